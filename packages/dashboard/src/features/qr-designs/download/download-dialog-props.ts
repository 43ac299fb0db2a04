import type { Need } from './print/need.ts'

export interface DownloadDialogProps {
  /** The links whose codes to download. Empty: the person chooses one. */
  tagIds: readonly string[]
  /** The design to draw them in; without it, each link's own. */
  designId?: string | undefined
  /** What somebody came for; without it the bare code. */
  need?: Need | undefined
  onClose: () => void
}
