import type { Widget } from '@taplet/slides/schema'

export interface RowsProps {
  widgets: readonly Widget[]
  /** The selected ones. */
  ids: readonly string[]
  /** The row that Tab comes to. */
  currentId: string | undefined
}
