/** First and last name of a series: the number takes the place of #, or follows. */
export const seriesNames = (name: string, from: number, count: number): [first: string, last: string] => [
  numbered(name.trim(), from),
  numbered(name.trim(), from + count - 1),
]

const numbered = (name: string, number: number): string =>
  name.includes('#') ? name.replaceAll('#', String(number)) : `${name} ${number}`
