const numbers = new Intl.NumberFormat('en')
const days = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', timeZone: 'UTC' })

export const formatNumber = (number: number): string => numbers.format(number)

export const countWords = (number: number, one: string, many = `${one}s`): string =>
  `${formatNumber(number)} ${number === 1 ? one : many}`

export const formatDay = (day: number): string => days.format(day)
export const plainZone = (zone: string): string => zone.replaceAll('_', ' ')

/** Above so much, times say more than percent. */
const TIMES_FROM = 3

/** How many there are beside those before: "18% more than", "4.2 times as many as". */
export function compareWords(now: number, before: number): string {
  if (now === before) return 'as many as'
  if (before > 0 && now / before >= TIMES_FROM) return `${Number((now / before).toFixed(1))} times as many as`
  const percent = Math.max(1, Math.round((Math.abs(now - before) / before) * 100))
  return `${percent}% ${now > before ? 'more' : 'fewer'} than`
}

/** A name in one line of a mail's subject. */
export const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()
