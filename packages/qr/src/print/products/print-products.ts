import type { PrintDrawing } from '../print-drawing.ts'
import { label } from './label.ts'
import { landscape } from './landscape.ts'
import { portrait } from './portrait.ts'
import { poster } from './poster.ts'
import type { PrintContent, PrintLook, Size } from './print-content.ts'
import { sticker } from './sticker.ts'
import { tableTent } from './table-tent.ts'
import { windowSign } from './window-sign.ts'

type Layout = (content: PrintContent, look: PrintLook, size: Size) => PrintDrawing

/** Each product by its layout, in millimetres of the size once it is cut. */
export const printProducts = {
  BUSINESS_CARD: landscape,
  COUNTER_CARD: portrait,
  LABEL: label,
  POSTER: poster,
  ROUND_STICKER: (content, look, size) => sticker(content, look, size, true),
  SQUARE_STICKER: (content, look, size) => sticker(content, look, size, false),
  TABLE_TENT: tableTent,
  WINDOW_SIGN: windowSign,
} as const satisfies Record<string, Layout>
export type PrintProduct = keyof typeof printProducts
