import type { Palette } from './palette.ts'

/** Where the stack of widgets stands; the scene leaves that part of the frame calm. */
export type Anchor = 'TOP' | 'MIDDLE' | 'FOOT'

/** A picture as SVG text. Pure: the same palette, seed and anchor give the same picture. */
export type Scene = (palette: Palette, seed: number, anchor: Anchor) => string
