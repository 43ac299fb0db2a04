import { randomInt } from 'node:crypto'

/** Neither vowels, so that no words come out, nor letters that sound or look like another. */
const LETTERS = 'BCDFGHJKMNPQRTVWXZ2346789'
const HALF = 3

/** Short enough to be read out, and tells nobody how many orders there were. */
export function newOrderNumber(pick: (below: number) => number = randomInt): string {
  const half = () => Array.from({ length: HALF }, () => LETTERS[pick(LETTERS.length)]).join('')
  return `${half()}-${half()}`
}
