import { DAY_MS } from '@taplet/base/time'

/** A month of UTC. */
export interface Month {
  /** As partitions are named after it, e.g. `2026_11`. */
  name: string
  from: Date
  /** The first moment that is not in it. */
  to: Date
}

/** The month in which this moment lies, or one so many months later. */
export function monthOf(at: Date, later = 0): Month {
  const from = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + later))
  const to = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + 1))
  return { name: from.toISOString().slice(0, 7).replace('-', '_'), from, to }
}

/** The month that a partition is named after: `hits_2026_11`. Undefined for the one of all the rest. */
export function monthNamed(partition: string): Month | undefined {
  const [, year, month] = /_(\d{4})_(\d{2})$/.exec(partition) ?? []
  return year === undefined ? undefined : monthOf(new Date(Date.UTC(Number(year), Number(month) - 1)))
}

/** Rows are kept for so many days at least, and until the month of which they are has been over for so long. */
export const keptSince = (now: Date, days: number): Date => monthOf(new Date(now.getTime() - days * DAY_MS)).from
