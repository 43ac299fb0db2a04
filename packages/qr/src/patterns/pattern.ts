import { moveBy, type Shape, type Transform, transformShape } from '../geometry/contour.ts'
import { rectangle } from '../geometry/basic-shapes.ts'

/** One dark module and which of its four neighbours are dark. Modules of eyes do not count. */
export interface Cell {
  column: number
  row: number
  hasTop: boolean
  hasRight: boolean
  hasBottom: boolean
  hasLeft: boolean
}

/** How the modules of the body are drawn. */
export interface Pattern {
  /** In plain words, for people. */
  name: string
  /** How much of a module is dark on average over a code, from 0 to 1: readers look at the middle of a blurred one. */
  darkShare: number
  /** The module in a box from (0, 0) to (1, 1). FULL_MODULE is drawn as one with its neighbours. */
  glyph: (cell: Cell) => Shape
}

export const FULL_MODULE: Shape = [rectangle(0, 0, 1, 1)]

interface JoinedGlyphs {
  single: Shape
  /** Drawn with the neighbour below. */
  end: Shape
  /** Drawn with the neighbours right and below. */
  corner: Shape
}

const turnOnce: Transform = (x, y) => [1 - y, x]

/** A quarter turn clockwise as often as told. */
function turnGlyph(shape: Shape, times: number): Shape {
  let turned = shape
  for (let turn = 0; turn < times; turn++) turned = transformShape(turned, turnOnce)
  return turned
}

/** A pattern whose modules join their neighbours: it has glyphs for those that stand alone, at an end or at a corner. */
export function joinedGlyph({ single, end, corner }: JoinedGlyphs): (cell: Cell) => Shape {
  const turned = (shape: Shape) => [0, 1, 2, 3].map((times) => turnGlyph(shape, times))
  const ends = turned(end)
  const corners = turned(corner)
  return ({ hasTop, hasRight, hasBottom, hasLeft }) => {
    // In the order of the turns: the neighbour of an end goes from below to the left, to the top, to the right.
    const neighbours = [hasBottom, hasLeft, hasTop, hasRight]
    const count = neighbours.filter(Boolean).length
    if (count === 0) return single
    if (count === 1) return ends[neighbours.indexOf(true)] ?? end
    if (count > 2 || hasTop === hasBottom) return FULL_MODULE
    return corners[neighbours.findIndex((has, index) => has && neighbours.at(index - 1))] ?? corner
  }
}

/** A pattern whose modules are all alike, whatever stands beside them. */
export const loneGlyph =
  (shape: Shape): ((cell: Cell) => Shape) =>
  () =>
    shape

export const placeGlyph = (shape: Shape, column: number, row: number): Shape =>
  transformShape(shape, moveBy(column, row))
