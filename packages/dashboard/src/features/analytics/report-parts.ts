import type { ReportTable } from '@taplet/contract'
import type { ReactNode } from 'react'

export interface PictureSize {
  width: number
  height: number
}

/** What a report can be drawn with, besides the report. All of it may be absent: on a shared page most of it is. */
export interface ReportParts {
  /** Draws a slide beside its bar of the funnel, in exactly this size. Absent: the place of the slide stands there. */
  drawSlide?: ((itemId: string, size: PictureSize) => ReactNode) | undefined
  /** Where a table of the report is to be had as a file. Absent: no downloads. */
  csvUrl?: ((table: ReportTable) => string) | undefined
  /** Where a slide of the report is edited, or more is told of a link. Absent, or undefined for one: its name is plain text. */
  pathOf?: ((kind: 'SLIDE' | 'LINK', id: string) => string | undefined) | undefined
}
