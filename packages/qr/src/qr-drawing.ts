import type { Matrix } from './symbol/create-symbol.ts'

/** Colours are #RGB, #RRGGBB or #RRGGBBAA. */
export interface Gradient {
  kind: 'linear' | 'radial'
  /** In modules of the drawing: linear from the first point to the second, radial from the centre to its edge. */
  from: readonly [x: number, y: number]
  to: readonly [x: number, y: number]
  stops: readonly { offset: number; color: string }[]
}

export type Fill = string | Gradient

export interface PathLayer {
  kind: 'path'
  part: 'body' | 'frames' | 'balls'
  /** Absolute M, L, C and Z; filled by the non-zero rule. */
  path: string
  fill: Fill
}

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export interface ImageLayer {
  kind: 'image'
  href: string
  box: Box
}

export type Layer = PathLayer | ImageLayer

/** A code ready for output in any format. Units are modules; y points down. */
export interface QrDrawing {
  /** Modules per side, without quiet zone. */
  modules: number
  quietZone: number
  /** Modules per side with quiet zone. */
  size: number
  version: number
  matrix: Matrix
  background: string
  layers: readonly Layer[]
  logo?: {
    /** The modules cleared for it. */
    box: Box
    /** Share of the error correction that the logo uses: beyond 1 nothing reads the code. */
    budget: number
  }
}
