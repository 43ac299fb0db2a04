import { MAX_REPORT_DAYS, type ReportQuery } from '@taplet/contract'
import { addDays, dayIn, firstOfMonth, isDay } from './days.ts'

/** Ranges chosen with one press; the first is the default of an address that names none. */
export const presets = ['28', 'today', 'yesterday', '7', '90', 'month', 'lastMonth', 'year', 'all'] as const
export type Preset = (typeof presets)[number]
export type Comparison = ReportQuery['compare']
export const comparisons = ['PREVIOUS', 'YEAR', 'NONE'] as const satisfies readonly Comparison[]

/** The choices of a report, as the address holds them. */
export interface ReportChoice {
  /** `own`: a custom range, `from` to `to`. */
  days: Preset | 'own'
  from: string
  to: string
  compare: Comparison
  isUtc: boolean
}

export type ReportDays = Pick<ReportQuery, 'from' | 'to' | 'timezone' | 'compare'>

/** The server refuses reports beyond these days. */
export const [FIRST_DAY, LAST_DAY] = ['2000-01-01', '2199-12-31']
const within = (day: string): string => (day < FIRST_DAY ? FIRST_DAY : day > LAST_DAY ? LAST_DAY : day)

/** Orders the two ends, and limits the range to the longest report. */
function ownDays(one: string, other: string): { from: string; to: string } {
  const [first, last] = one <= other ? [within(one), within(other)] : [within(other), within(one)]
  const earliest = addDays(last, 1 - MAX_REPORT_DAYS)
  return { from: first < earliest ? earliest : first, to: last }
}

function monthBefore(today: string): { from: string; to: string } {
  const last = addDays(firstOfMonth(today), -1)
  return { from: firstOfMonth(last), to: last }
}

/** First and last day of a preset. `since` is the first day with a visit, if known. */
const daysOfPreset: {
  [Name in Preset]: (today: string, since: string | null | undefined) => { from: string; to: string }
} = {
  '28': (today) => ({ from: addDays(today, -27), to: today }),
  '7': (today) => ({ from: addDays(today, -6), to: today }),
  '90': (today) => ({ from: addDays(today, -89), to: today }),
  all: (today, since) => ownDays(since ?? addDays(today, 1 - MAX_REPORT_DAYS), today),
  lastMonth: monthBefore,
  month: (today) => ({ from: firstOfMonth(today), to: today }),
  today: (today) => ({ from: today, to: today }),
  year: (today) => ({ from: `${today.slice(0, 4)}-01-01`, to: today }),
  yesterday: (today) => ({ from: addDays(today, -1), to: addDays(today, -1) }),
}

const oneOf = <Value extends string>(values: readonly Value[], value: string | null): Value | undefined =>
  values.find((one) => one === value)

/** Parses the address; unknown or invalid values are ignored. */
export function readChoice(params: URLSearchParams): ReportChoice {
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? '']
  const isOwn = params.get('days') === 'own' && isDay(from) && isDay(to)
  return {
    days: isOwn ? 'own' : (oneOf(presets, params.get('days')) ?? presets[0]),
    from: isOwn ? from : '',
    to: isOwn ? to : '',
    compare: oneOf(comparisons, params.get('against')?.toUpperCase() ?? null) ?? 'PREVIOUS',
    isUtc: params.get('zone') === 'utc',
  }
}

/** Writes a choice into an address, leaving out defaults. */
export function writeChoice(
  params: URLSearchParams,
  { days, from, to, compare, isUtc }: ReportChoice,
): URLSearchParams {
  const next = new URLSearchParams(params)
  const put = (name: string, value: string, isPlain: boolean) => {
    if (isPlain) next.delete(name)
    else next.set(name, value)
  }
  put('days', days, days === presets[0])
  put('from', from, days !== 'own')
  put('to', to, days !== 'own')
  put('against', compare.toLowerCase(), compare === 'PREVIOUS')
  put('zone', 'utc', !isUtc)
  return next
}

interface Here {
  now: number
  /** This device's time zone. */
  zone: string
  since?: string | null | undefined
}

/** The days that a choice stands for now. All time has no comparison. */
export function daysOfChoice(choice: ReportChoice, { now, zone, since }: Here): ReportDays {
  const timezone = choice.isUtc ? 'UTC' : zone
  const { days } = choice
  const range = days === 'own' ? ownDays(choice.from, choice.to) : daysOfPreset[days](dayIn(timezone, now), since)
  return { ...range, timezone, compare: days === 'all' ? 'NONE' : choice.compare }
}
