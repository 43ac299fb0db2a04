import type { PrintDrawing, PrintShape } from '../print-drawing.ts'

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** A sheet of paper with the products on it, in millimetres. */
export interface PrintPage {
  width: number
  height: number
  /** Where a printer cuts, and how far the background goes beyond; only where a page is one product. */
  trim?: Box
  bleed?: Box
  placed: readonly { drawing: PrintDrawing; x: number; y: number }[]
  /** Background beyond the edge of each product. */
  bleedMm: number
  marks: readonly PrintShape[]
}

export interface PageOptions {
  /** At most MOST_BLEED. */
  bleedMm: number
  /** Lines at the corners, to cut along. */
  hasMarks: boolean
}
