import { asHole, type Contour } from '../geometry/contour.ts'
import { roughOutline } from '../geometry/outlines/rough-outline.ts'
import { stampOutline } from '../geometry/outlines/stamp-outline.ts'
import { rectangle } from '../geometry/basic-shapes.ts'
import { type Frame, SQUARE_HOLE } from './frame.ts'

export const frame7: Frame = {
  cornerRadius: 0,
  shape: [stampOutline(7, 14, 0.15), ...SQUARE_HOLE],
}

export const frame8: Frame = {
  cornerRadius: 0,
  shape: [
    roughOutline({ from: 0.12, side: 6.76, jitter: 0.12, pointsPerSide: 9, seed: 8 }),
    ...asHole([roughOutline({ from: 0.94, side: 5.12, jitter: 0.12, pointsPerSide: 7, seed: 9 })]),
  ],
}

type Point = readonly [x: number, y: number]

const INSET = 0.22

/** A square with an outward spike on each of its seven modules. */
function spikedOutline(): Contour {
  const half = 0.2
  const side = Array.from({ length: 7 }, (_, index) => index + 0.5).flatMap((middle): Point[] => [
    [middle - half, INSET],
    [middle, 0],
    [middle + half, INSET],
  ])
  const turned = (turn: (x: number, y: number) => Point): Point[] =>
    [[INSET, INSET] as const, ...side].map(([x, y]) => turn(x, y))
  return [
    ...turned((x, y) => [x, y]),
    ...turned((x, y) => [7 - y, x]),
    ...turned((x, y) => [7 - x, 7 - y]),
    ...turned((x, y) => [y, 7 - x]),
  ]
}

/** The hole of the original is 4.5 wide: from 4.7 on ZBar finds the eye, whose light ring must equal the dark one. */
export const frame10: Frame = {
  cornerRadius: 0,
  shape: [spikedOutline(), ...asHole([rectangle(1.15, 1.15, 4.7, 4.7)])],
}

export const frame11: Frame = {
  cornerRadius: 0,
  shape: [stampOutline(7, 20, 0.07), ...SQUARE_HOLE],
}
