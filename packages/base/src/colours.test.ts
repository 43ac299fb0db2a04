import { expect, it } from 'vitest'
import { contrastOf, formatColour, over, parseColour } from './colours.ts'

const BLACK = parseColour('#000000')
const WHITE = parseColour('#FFFFFF')

it('the colours library reads all three ways to write a colour, and writes the shortest that says all', () => {
  expect(parseColour('#1af')).toEqual({ red: 17, green: 170, blue: 255, alpha: 1 })
  expect(parseColour('#11AAFF80')).toEqual({ red: 17, green: 170, blue: 255, alpha: 128 / 255 })
  for (const colour of ['#11AAFF', '#11AAFF80']) expect(formatColour(parseColour(colour))).toBe(colour)
})

it('the colours library takes what is no colour for black', () => {
  for (const text of ['', '#', '#12345', 'red', '#GGGGGG']) expect(parseColour(text)).toEqual(BLACK)
})

it('the colours library lays a colour over another', () => {
  expect(formatColour(over(parseColour('#00000080'), WHITE))).toBe('#7F7F7F')
  expect(over(parseColour('#11AAFF33'), WHITE).alpha).toBe(1)
})

it('the colours library knows the contrasts of WCAG', () => {
  expect(contrastOf(BLACK, WHITE)).toBeCloseTo(21)
  expect(contrastOf(parseColour('#767676'), WHITE)).toBeCloseTo(4.54, 2)
})

it('the colours library gives parts between whole numbers a contrast between theirs', () => {
  const grey = (part: number) => contrastOf({ red: part, green: part, blue: part, alpha: 1 }, BLACK)
  expect(grey(100.5)).toBeGreaterThan(grey(100))
  expect(grey(100.5)).toBeLessThan(grey(101))
})
