// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { syncAddressBar } from './sync-address-bar.ts'
import { debounced } from './when-idle.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('whenIdle does once what swipes in a row asked for, when the last of them is over', async () => {
  const work = vi.fn()
  const stay = debounced(1000, work)
  for (let swipe = 0; swipe < 5; swipe++) {
    stay()
    await vi.advanceTimersByTimeAsync(900)
  }
  expect(work).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2000)
  expect(work).toHaveBeenCalledTimes(1)
})

it('whenIdle names the slide in the address without a step of history, and the first one by no name', () => {
  history.replaceState(null, '', '/kitchen?table=7')
  const steps = history.length
  const slide = Object.assign(document.createElement('section'), { id: 'slide-3' })
  syncAddressBar(slide)
  expect(location.href).toMatch(/\/kitchen\?table=7#slide-3$/)
  slide.id = 'slide-1'
  syncAddressBar(slide)
  expect(location.href).toMatch(/\/kitchen\?table=7$/)
  expect(history).toHaveLength(steps)
})
