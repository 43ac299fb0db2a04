// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { behavior } from './countdown.ts'

const NOW = Date.UTC(2027, 0, 1)
beforeEach(() => vi.useFakeTimers({ now: NOW }))
afterEach(() => vi.useRealTimers())

function aSlide(at: number, over = '<p class="tp-countdown-over" hidden>We are open!</p>'): HTMLElement {
  document.body.innerHTML = `<section><div class="tp-countdown" data-at="${at}"><h3 class="tp-card-title">We open in</h3>
    <dl class="tp-countdown-left" hidden><dd data-unit="days"></dd><dd data-unit="hours"></dd><dd data-unit="minutes"></dd>
    <dd data-unit="seconds"></dd></dl><p class="tp-countdown-when">1 January</p>${over}</div></section>`
  return document.body
}
const shown = (name: string) => !document.querySelector<HTMLElement>(name)?.hidden
const numbers = () => [...document.querySelectorAll('dd')].map(({ textContent }) => textContent)

it('a countdown counts while its slide is in view, and then says that it is over', () => {
  const slide = aSlide(NOW + 2500)
  behavior.enter(slide)
  expect([shown('.tp-countdown-left'), shown('.tp-countdown-over'), numbers()]).toEqual([
    true,
    false,
    ['0', '0', '0', '2'],
  ])
  vi.advanceTimersByTime(1000)
  expect(numbers()).toEqual(['0', '0', '0', '1'])
  vi.advanceTimersByTime(2000)
  expect([shown('.tp-countdown-left'), shown('.tp-countdown-when'), shown('.tp-card-title')]).toEqual([
    false,
    false,
    false,
  ])
  expect(shown('.tp-countdown-over')).toBe(true)
  behavior.leave(slide)
  expect(vi.getTimerCount()).toBe(0)
})

it('a countdown without words for its end leaves the day', () => {
  behavior.enter(aSlide(NOW - 1, ''))
  expect([shown('.tp-countdown-left'), shown('.tp-countdown-when')]).toEqual([false, true])
})
