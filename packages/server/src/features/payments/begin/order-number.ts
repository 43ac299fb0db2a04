import { randomInt } from 'node:crypto'

/** Without vowels, so that no words appear, and without letters that sound or look alike. */
const LETTERS = 'BCDFGHJKMNPQRTVWXZ2346789'
const HALF = 3

/** Returns a number short enough to be read out; it does not reveal how many orders there were. */
export function newOrderNumber(pick: (below: number) => number = randomInt): string {
  const half = () => Array.from({ length: HALF }, () => LETTERS[pick(LETTERS.length)]).join('')
  return `${half()}-${half()}`
}
