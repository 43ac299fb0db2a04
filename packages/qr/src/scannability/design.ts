import type { QrConfig } from '../qr-config.ts'

/** What is scanned: a design, and the text and logo drawn in it. */
export interface ScanDesign {
  config: QrConfig
  /** `width` and `height` are the picture's pixels; `share` is its width ÷ width of the code without quiet zone. */
  logo?: { href: string; width: number; height: number; share: number } | null | undefined
  /** The text in the code. The longer, the smaller the modules. */
  text: string
  /** Modules of background around it; 4 by default. */
  quietZone?: number | undefined
  /** Whether what is beneath shows through. */
  isTransparent?: boolean | undefined
  /** Printed width of the whole code in mm, quiet zone included, if known. */
  printMm?: number | undefined
  /** Reading distance in mm, if known. */
  distanceMm?: number | undefined
}
