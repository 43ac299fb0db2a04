import type { QrDrawing } from './qr-drawing.ts'

/** A line below the code, set about its middle. */
export interface Caption {
  text: string
  fontSize: number
  x: number
  baseline: number
  maxWidth: number
}

/** Around the code, in modules: the same in every format. */
export interface Sheet {
  /** The whole picture with bleed and caption; the code starts at (bleed, bleed). */
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

/** Share of the code's width. */
const FONT_SIZE = 0.075
/** How much of the font size a letter is wide on average. */
const LETTER = 0.56
/** Of the font size: the caption stands below the quiet zone, which stays free. */
const LINE = 1.4
const BASELINE = 0.8

/** Lays a code out with its bleed and caption. Long captions are set smaller so that they fit on the line. */
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
