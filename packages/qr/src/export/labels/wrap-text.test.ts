import { expect, test } from 'vitest'
import { wrapText } from './wrap-text.ts'

const isTooWide = (line: string) => line.length > 10

test.each([
  ['a short one', 3, ['a short', 'one']],
  ['fits', 3, ['fits']],
  ['one two three four five six', 2, ['one two', 'three fou…']],
  ['incomprehensible', 2, ['incompreh…']],
  ['', 2, ['']],
])('%s is broken into %i lines at most', (text, maxLines, lines) => {
  expect(wrapText(text, isTooWide, maxLines)).toEqual(lines)
})
