import type { Wall } from '@taplet/base/zone-clock'
import { DAY_MS, HOUR_MS } from '@taplet/base/time'
import type { AnalyticsReport } from '@taplet/contract'
import type { VisitSpan } from '../../../platform/db/visits/visit-spans.ts'
import { QUARTER_MS } from '../../../platform/db/visits/visit-sums.ts'
import { createZonedDays, readDay, writeDay, type ZonedDays } from '../../../platform/zoned-days.ts'

type Unit = AnalyticsReport['unit']

export interface PeriodQuery {
  from: string
  to: string
  timezone: string
  compare: 'PREVIOUS' | 'YEAR' | 'NONE'
}

/** One step of a trend: its local start, its spans, and the matching spans of the comparison period. */
interface Step {
  at: string
  spans: VisitSpan[]
  /** Undefined: there were no such days. */
  before: VisitSpan[] | undefined
}

/** The days of a report as time ranges. */
export interface Period {
  zone: string
  unit: Unit
  from: string
  to: string
  comparedFrom: string | null
  comparedTo: string | null
  whole: VisitSpan
  compared: VisitSpan | undefined
  steps: Step[]
  /** The whole period, split at clock changes. */
  hours: VisitSpan[]
}

/** Days from `first` up to but excluding `last`. */
interface Days {
  first: Wall
  end: Wall
}

const MAX_HOURLY = 2
const MAX_DAILY = 62
const MAX_WEEKLY = 400

const countDays = ({ first, end }: Days): number => (end - first) / DAY_MS

function unitOf(days: Days): Unit {
  const count = countDays(days)
  if (count <= MAX_HOURLY) return 'HOUR'
  if (count <= MAX_DAILY) return 'DAY'
  return count <= MAX_WEEKLY ? 'WEEK' : 'MONTH'
}

/** Returns the function that moves a day to the comparison period. The 29th of February becomes the 1st of March. */
function shiftOf(compare: PeriodQuery['compare'], days: Days): ((day: Wall) => Wall) | undefined {
  if (compare === 'NONE') return undefined
  if (compare === 'PREVIOUS') return (day) => day - (days.end - days.first)
  return (day) => {
    const date = new Date(day)
    return date.setUTCFullYear(date.getUTCFullYear() - 1)
  }
}

/** Returns where the next step begins: at midnight, on Monday, on the first of the month. */
const nextOf: { [U in Exclude<Unit, 'HOUR'>]: (day: Wall) => Wall } = {
  DAY: (day) => day + DAY_MS,
  WEEK: (day) => day + (7 - ((new Date(day).getUTCDay() + 6) % 7)) * DAY_MS,
  MONTH: (day) => Date.UTC(new Date(day).getUTCFullYear(), new Date(day).getUTCMonth() + 1, 1),
}

function daySteps({ first, end }: Days, unit: Exclude<Unit, 'HOUR'>): Days[] {
  const steps: Days[] = []
  for (let day = first; day < end; day = nextOf[unit](day))
    steps.push({ first: day, end: Math.min(nextOf[unit](day), end) })
  return steps
}

const writeWall = (wall: Wall): string => new Date(wall).toISOString().slice(0, 16)

/** Returns a day by local hours: a repeated hour is one entry, a skipped one is missing. */
function hoursOfDay(day: Wall, days: ZonedDays): Map<Wall, VisitSpan[]> {
  const hours = new Map<Wall, VisitSpan[]>()
  for (const { from, to, shift } of pieces(days.startOf(day), days.startOf(day + DAY_MS), days)) {
    const offset = shift * QUARTER_MS
    for (let at = from; at < to; ) {
      const hour = Math.floor((at + offset) / HOUR_MS) * HOUR_MS
      const end = Math.min(hour + HOUR_MS - offset, to)
      hours.set(hour, [...(hours.get(hour) ?? []), { index: 0, from: at, to: end }])
      at = end
    }
  }
  return hours
}

/** Returns the time between two moments, split at clock changes. */
const pieces = (from: number, to: number, { offsets }: ZonedDays) =>
  offsets
    .map((span) => ({
      index: 0,
      from: Math.max(from, span.from),
      to: Math.min(to, span.to),
      shift: span.offset / QUARTER_MS,
    }))
    .filter((piece) => piece.from < piece.to)

type Shift = ReturnType<typeof shiftOf>

function hourSteps(range: Days, shift: Shift, days: ZonedDays): Step[] {
  return daySteps(range, 'DAY').flatMap(({ first }) => {
    const shifted = shift?.(first)
    const before = shifted === undefined ? undefined : hoursOfDay(shifted, days)
    return [...hoursOfDay(first, days)].map(([hour, spans]) => ({
      at: writeWall(hour),
      spans,
      before: before?.get(hour - first + (shifted ?? 0)),
    }))
  })
}

const spanOf = ({ first, end }: Days, days: ZonedDays): VisitSpan => ({
  index: 0,
  from: days.startOf(first),
  to: days.startOf(end),
})

const shiftDays = ({ first, end }: Days, shift: Shift): Days | undefined => {
  const shifted = shift && { first: shift(first), end: shift(end) }
  return shifted && shifted.first < shifted.end ? shifted : undefined
}

function stepsOf(range: Days, unit: Unit, shift: Shift, days: ZonedDays): Step[] {
  if (unit === 'HOUR') return hourSteps(range, shift, days)
  return daySteps(range, unit).map((step) => {
    const before = shiftDays(step, shift)
    return { at: writeWall(step.first), spans: [spanOf(step, days)], before: before && [spanOf(before, days)] }
  })
}

/** Both days are inclusive, and `from` must not be after `to`. */
export function createPeriod({ from, to, timezone, compare }: PeriodQuery): Period {
  const range = { first: readDay(from), end: readDay(to) + DAY_MS }
  const shift = shiftOf(compare, range)
  const compared = shiftDays(range, shift)
  const days = createZonedDays(timezone, Math.min(range.first, compared?.first ?? range.first), range.end)
  const whole = spanOf(range, days)
  return {
    zone: days.zone,
    unit: unitOf(range),
    from,
    to,
    comparedFrom: compared ? writeDay(compared.first) : null,
    comparedTo: compared ? writeDay(compared.end - DAY_MS) : null,
    whole,
    compared: compared && spanOf(compared, days),
    steps: stepsOf(range, unitOf(range), compared && shift, days),
    hours: pieces(whole.from, whole.to, days),
  }
}
