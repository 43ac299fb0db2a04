import { disc, path, place, short } from '../svg.ts'

/** Leaf pairs of the milk, [half width, height of the tip]. */
const LEAVES = [
  [36, 17],
  [40, 5],
  [36, -7],
  [29, -19],
  [21, -30],
  [13, -40],
] as const

function leaf(half: number, tip: number): string {
  const bend = short(half * 0.55)
  const inner = short(half / 2)
  return `M${-half} ${tip}Q-${bend} ${tip + 22} 0 ${tip + 20}Q${bend} ${tip + 22} ${half} ${tip}Q${inner} ${tip + 12} 0 ${short(tip + 10.5)}Q-${inner} ${tip + 12} ${-half} ${tip}z`
}

const rosetta = (): string =>
  path(LEAVES.map(([half, tip]) => leaf(half, tip)).join(''), '#F7E4C8') +
  path('M0 46C-7 34-5-28 0-48C5-28 7 34 0 46z', '#F7E4C8')

/** The surface of a flat white with a leaf in the milk, 60 in radius, around the origin. */
export const coffee = (turn: number): string =>
  disc(0, 0, 60, '#8A4A22') + disc(0, 0, 56, '#A9622F') + place(rosetta(), 0, 0, turn)
