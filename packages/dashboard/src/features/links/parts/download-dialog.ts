import type { ComponentType } from 'react'

/** Hands out the codes of these links as files; handed in by the screen. */
export type DownloadDialogComponent = ComponentType<{ tagIds: readonly string[]; onClose: () => void }>
