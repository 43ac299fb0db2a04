import type { CDPSession, Page } from '@playwright/test'
import { median } from '../report/median.ts'

/** Words of usual length, so that no single word grows and is fitted again with each letter. */
const WARM_WORDS = 'Best '
const WORDS = 'served warm, with butter, two '
const KEYS = WORDS.length
const GAP_MS = 120 // a quick typist
const SETTLE_MS = 600

export interface KeyCost {
  /** Median time from the key to the frame that shows it, ms. */
  paint: number
  /** Main-thread script for each key, ms. */
  script: number
  /** The worst interaction time of the browser, ms; rounded by it to 8. */
  worst: number
  /** Keys that changed the watched element. */
  seen: number
}

/**
 * Runs in the page: times each key until the watched element has changed and been painted. The frame is requested with
 * the key, before the page can request one: work that the page defers until after the paint does not count, and what it
 * draws late counts a frame more.
 */
function watchKeys(selector: string): void {
  const paints: number[] = []
  const events: number[] = []
  let isChanged = false
  const handleChange = () => (isChanged = true)
  const whenPainted = (began: number): number =>
    requestAnimationFrame(() => {
      if (!isChanged) return whenPainted(began)
      // Timers set in one frame fire in order; a message goes through another thread and may come last.
      setTimeout(() => paints.push(performance.now() - began))
    })
  const watched = document.querySelector(selector)
  // The value of a field is not part of the DOM tree; its event reports the change.
  if (watched instanceof HTMLInputElement || watched instanceof HTMLTextAreaElement)
    watched.addEventListener('input', handleChange)
  else if (watched)
    new MutationObserver(handleChange).observe(watched, { subtree: true, characterData: true, childList: true })
  addEventListener(
    'keydown',
    () => {
      isChanged = false
      whenPainted(performance.now())
    },
    true,
  )
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) events.push(duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  Object.assign(globalThis, { keyTimes: { paints, events } })
}

interface KeyTimes {
  paints: number[]
  events: number[]
}

async function timesOf(page: Page): Promise<KeyTimes> {
  // The times that watchKeys collected.
  const times: unknown = await page.evaluate(() => Reflect.get(globalThis, 'keyTimes'))
  return times as KeyTimes
}

async function scriptMs(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000
}

/** Types words at the focus and measures until each is painted in the watched element. */
export async function typeKeys(page: Page, devtools: CDPSession, selector: string): Promise<KeyCost> {
  await page.evaluate(watchKeys, selector)
  const type = async (words: string) => {
    for (const letter of words) {
      await page.keyboard.type(letter)
      await page.waitForTimeout(GAP_MS)
    }
  }
  await type(WARM_WORDS)
  await page.waitForTimeout(SETTLE_MS)
  const warm = await timesOf(page)
  const before = await scriptMs(devtools)
  await type(WORDS)
  await page.waitForTimeout(SETTLE_MS)
  const script = ((await scriptMs(devtools)) - before) / KEYS
  const { paints, events } = await timesOf(page)
  return {
    paint: median(paints.slice(warm.paints.length)),
    script,
    worst: Math.max(0, ...events.slice(warm.events.length)),
    seen: paints.length - warm.paints.length,
  }
}
