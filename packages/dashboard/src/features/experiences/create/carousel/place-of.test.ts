import { expect, test } from 'vitest'
import { placeOf, scaleOf, WIDTH } from './place-of.ts'

test('the phone in the middle is the largest and stays where it is; its neighbours stand close, smaller and behind', () => {
  const [left, middle, right] = [-1, 0, 1].map((away) => placeOf(away, 900, 270))
  expect(middle).toEqual({ x: 0, size: 1, depth: 10 })
  expect(right?.size).toBeLessThan(1)
  expect(right?.depth).toBeLessThan(10)
  expect(right?.x).toBeLessThan(0)
  expect(left).toEqual({ ...right, x: -(right?.x ?? 0) })
})

test('all five phones fit into a wide stage, and one with the edges of two into a phone’s', () => {
  const edge = (width: number, away: number) => {
    const pitch = scaleOf(width, 800) * WIDTH
    const { x, size } = placeOf(away, width, pitch)
    return { from: away * pitch + x - (size * pitch) / 2, to: away * pitch + x + (size * pitch) / 2 }
  }
  expect(edge(890, 2).to).toBeLessThan(890 / 2)
  expect(edge(390, 1).from).toBeLessThan(390 / 2)
  expect(edge(390, 1).to).toBeGreaterThan(390 / 2)
})

test('a low stage makes phones smaller, and none makes them vanish', () => {
  expect(scaleOf(890, 400)).toBeLessThan(scaleOf(890, 800))
  expect(scaleOf(320, 40)).toBeGreaterThan(0.2)
})
