export interface Cell {
  widgetId: string
  /** Index of the gap among the slide's widgets. */
  index: number
  left: number
  top: number
  width: number
  height: number
}

export interface Line {
  left: number
  top: number
  width: number
  height: number
}

const THICK = 3 // px
const APART = 4 // px between a line and the widget beside it

const right = (cell: Cell) => cell.left + cell.width
const foot = (cell: Cell) => cell.top + cell.height
const sharesRow = (cells: readonly Cell[], cell: Cell) =>
  cells.some((one) => one !== cell && one.top < foot(cell) - 1 && foot(one) > cell.top + 1)

function lineAt(cells: readonly Cell[], cell: Cell, isBefore: boolean): Line {
  if (sharesRow(cells, cell)) {
    const left = isBefore ? cell.left - APART - THICK : right(cell) + APART
    return { left, top: cell.top, width: THICK, height: cell.height }
  }
  const top = isBefore ? cell.top - APART - THICK : foot(cell) + APART
  return { left: cell.left, top, width: cell.width, height: THICK }
}

const distance = (cell: Cell, { x, y }: { x: number; y: number }) => {
  const [aside, away] = [Math.max(cell.left - x, 0, x - right(cell)), Math.max(cell.top - y, 0, y - foot(cell))]
  return away * 1000 + aside
}

/**
 * Where things dropped at a point go: the gap among the slide's widgets, and the line that marks it. Between widgets
 * side by side the line is vertical. Undefined on a slide without widgets.
 */
export function dropGap(
  cells: readonly Cell[],
  point: { x: number; y: number },
): { gap: number; line: Line } | undefined {
  const [nearest] = cells.toSorted((one, other) => distance(one, point) - distance(other, point))
  if (!nearest) return undefined
  const isBefore = sharesRow(cells, nearest)
    ? point.x < nearest.left + nearest.width / 2
    : point.y < nearest.top + nearest.height / 2
  return { gap: nearest.index + (isBefore ? 0 : 1), line: lineAt(cells, nearest, isBefore) }
}

/** The line that marks a gap among the widgets. */
export function gapLine(cells: readonly Cell[], gap: number): Line | undefined {
  const below = cells.find(({ index }) => index >= gap)
  if (below) return lineAt(cells, below, true)
  const last = cells.at(-1)
  return last && lineAt(cells, last, false)
}
