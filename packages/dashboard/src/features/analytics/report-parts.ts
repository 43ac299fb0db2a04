import type { ReportTable } from '@taplet/contract'
import type { ReactNode } from 'react'

export interface PictureSize {
  width: number
  height: number
}

/** Optional parts of a report, besides its data: on a shared page most of them are absent. */
export interface ReportParts {
  /** Draws a slide beside its bar of the funnel, in exactly this size. Absent: the slide's number is shown. */
  drawSlide?: ((itemId: string, size: PictureSize) => ReactNode) | undefined
  /** Address of a table of the report as a file. Absent: no downloads. */
  csvUrl?: ((table: ReportTable) => string) | undefined
  /** Path of a slide's editor, or of a link's details. Absent, or undefined for one: its name is plain text. */
  pathOf?: ((kind: 'SLIDE' | 'LINK', id: string) => string | undefined) | undefined
}
