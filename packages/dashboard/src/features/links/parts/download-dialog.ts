import type { ComponentType } from 'react'

/** Downloads the codes of these links as files; passed in by the screen. */
export type DownloadDialogComponent = ComponentType<{ tagIds: readonly string[]; onClose: () => void }>
