import { expect, it } from 'vitest'
import { createWindow, createWindowCounter } from './window.ts'

function counterAt(mostKeys?: number) {
  const clock = { now: 600_000 }
  const counter = createWindowCounter({ now: () => clock.now, windowMs: 60_000, ...(mostKeys && { mostKeys }) })
  return { clock, ...counter }
}

it('the window of a limit counts each key by itself, and never below nothing', () => {
  const { add, countOf } = counterAt()
  expect([add('one'), add('one', 5), add('two')]).toEqual([1, 6, 1])
  expect(add('two', -3)).toBe(0)
  expect(countOf('one')).toBe(6)
})

it('the window of a limit begins anew with each window, and says how long this one lasts', () => {
  const { clock, add, countOf, secondsLeft } = counterAt()
  add('one')
  clock.now += 59_001
  expect(countOf('one')).toBe(1)
  expect(secondsLeft()).toBe(1)
  clock.now += 999
  expect(countOf('one')).toBe(0)
})

it('the window of a limit clears all keys when there are too many of them, so that memory stays bounded', () => {
  const { add, countOf } = counterAt(3)
  for (const key of ['a', 'b', 'c', 'd']) add(key)
  expect(countOf('a')).toBe(0)
})

it('the window of a limit keeps any kind of record for a window', () => {
  const window = createWindow({ now: () => 0, windowMs: 1000 }, () => new Set<string>())
  window.of('one').add('seen')
  expect(window.of('one')).toEqual(new Set(['seen']))
})
