import type { Browser, CDPSession, Page } from '@playwright/test'
import { setTimeout as sleep } from 'node:timers/promises'
import { step } from '../report/step.ts'
import { median } from '../report/median.ts'
import { mainThread, openPhone } from './open-phone.ts'

const SWIPES = 5
const ROUNDS = 5
const FROM_X = 350
const MOVES = 12
const MOVE_PX = 24
const MOVE_MS = 12
const SETTLE_MS = 700
const AFTERWARDS_MS = 5000 // what the page puts off until nobody swipes is done by then, and counts

export interface SwipeCost {
  /** Main-thread ms for each slide, beyond what the same page takes without its script. */
  script: number
  drawing: number
  /** 95th percentile of the gaps between frames, as a multiple of the page without script. */
  frameGap: number
  landed: number
  swipes: number
}

interface Run {
  script: number
  drawing: number
  gap: number
  landed: number
}

/**
 * Swipes through a story, and through the same page without its script, in turns. Both show their pictures, so that the
 * difference is the script's alone.
 */
export async function swipeCost(browser: Browser, url: string): Promise<SwipeCost> {
  const runs: { ours: Run; bare: Run }[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const run = await step(`swipe with and without script, round ${round + 1} of ${ROUNDS}`, 150, async () => ({
      ours: await swipeThrough(browser, url, true),
      bare: await swipeThrough(browser, url, false),
    }))
    runs.push(run)
  }
  return {
    script: Math.max(0, median(runs.map(({ ours, bare }) => ours.script - bare.script))),
    drawing: Math.max(0, median(runs.map(({ ours, bare }) => ours.drawing - bare.drawing))),
    frameGap: median(runs.map(({ ours, bare }) => ours.gap / bare.gap)),
    landed: runs.reduce((sum, { ours }) => sum + ours.landed, 0),
    swipes: SWIPES * ROUNDS,
  }
}

async function swipeThrough(browser: Browser, url: string, withScript: boolean): Promise<Run> {
  const { context, page, devtools } = await openPhone(browser)
  try {
    if (!withScript) await withoutScript(page, url)
    await page.goto(url, { waitUntil: 'networkidle' })
    await sleep(SETTLE_MS)
    await page.evaluate(watchFrames)
    const before = await mainThread(devtools)
    let landed = 0
    for (let slide = 1; slide <= SWIPES; slide++) {
      await swipe(devtools)
      if ((await page.evaluate(slideInView)) === slide) landed++
    }
    const gaps = await page.evaluate(endWatching)
    await sleep(AFTERWARDS_MS)
    const after = await mainThread(devtools)
    return {
      script: (after.script - before.script) / SWIPES,
      drawing: (after.drawing - before.drawing) / SWIPES,
      gap: gaps.toSorted((one, other) => one - other)[Math.floor(gaps.length * 0.95)] ?? Number.NaN,
      landed,
    }
  } finally {
    await context.close()
  }
}

/** Serves the same document without its script: with its pictures, and with all slides laid out. */
async function withoutScript(page: Page, url: string): Promise<void> {
  await page.route(url, async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    const body = html
      .replace(/<script>.*?<\/script>/s, '')
      .replaceAll(/ data-(srcset|src)="/g, ' $1="')
      .replace(/@media screen and \(scripting:\s*enabled\)[^{]*/, '@media not all')
    // The page's policy names the style by its hash.
    await route.fulfill({ response, body, headers: { ...response.headers(), 'content-security-policy': '' } })
  })
}

async function swipe(devtools: CDPSession): Promise<void> {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number): Promise<unknown> =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y: 500, id: 1 }] })
  await touch('touchStart', FROM_X)
  for (let move = 1; move <= MOVES; move++) {
    await touch('touchMove', FROM_X - move * MOVE_PX)
    await sleep(MOVE_MS)
  }
  await touch('touchEnd', 0)
  await sleep(SETTLE_MS)
}

interface Watch {
  gaps: number[]
  isOver: boolean
}

/** Runs in the page. */
function watchFrames(): void {
  const watch: Watch = { gaps: [], isOver: false }
  Object.assign(globalThis, { benchWatch: watch })
  let last = performance.now()
  const note = (now: number): void => {
    watch.gaps.push(now - last)
    last = now
    if (!watch.isOver) requestAnimationFrame(note)
  }
  requestAnimationFrame(note)
}

/** Runs in the page. */
function endWatching(): number[] {
  const { benchWatch } = globalThis as unknown as { benchWatch: Watch } // put there by watchFrames
  benchWatch.isOver = true
  return benchWatch.gaps
}

/** Runs in the page. */
function slideInView(): number {
  const strip = document.querySelector('#tv-strip')
  return strip ? Math.round(strip.scrollLeft / strip.clientWidth) : -1
}
