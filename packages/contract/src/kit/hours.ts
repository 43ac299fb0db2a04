import { DAY_MS } from '@taplet/base/time'
import type { Wall } from '@taplet/base/zone-clock'

/** Hours of the day, 00:00 to 23:59 by the clock on the wall; null means midnight. An end before the start is the next day's. */
export interface Hours {
  from: string | null
  until: string | null
}

const midnightOf = (wall: Wall): Wall => Math.floor(wall / DAY_MS) * DAY_MS
const timeOf = (wall: Wall): string => new Date(wall).toISOString().slice(11, 16)

/** Returns the days, as their midnights, whose hours these moments are among: hours past midnight belong to the day on which they began. */
export function daysWithin({ from, until }: Hours, wall: Wall): Wall[] {
  const [today, time] = [midnightOf(wall), timeOf(wall)]
  const [start, end] = [from ?? '00:00', until ?? '24:00']
  if (start < end) return start <= time && time < end ? [today] : []
  return [...(start <= time ? [today] : []), ...(time < end ? [today - DAY_MS] : [])]
}

/** 1 Monday to 7 Sunday. */
export const weekdayOf = (day: Wall): number => new Date(day).getUTCDay() || 7
