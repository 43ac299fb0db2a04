import type { PrintCode, PrintPicture } from '../print-drawing.ts'
import type { Typeface } from '../type/set-line.ts'

/** What a printed product says. */
export interface PrintContent {
  code: PrintCode
  /** Of the app; '' where a code has none. */
  name: string
  heading: string
  /** Below the heading or the code. */
  line: string
  /** Instead of the first letter of the name. */
  logo?: PrintPicture | undefined
  /** A drawing on its own background. */
  art?: PrintPicture | undefined
}

/** The look of printed products: colours that read on each other, and typefaces. */
export interface PrintLook {
  ground: string
  /** Of texts on the ground. */
  ink: string
  /** Of what is drawn; no text stands on them. */
  main: string
  deep: string
  warm: string
  /** From 0, square, to 1, as round as a panel may be. */
  roundness: number
  heading: Typeface
  body: Typeface
}

/** Lays a product out for a size, in millimetres. */
export interface Size {
  width: number
  height: number
}
