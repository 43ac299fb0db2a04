import type { PrintDrawing } from '../print-drawing.ts'
import { cropMarks, roomForMarks } from './crop-marks.ts'
import { type Paper, PAPERS } from './papers.ts'
import type { PageOptions, PrintPage } from './print-page.ts'

interface Grid {
  page: readonly [width: number, height: number]
  columns: number
  rows: number
  /** From one product to the next. */
  pitch: readonly [across: number, down: number]
}

/** Returns how products of a size lie on a sheet, upright or lying, whichever takes more; undefined when none fits. */
export function gridOn(
  paper: Paper,
  { width, height }: Pick<PrintDrawing, 'height' | 'width'>,
  { bleedMm, hasMarks }: PageOptions,
): Grid | undefined {
  const edge = hasMarks ? roomForMarks(bleedMm) - bleedMm : 0
  const pitch = [width + 2 * bleedMm, height + 2 * bleedMm] as const
  const [short, long] = PAPERS[paper]
  const grids = (
    [
      [short, long],
      [long, short],
    ] as const
  ).map((page): Grid => {
    const count = (axis: 0 | 1): number => Math.floor((page[axis] - 2 * edge + 0.1) / pitch[axis])
    return { page, columns: count(0), rows: count(1), pitch }
  })
  const [best] = grids.toSorted((one, other) => other.columns * other.rows - one.columns * one.rows)
  return best && best.columns * best.rows > 0 ? best : undefined
}

/** Products beside each other on sheets of a paper, with marks to cut along; undefined when it is too small. */
export function onSheets(
  drawings: readonly PrintDrawing[],
  paper: Paper,
  options: PageOptions,
): PrintPage[] | undefined {
  const [first] = drawings
  const grid = first && gridOn(paper, first, options)
  if (!grid) return undefined
  const { columns, rows, pitch, page } = grid
  const { bleedMm, hasMarks } = options
  const left = (page[0] - columns * pitch[0]) / 2 + bleedMm
  const top = (page[1] - rows * pitch[1]) / 2 + bleedMm
  const xs = Array.from({ length: columns }, (_, column) => left + column * pitch[0])
  const ys = Array.from({ length: rows }, (_, row) => top + row * pitch[1])
  const marks = hasMarks
    ? cropMarks({
        columns: [...new Set(xs.flatMap((x) => [x, x + first.width]))],
        rows: [...new Set(ys.flatMap((y) => [y, y + first.height]))],
        bleedMm,
      })
    : []
  const perPage = columns * rows
  return Array.from({ length: Math.ceil(drawings.length / perPage) }, (_, index) => ({
    width: page[0],
    height: page[1],
    placed: drawings.slice(index * perPage, (index + 1) * perPage).map((drawing, at) => ({
      drawing,
      x: xs[at % columns] ?? 0,
      y: ys[Math.floor(at / columns)] ?? 0,
    })),
    bleedMm,
    marks,
  }))
}
