const LANGUAGE = 'en'
const whole = new Intl.NumberFormat(LANGUAGE)
const compact = new Intl.NumberFormat(LANGUAGE, { notation: 'compact', maximumFractionDigits: 1 })
const tenth = new Intl.NumberFormat(LANGUAGE, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
/** `31%` */
export const percent = new Intl.NumberFormat(LANGUAGE, { style: 'percent', maximumFractionDigits: 0 })
const finePercent = new Intl.NumberFormat(LANGUAGE, { style: 'percent', maximumFractionDigits: 1 })

/** `2,350` */
export const formatCount = (count: number): string => whole.format(count)
/** `12.4K`, for axes. */
export const formatShort = (count: number): string => compact.format(count)

/** A part of a whole, `31%`; small parts keep a digit, so that what is there never reads 0 %. */
export function formatShare(part: number, all: number): string {
  if (all <= 0) return percent.format(0)
  const share = part / all
  return (share > 0 && share < 0.01 ? finePercent : percent).format(share)
}

/** `8.4 s`, `2 min 5 s`; a dash where nobody was. */
export function formatSeconds(seconds: number, visits: number): string {
  if (visits <= 0) return '–'
  const average = seconds / visits
  if (average < 60) return `${tenth.format(average)} s`
  const rounded = Math.round(average)
  const minutes = Math.floor(rounded / 60)
  return rounded % 60 === 0 ? `${whole.format(minutes)} min` : `${whole.format(minutes)} min ${rounded % 60} s`
}
