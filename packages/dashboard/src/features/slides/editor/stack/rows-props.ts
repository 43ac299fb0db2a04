import type { Widget } from '@taplet/slides/schema'
import type { RowSurroundings } from './widget-row.tsx'

export interface RowsProps extends RowSurroundings {
  widgets: readonly Widget[]
  /** The selected widgets. */
  ids: readonly string[]
  /** The row in the tab order. */
  currentId: string | undefined
}
