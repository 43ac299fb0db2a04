import type { PrintShape } from '../print-drawing.ts'

const LENGTH = 5
/** Between the background and the mark. */
const AWAY = 1
const WIDTH = 0.09 // 0.25 pt
const COLOR = '#000000'

/** Room that marks need beyond the edge, bleed included. */
export const roomForMarks = (bleedMm: number): number => bleedMm + AWAY + LENGTH + 1

interface Grid {
  /** Where is cut, from the left and from the top. */
  columns: readonly number[]
  rows: readonly number[]
  bleedMm: number
}

/** Marks outside of what lies in columns and rows: lines along which all are cut. */
export function cropMarks({ columns, rows, bleedMm }: Grid): PrintShape[] {
  const [left, right] = [Math.min(...columns), Math.max(...columns)]
  const [top, bottom] = [Math.min(...rows), Math.max(...rows)]
  const near = bleedMm + AWAY
  const far = near + LENGTH
  const mark = (from: readonly [number, number], to: readonly [number, number]): PrintShape => ({
    kind: 'line',
    from,
    to,
    width: WIDTH,
    color: COLOR,
  })
  return [
    ...columns.flatMap((x) => [mark([x, top - near], [x, top - far]), mark([x, bottom + near], [x, bottom + far])]),
    ...rows.flatMap((y) => [mark([left - near, y], [left - far, y]), mark([right + near, y], [right + far, y])]),
  ]
}

/** Short dashes outside of the product, where it is folded. */
export function foldMarks({
  left,
  right,
  y,
  bleedMm,
}: {
  left: number
  right: number
  y: number
  bleedMm: number
}): PrintShape[] {
  const near = bleedMm + AWAY
  return [
    { kind: 'line', from: [left - near, y], to: [left - near - LENGTH, y], width: WIDTH, color: COLOR, dash: 0.8 },
    { kind: 'line', from: [right + near, y], to: [right + near + LENGTH, y], width: WIDTH, color: COLOR, dash: 0.8 },
  ]
}
