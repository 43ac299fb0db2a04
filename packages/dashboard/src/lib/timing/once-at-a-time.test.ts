import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onceAtATime } from './once-at-a-time.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the second half of a double click does nothing, however quick the answer is', async () => {
  const run = vi.fn(async (name: string) => name)
  const press = onceAtATime(run)
  press('one')
  press('two')
  await vi.advanceTimersByTimeAsync(200)
  press('three')
  expect(run.mock.calls).toEqual([['one']])
})

test('the next thing can be made a moment after the first is there', async () => {
  const run = vi.fn(async () => undefined)
  const press = onceAtATime(run)
  press()
  await vi.advanceTimersByTimeAsync(1000)
  press()
  expect(run).toHaveBeenCalledTimes(2)
})

test('a slow answer is waited for', async () => {
  const run = vi.fn(() => new Promise(() => undefined))
  const press = onceAtATime(run)
  press()
  await vi.advanceTimersByTimeAsync(20_000)
  press()
  expect(run).toHaveBeenCalledOnce()
})

test('after a failure one may try again at once', async () => {
  const run = vi.fn(() => Promise.reject(new Error('no network')))
  const press = onceAtATime(run)
  press()
  await vi.advanceTimersByTimeAsync(0)
  press()
  await vi.advanceTimersByTimeAsync(0)
  expect(run).toHaveBeenCalledTimes(2)
})
