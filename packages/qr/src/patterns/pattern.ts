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
  /** Average dark share of a module in a code, from 0 to 1: readers sample the middle of a blurred module. */
  darkShare: number
  /** The module in a box from (0, 0) to (1, 1). Adjacent FULL_MODULEs are drawn as one. */
  glyph: (cell: Cell) => Shape
}

export const FULL_MODULE: Shape = [rectangle(0, 0, 1, 1)]

interface JoinedGlyphs {
  single: Shape
  /** With a neighbour below. */
  end: Shape
  /** With neighbours right and below. */
  corner: Shape
}

const turnOnce: Transform = (x, y) => [1 - y, x]

/** Rotates a glyph clockwise by quarter turns. */
function turnGlyph(shape: Shape, times: number): Shape {
  let turned = shape
  for (let turn = 0; turn < times; turn++) turned = transformShape(turned, turnOnce)
  return turned
}

/** A pattern whose modules join their neighbours: it has glyphs for single modules, ends and corners. */
export function joinedGlyph({ single, end, corner }: JoinedGlyphs): (cell: Cell) => Shape {
  const turned = (shape: Shape) => [0, 1, 2, 3].map((times) => turnGlyph(shape, times))
  const ends = turned(end)
  const corners = turned(corner)
  return ({ hasTop, hasRight, hasBottom, hasLeft }) => {
    // In rotation order: the neighbour of an end moves from below to the left, top, and right.
    const neighbours = [hasBottom, hasLeft, hasTop, hasRight]
    const count = neighbours.filter(Boolean).length
    if (count === 0) return single
    if (count === 1) return ends[neighbours.indexOf(true)] ?? end
    if (count > 2 || hasTop === hasBottom) return FULL_MODULE
    return corners[neighbours.findIndex((has, index) => has && neighbours.at(index - 1))] ?? corner
  }
}

/** A pattern whose modules are all the same, whatever their neighbours. */
export const loneGlyph =
  (shape: Shape): ((cell: Cell) => Shape) =>
  () =>
    shape

export const placeGlyph = (shape: Shape, column: number, row: number): Shape =>
  transformShape(shape, moveBy(column, row))
