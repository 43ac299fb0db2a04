import { DAY_MS } from '@taplet/base/time'

/** A month in UTC. */
export interface Month {
  /** As used in names of partitions, e.g. `2026_11`. */
  name: string
  from: Date
  /** The first moment after it. */
  to: Date
}

/** Returns the month of this moment, or one so many months later. */
export function monthOf(at: Date, later = 0): Month {
  const from = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + later))
  const to = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + 1))
  return { name: from.toISOString().slice(0, 7).replace('-', '_'), from, to }
}

/** Returns the month of a partition by its name: `hits_2026_11`. Undefined for the default partition. */
export function monthNamed(partition: string): Month | undefined {
  const [, year, month] = /_(\d{4})_(\d{2})$/.exec(partition) ?? []
  return year === undefined ? undefined : monthOf(new Date(Date.UTC(Number(year), Number(month) - 1)))
}

/** Rows are stored for at least this many days, and until their month has been over for that long. */
export const retainedSince = (now: Date, days: number): Date => monthOf(new Date(now.getTime() - days * DAY_MS)).from
