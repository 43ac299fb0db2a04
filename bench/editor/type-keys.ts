import type { CDPSession, Page } from '@playwright/test'
import { median } from '../report/median.ts'

const WARM_KEYS = 5
const KEYS = 30
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

/** Runs in the page: times each key until what is watched has changed and been painted. */
function watchKeys(selector: string): void {
  const paints: number[] = []
  const events: number[] = []
  let began: number | undefined
  const afterFrame = (then: () => void) =>
    requestAnimationFrame(() => {
      const channel = new MessageChannel()
      channel.port1.onmessage = then
      channel.port2.postMessage(0)
    })
  const handleChange = () => {
    if (began === undefined) return
    const start = began
    began = undefined
    afterFrame(() => paints.push(performance.now() - start))
  }
  const watched = document.querySelector(selector)
  // A field's own words are no part of the page's tree; it tells of them by its event.
  if (watched instanceof HTMLInputElement || watched instanceof HTMLTextAreaElement)
    watched.addEventListener('input', handleChange)
  else if (watched)
    new MutationObserver(handleChange).observe(watched, { subtree: true, characterData: true, childList: true })
  addEventListener('keydown', () => (began = performance.now()), true)
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

/** Types letters where the focus is, and measures until each is painted within what is watched. */
export async function typeKeys(page: Page, devtools: CDPSession, selector: string): Promise<KeyCost> {
  await page.evaluate(watchKeys, selector)
  const type = async (count: number) => {
    for (let index = 0; index < count; index++) {
      await page.keyboard.type('e')
      await page.waitForTimeout(GAP_MS)
    }
  }
  await type(WARM_KEYS)
  await page.waitForTimeout(SETTLE_MS)
  const warm = await timesOf(page)
  const before = await scriptMs(devtools)
  await type(KEYS)
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
