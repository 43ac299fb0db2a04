import type { Widget } from '@taplet/slides/schema'
import type { RowSurroundings } from './widget-row.tsx'

export interface RowsProps extends RowSurroundings {
  widgets: readonly Widget[]
  /** The selected ones. */
  ids: readonly string[]
  /** The row that Tab comes to. */
  currentId: string | undefined
}
