import type { Page } from '@playwright/test'

const STEPS = 14
const FRAME_MS = 16
const HOLD_MS = 550 // longer than the product asks for
const REST_MS = 120 // fingers rest a moment before they let go

interface Point {
  x: number
  y: number
}

/** A finger on the touch screen: the browser itself derives pointer events, scrolling and clicks. */
export async function createFinger(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: points })

  async function slide(from: Point, to: Point): Promise<void> {
    for (let step = 1; step <= STEPS; step++) {
      const share = step / STEPS
      await touch('touchMove', [{ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }])
      await page.waitForTimeout(FRAME_MS)
    }
    await page.waitForTimeout(REST_MS)
    await touch('touchEnd', [])
  }
  return {
    async drag(from: Point, to: Point): Promise<void> {
      await touch('touchStart', [from])
      await slide(from, to)
    },
    /** Keeps the finger down while the test looks at the screen, then lifts it. */
    async rest(at: Point, look: () => Promise<void>): Promise<void> {
      await touch('touchStart', [at])
      await page.waitForTimeout(HOLD_MS)
      await look()
      await touch('touchEnd', [])
    },
    /** Keeps the finger down until the element is lifted, then moves it. */
    async holdAndDrag(from: Point, to: Point): Promise<void> {
      await touch('touchStart', [from])
      await page.waitForTimeout(HOLD_MS)
      await slide(from, to)
    },
  }
}
