// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createServiceTracking } from './create-service-tracking.ts'
import type { ScriptPage } from './script-page.ts'

beforeEach(() => {
  vi.useFakeTimers()
  sessionStorage.clear()
})
afterEach(() => vi.useRealTimers())

/** A page whose script loads when the test says so. */
function aPage() {
  const sent: string[] = []
  const asked: number[] = []
  let isThere = false
  let fail: () => void = () => undefined
  const start = Date.now()
  const page: ScriptPage = {
    find: () => (isThere ? (event) => void sent.push(event) : undefined),
    load: (onFailed) => {
      asked.push(Date.now() - start)
      fail = onFailed
    },
  }
  return { page, sent, asked, arrive: () => (isThere = true), refuse: () => fail() }
}
const begin = ({ page }: ReturnType<typeof aPage>) =>
  createServiceTracking({ scriptUrl: 'https://cdn.example/a.js', writeKey: 'key' }, page)

test('events wait for the script, in their order, and go at once when it is there', () => {
  const world = aPage()
  const tracking = begin(world)
  tracking.track('signed_up')
  tracking.track('experience_created')
  vi.advanceTimersByTime(1000)
  expect(world.sent).toEqual([])
  world.arrive()
  vi.advanceTimersByTime(250)
  expect(world.sent).toEqual(['signed_up', 'experience_created'])
  tracking.track('item_created')
  expect(world.sent).toEqual(['signed_up', 'experience_created', 'item_created'])
})

test('the code of a tracking service is asked for six times, 2000 ms times the number of the attempt apart, and then no more', () => {
  const world = aPage()
  begin(world)
  for (const delay of [2000, 4000, 6000, 8000, 10_000]) {
    world.refuse()
    const { length } = world.asked
    vi.advanceTimersByTime(delay - 1)
    expect(world.asked).toHaveLength(length)
    vi.advanceTimersByTime(1)
    expect(world.asked).toHaveLength(length + 1)
  }
  expect(world.asked).toEqual([0, 2000, 6000, 12_000, 20_000, 30_000])
  world.refuse()
  vi.advanceTimersByTime(600_000)
  expect(world.asked).toHaveLength(6)
  expect(vi.getTimerCount()).toBe(0)
})

test('once tracking is off, what waited and what comes is dropped, even if the script comes after all', () => {
  const world = aPage()
  const tracking = begin(world)
  tracking.track('signed_in')
  for (let attempt = 0; attempt < 6; attempt++) {
    world.refuse()
    vi.advanceTimersByTime(10_000)
  }
  world.arrive()
  tracking.track('item_created')
  vi.advanceTimersByTime(600_000)
  expect(world.sent).toEqual([])
})

test('an attempt that hangs has failed too', () => {
  const world = aPage()
  begin(world)
  vi.advanceTimersByTime(4999)
  expect(world.asked).toEqual([0])
  vi.advanceTimersByTime(2001)
  expect(world.asked).toEqual([0, 7000])
})

test('a later attempt may succeed', () => {
  const world = aPage()
  const tracking = begin(world)
  tracking.track('trigger_created')
  world.refuse()
  vi.advanceTimersByTime(2000)
  world.arrive()
  vi.advanceTimersByTime(250)
  expect(world.sent).toEqual(['trigger_created'])
  expect(vi.getTimerCount()).toBe(0)
})

test('a tracked event that waits when the page goes is sent by the next one in this tab', () => {
  begin(aPage()).track('signed_out')
  dispatchEvent(new Event('pagehide'))
  const next = aPage()
  next.arrive()
  begin(next)
  expect(next.sent).toEqual(['signed_out'])
  const third = aPage()
  third.arrive()
  begin(third)
  expect(third.sent).toEqual([])
})

test('stopped, it asks for nothing and sends nothing', () => {
  const world = aPage()
  const tracking = begin(world)
  tracking.track('signed_in')
  tracking.stop()
  world.arrive()
  vi.advanceTimersByTime(600_000)
  tracking.track('signed_out')
  expect([world.asked, world.sent]).toEqual([[0], []])
})
