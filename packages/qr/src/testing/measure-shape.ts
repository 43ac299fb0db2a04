import sharp from 'sharp'
import type { Shape } from '../geometry/contour.ts'
import { pathOf } from '../geometry/path-of.ts'

/** Pixels per module: enough to measure hundredths of a module. */
const SCALE = 64
/** Modules around the box, to detect what exceeds it. */
const MARGIN = 0.25

/** A drawn shape, measured on its picture; all figures in modules. */
export interface MeasuredShape {
  area: number
  /** Left, top, right, bottom of the dark area. */
  bounds: readonly [number, number, number, number]
  isDark: (x: number, y: number) => boolean
  /** The lengths of alternating dark and light runs along a row, starting with the first dark one. */
  runsAcross: (y: number) => number[]
  /** The same along a column. */
  runsDown: (x: number) => number[]
  /** Corner radii, from where the shape starts on the diagonals: top left, top right, bottom right, bottom left. */
  radii: readonly [number, number, number, number]
}

/** Draws a shape whose box goes from 0 to `side` and measures the picture, without our own rasteriser. */
export async function measureShape(shape: Shape, side: number): Promise<MeasuredShape> {
  const wide = side + 2 * MARGIN
  const size = wide * SCALE
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${-MARGIN} ${-MARGIN} ${wide} ${wide}"><path fill="#fff" d="${pathOf(shape)}"/></svg>`
  const data = await sharp(Buffer.from(svg)).flatten({ background: '#000' }).extractChannel(0).raw().toBuffer()
  const level = (column: number, row: number) => data[row * size + column] ?? 0
  const pixelOf = (at: number) => Math.floor((at + MARGIN) * SCALE)
  const isDark = (x: number, y: number) => level(pixelOf(x), pixelOf(y)) > 127
  const indices = Array.from({ length: size }, (_, index) => index)
  const hasDark = (isAt: (index: number, other: number) => boolean) =>
    indices.filter((index) => indices.some((other) => isAt(index, other)))
  const columns = hasDark((column, row) => level(column, row) > 127)
  const rows = hasDark((row, column) => level(column, row) > 127)
  const edge = (index = 0) => index / SCALE - MARGIN
  const radiusFrom = (toX: (along: number) => number, toY: (along: number) => number) => {
    const first = indices.findIndex((index) => isDark(toX((index + 0.5) / SCALE), toY((index + 0.5) / SCALE)))
    // The diagonal meets a corner of radius r at r (1 − √½) from either side.
    return first / SCALE / (1 - Math.SQRT1_2)
  }
  const same = (along: number) => along
  const back = (along: number) => side - along
  return {
    area: data.reduce((sum, value) => sum + value, 0) / 255 / SCALE ** 2,
    bounds: [edge(columns[0]), edge(rows[0]), edge((columns.at(-1) ?? 0) + 1), edge((rows.at(-1) ?? 0) + 1)],
    isDark,
    runsAcross: (y) => runsOf(indices.map((column) => level(column, pixelOf(y)) > 127)),
    runsDown: (x) => runsOf(indices.map((row) => level(pixelOf(x), row) > 127)),
    radii: [radiusFrom(same, same), radiusFrom(back, same), radiusFrom(back, back), radiusFrom(same, back)],
  }
}

function runsOf(line: readonly boolean[]): number[] {
  const changes = line.flatMap((isDark, index) => (isDark === (line[index - 1] ?? false) ? [] : [index]))
  return changes.slice(1).map((change, index) => (change - (changes[index] ?? 0)) / SCALE)
}
