import type { QrConfig } from '../qr-config.ts'

/** What is scanned: a look, and what is drawn in it. */
export interface ScanDesign {
  config: QrConfig
  /** `width` and `height` are the picture's pixels; `share` is its width ÷ width of the code without quiet zone. */
  logo?: { href: string; width: number; height: number; share: number } | null | undefined
  /** What the code holds. The longer, the finer the modules. */
  text: string
  /** Modules of background around it; 4 unless told. */
  quietZone?: number | undefined
  /** Whether whatever lies beneath shows through. */
  isTransparent?: boolean | undefined
  /** Width on paper of the whole code, quiet zone included, if it is known. */
  printMm?: number | undefined
  /** How far away it will be read, if it is known. */
  distanceMm?: number | undefined
}
