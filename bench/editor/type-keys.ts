import type { CDPSession, Page } from '@playwright/test'
import { median } from '../report/median.ts'

/** What a person would type: words as long as they are, not one that grows for ever and is fitted anew with each letter. */
const WARM_WORDS = 'Best '
const WORDS = 'served warm, with butter, two '
const KEYS = WORDS.length
const GAP_MS = 120 // a quick typist
const SETTLE_MS = 600

export interface KeyCost {
  /** From the key to the frame that shows it, ms, median. */
  paint: number
  /** Script of the main thread for each key, ms. */
  script: number
  /** The worst of the browser's own interaction times, ms; rounded by it to 8. */
  worst: number
  /** Keys that were seen to change what is watched. */
  seen: number
}

/**
 * Runs in the page: times each key until what is watched has changed and been painted. The frame is asked for with the
 * key, before anything of the page can ask for one: so what the page puts off until its letter is painted counts nowhere,
 * and what it draws late counts a frame more.
 */
function watchKeys(selector: string): void {
  const paints: number[] = []
  const events: number[] = []
  let isChanged = false
  const handleChange = () => (isChanged = true)
  const whenPainted = (began: number): number =>
    requestAnimationFrame(() => {
      if (!isChanged) return whenPainted(began)
      // Of the timers set in a frame, the first is called first; a message goes through another thread, and may come last.
      setTimeout(() => paints.push(performance.now() - began))
    })
  const watched = document.querySelector(selector)
  // A field's own words are no part of the page's tree; it tells of them by its event.
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
  // What watchKeys left there.
  const times: unknown = await page.evaluate(() => Reflect.get(globalThis, 'keyTimes'))
  return times as KeyTimes
}

async function scriptMs(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000
}

/** Types words where the focus is, and measures until each is painted within what is watched. */
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
