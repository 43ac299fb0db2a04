/** An hour of the week; Monday is day 0. */
export interface Cell {
  day: number
  hour: number
}

export const HOURS = 24
const DAYS = 7
export const LEVELS = [0, 1, 2, 3, 4, 5] as const

/** Shade of a cell: 0 for none, else by its share of the busiest one. */
export const levelOf = (visits: number, most: number): number =>
  visits <= 0 || most <= 0 ? 0 : Math.max(1, Math.ceil((visits / most) * (LEVELS.length - 1)))

/** Returns the first of the busiest hours. */
export function findBusiest(hours: readonly (readonly number[])[]): Cell {
  let found: Cell = { day: 0, hour: 0 }
  for (const [day, row] of hours.entries())
    for (const [hour, visits] of row.entries())
      if (visits > (hours[found.day]?.[found.hour] ?? 0)) found = { day, hour }
  return found
}

const clamp = (value: number, count: number): number => Math.max(0, Math.min(count - 1, value))

const steps: Readonly<Record<string, (cell: Cell) => Cell>> = {
  ArrowDown: ({ day, hour }) => ({ day: clamp(day + 1, DAYS), hour }),
  ArrowLeft: ({ day, hour }) => ({ day, hour: clamp(hour - 1, HOURS) }),
  ArrowRight: ({ day, hour }) => ({ day, hour: clamp(hour + 1, HOURS) }),
  ArrowUp: ({ day, hour }) => ({ day: clamp(day - 1, DAYS), hour }),
  End: ({ day }) => ({ day, hour: HOURS - 1 }),
  Home: ({ day }) => ({ day, hour: 0 }),
  PageDown: ({ hour }) => ({ day: DAYS - 1, hour }),
  PageUp: ({ hour }) => ({ day: 0, hour }),
}

/** The cell a key moves to, stopping at the edges; undefined for other keys. */
export const stepCell = (cell: Cell, key: string): Cell | undefined => steps[key]?.(cell)
