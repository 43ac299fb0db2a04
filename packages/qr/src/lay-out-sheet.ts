import type { QrDrawing } from './qr-drawing.ts'

/** A line of text centred below the code. */
export interface Caption {
  text: string
  fontSize: number
  x: number
  baseline: number
  maxWidth: number
}

/** The area around the code, in modules: the same in every format. */
export interface Sheet {
  /** Of the whole picture with bleed and caption; the code starts at (bleed, bleed). */
  width: number
  height: number
  bleed: number
  caption?: Caption
}

export interface SheetOptions {
  caption?: string | undefined
  /** Background beyond the edge, in modules. */
  bleed?: number | undefined
}

/** Relative to the code's width. */
const FONT_SIZE = 0.075
/** Average letter width relative to the font size. */
const LETTER = 0.56
/** Relative to the font size: the caption is below the quiet zone, which stays empty. */
const LINE = 1.4
const BASELINE = 0.8

/** Lays a code out with its bleed and caption. Long captions get a smaller font so that they fit on the line. */
export function layOutSheet({ size, quietZone }: QrDrawing, { caption = '', bleed = 0 }: SheetOptions = {}): Sheet {
  const text = caption.replace(/\s+/g, ' ').trim()
  const sheet = { width: size + 2 * bleed, height: size + 2 * bleed, bleed }
  if (text === '') return sheet
  const maxWidth = size - 2 * quietZone + 4
  const fontSize = Math.min(size * FONT_SIZE, maxWidth / (text.length * LETTER))
  return {
    ...sheet,
    height: sheet.height + fontSize * LINE,
    caption: { text, fontSize, x: sheet.width / 2, baseline: bleed + size + fontSize * BASELINE, maxWidth },
  }
}
