import { expect, test } from 'vitest'
import { namedSteps, PLOT, trendShape } from './trend-shape.ts'

const stepsOf = (...visits: readonly number[]) =>
  visits.map((count, index) => ({ at: `2026-11-${10 + index}T00:00`, visits: count, guests: count, before: 2 * count }))
const points = (path: string) => path.match(/[\d.]+,[\d.]+/g)?.map((pair) => pair.split(',').map(Number)) ?? []

test('the line goes from edge to edge, and the grid holds the highest of both lines', () => {
  const shape = trendShape(stepsOf(10, 40, 20), 3)
  expect(points(shape.line).map(([x]) => x)).toEqual([0, PLOT.width / 2, PLOT.width])
  expect(shape.ticks[0]).toBe(0)
  expect(shape.ticks.at(-1)).toBeGreaterThanOrEqual(80)
  for (const [, y = -1] of [...points(shape.line), ...points(shape.before)]) {
    expect(y).toBeGreaterThanOrEqual(0)
    expect(y).toBeLessThanOrEqual(PLOT.height)
  }
})

test('what has not begun has no line, while that of before goes on', () => {
  const shape = trendShape(stepsOf(10, 40, 0, 0), 2)
  expect(points(shape.line)).toHaveLength(2)
  expect(points(shape.before)).toHaveLength(4)
})

test('the grid counts whole visits, each line once, even where there is one or none', () => {
  for (const most of [0, 1, 2, 3, 7, 1_234_567]) {
    const { ticks } = trendShape(stepsOf(0, most), 2)
    expect(ticks.every(Number.isInteger)).toBe(true)
    expect(new Set(ticks).size).toBe(ticks.length)
    expect([...ticks].sort((one, other) => one - other)).toEqual(ticks)
  }
})

test('a single step stands in the middle', () => {
  const shape = trendShape(stepsOf(5), 1)
  expect(shape.x(0)).toBe(0.5)
  expect(shape.line).not.toContain('NaN')
})

test('names of steps stand evenly where they can, first and last among them', () => {
  expect(namedSteps(3, 6)).toEqual([0, 1, 2])
  expect(namedSteps(28, 7)).toEqual([0, 9, 18, 27])
  expect(namedSteps(7, 4)).toEqual([0, 2, 4, 6])
  const hours = namedSteps(24, 7)
  expect([hours[0], hours.at(-1), new Set(hours).size]).toEqual([0, 23, 7])
})

test('names of steps that cannot share all steps evenly are the same number of steps apart, up to the last one', () => {
  expect(namedSteps(24, 7)).toEqual([0, 4, 8, 12, 16, 20, 23])
  expect(namedSteps(18, 7)).toEqual([0, 3, 6, 9, 12, 15, 17])
  // There is no room for a label close to the last one.
  expect(namedSteps(30, 4)).toEqual([0, 10, 20, 29])
  expect(namedSteps(48, 7)).toEqual([0, 8, 16, 24, 32, 40, 47])
  for (let count = 8; count < 400; count++) {
    const names = namedSteps(count, 7)
    expect([names[0], names.at(-1), names.length <= 7]).toEqual([0, count - 1, true])
    expect(new Set(names.slice(1, -1).map((place, index) => place - (names[index] ?? 0))).size).toBeLessThanOrEqual(1)
  }
})
