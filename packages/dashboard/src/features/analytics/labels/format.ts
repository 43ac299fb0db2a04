import { language, text } from '../../../lib/text.ts'

const whole = new Intl.NumberFormat(language)
const compact = new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 1 })
const tenth = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
/** `31%` */
export const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 })
const finePercent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 })

/** `2,350` */
export const formatCount = (count: number): string => whole.format(count)
/** `12.4K`, for axes. */
export const formatShort = (count: number): string => compact.format(count)

/** A part of a whole, `31%`; small parts keep a decimal, so that a nonzero part never reads 0 %. */
export function formatShare(part: number, all: number): string {
  if (all <= 0) return percent.format(0)
  const share = part / all
  return (share > 0 && share < 0.01 ? finePercent : percent).format(share)
}

/** `8.4 s`, `2 min 5 s`; a dash where there were no visits. */
export function formatSeconds(seconds: number, visits: number): string {
  if (visits <= 0) return '–'
  const average = seconds / visits
  if (average < 60) return text('analyticsNames:seconds', { seconds: tenth.format(average) })
  const rounded = Math.round(average)
  const minutes = Math.floor(rounded / 60)
  const rest = rounded % 60
  return rest === 0
    ? text('analyticsNames:minutes', { minutes })
    : text('analyticsNames:minutesSeconds', { minutes, seconds: rest })
}
