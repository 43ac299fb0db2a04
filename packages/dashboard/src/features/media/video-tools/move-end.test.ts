import fc from 'fast-check'
import { expect, it } from 'vitest'
import { moveEnd } from './move-end.ts'

it.each([
  ['the start', 'startMs', 2000, { startMs: 2000, endMs: 8000 }],
  ['the start over the end', 'startMs', 9000, { startMs: 9000, endMs: 9500 }],
  ['the end over the start', 'endMs', 400, { startMs: 0, endMs: 500 }],
  ['the end beyond the video', 'endMs', 99_000, { startMs: 1000, endMs: 10_000 }],
] as const)('moveEnd moves %s', (_, end, at, expected) => {
  expect(moveEnd({ startMs: 1000, endMs: 8000 }, end, at, 10_000)).toEqual(expected)
})

it('moveEnd always leaves a part of half a second or more inside of the video', () => {
  const at = fc.integer({ min: -5000, max: 30_000 })
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom('startMs' as const, 'endMs' as const), at)), (moves) => {
      const part = moves.reduce((now, [end, to]) => moveEnd(now, end, to, 10_000), { startMs: 0, endMs: 10_000 })
      expect(part.endMs - part.startMs).toBeGreaterThanOrEqual(500)
      expect(part.startMs).toBeGreaterThanOrEqual(0)
      expect(part.endMs).toBeLessThanOrEqual(10_000)
    }),
  )
})
