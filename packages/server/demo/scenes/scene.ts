import type { Palette } from './palette.ts'

/** Position of the stack of widgets; the scene keeps that part of the frame calm. */
export type Anchor = 'TOP' | 'MIDDLE' | 'FOOT'

/** A picture as SVG text. Pure: the same palette, seed and anchor give the same picture. */
export type Scene = (palette: Palette, seed: number, anchor: Anchor) => string
