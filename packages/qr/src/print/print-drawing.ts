import type { QrDrawing } from '../qr-drawing.ts'
import type { SetLine } from './type/set-line.ts'

/** A code as it is printed. */
export interface PrintCode {
  drawing: QrDrawing
  /** The logo in its middle, as PNG or JPEG. */
  logo?: Uint8Array | undefined
}

/** A picture that is printed: a logo, a drawing. PNG or JPEG. */
export interface PrintPicture {
  bytes: Uint8Array
  type: 'image/jpeg' | 'image/png'
  /** Width ÷ height. */
  aspect: number
}

/** One thing on a printed product. Millimetres; y points down; later ones cover earlier ones. */
export type PrintShape =
  | { kind: 'code'; code: PrintCode; x: number; y: number; width: number }
  | {
      kind: 'line'
      from: readonly [number, number]
      to: readonly [number, number]
      width: number
      color: string
      dash?: number
    }
  | { kind: 'path'; path: string; fill: string; opacity?: number }
  | { kind: 'picture'; picture: PrintPicture; x: number; y: number; width: number; clip?: string }
  | { kind: 'text'; line: SetLine; x: number; baseline: number; size: number; fill: string }
  | {
      kind: 'group'
      shapes: readonly PrintShape[]
      move: readonly [number, number]
      isUpsideDown: boolean
      clip: string
    }

/** A product before it is cut: what feeds preview, SVG, PNG and PDF alike. */
export interface PrintDrawing {
  /** Of the product once it is cut. */
  width: number
  height: number
  /** A disc is cut along its edge, all others are rectangles. */
  isRound: boolean
  /** They go at least `MOST_BLEED` beyond the edge wherever they touch it. */
  shapes: readonly PrintShape[]
  /** Width of a code on it, quiet zone included. */
  codeMm: number
  /** Where it is folded, from the top. */
  foldAt?: number
}

/** As far as backgrounds go beyond the edge. */
export const MOST_BLEED = 5
