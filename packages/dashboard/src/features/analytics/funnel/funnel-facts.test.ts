import { expect, test } from 'vitest'
import { aFunnelSlide } from '../../../testing/reports.ts'
import { dropOf, heightsOf, mostLeft, outcomesOf } from './funnel-facts.ts'

const funnelOf = (arrivals: number, ...seen: readonly number[]) => ({
  arrivals,
  withoutScript: 0,
  slides: seen.map((visits, index) =>
    aFunnelSlide({ itemId: `i${index}`, visits, exits: visits - (seen[index + 1] ?? 0) }),
  ),
  tapped: 3,
  submitted: 1,
  ordered: 0,
})

test('columns stand against the tallest, which need not be the arrivals', () => {
  const heightOf = heightsOf(funnelOf(50, 40, 100))
  expect(heightOf(100)).toBe(1)
  expect(heightOf(50)).toBe(0.5)
  expect(heightsOf(funnelOf(0))(0)).toBe(0)
})

test('a drop is counted from the slide before, first from who arrives, and is never less than none', () => {
  const funnel = funnelOf(100, 90, 60, 75)
  expect([0, 1, 2].map((index) => dropOf(funnel, index))).toEqual([10, 30, 0])
})

test('the last slide is where visits end, not where they are lost', () => {
  expect(mostLeft(funnelOf(100, 100, 95, 40, 30))?.itemId).toBe('i1')
  expect(mostLeft(funnelOf(100, 100))).toBeUndefined()
  expect(mostLeft(funnelOf(0))).toBeUndefined()
  expect(mostLeft(funnelOf(100, 100, 95, 94))).toBeUndefined()
})

test('orders are spoken of where there are any', () => {
  const funnel = funnelOf(10, 10)
  expect(outcomesOf(funnel).map(({ name }) => name)).toEqual(['tapped', 'submitted'])
  expect(outcomesOf({ ...funnel, ordered: 2 }).at(-1)).toEqual({ name: 'ordered', visits: 2 })
})
