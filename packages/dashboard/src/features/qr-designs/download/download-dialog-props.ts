export interface DownloadDialogProps {
  /** The links whose codes to download. Empty: the person chooses one. */
  tagIds: readonly string[]
  /** The design to draw them in; without it, each link's own. */
  designId?: string | undefined
  onClose: () => void
}
