import type { QrDrawing } from './qr-drawing.ts'

/** Around the code, in modules: the same in every format. */
export interface Sheet {
  /** The whole picture with bleed and caption; the code starts at (bleed, bleed). */
  width: number
  height: number
  bleed: number
  caption?: { text: string; fontSize: number; x: number; baseline: number; maxWidth: number }
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
/** Its quiet zone stays free below the code; the caption stands under it. */
const LINE = 1.5

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
    caption: { text, fontSize, x: sheet.width / 2, baseline: bleed + size + fontSize * 0.55, maxWidth },
  }
}
