import type { Page } from '@playwright/test'

const TURNS = 4
const SETTLE_MS = 700
const HOLD_MS = 40

/** Interactions in the editor besides typing, by their name in the table. */
export const interactions = {
  choose: 'choosing a widget',
  move: 'moving a widget by keys',
  drag: 'dragging a widget',
  step: 'on to the next slide of the app',
} as const
export type Interaction = keyof typeof interactions

/** Runs in the page: collects the browser's event timings of deliberate interactions. */
function watchInteractions(): void {
  const times: number[] = []
  new PerformanceObserver((list) => {
    // TypeScript's type of the entry lacks the id of the interaction, which the browser has.
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
      if (entry.interactionId) times.push(entry.duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  Object.assign(globalThis, { interactionTimes: times })
}

async function takeTimes(page: Page): Promise<number> {
  await page.waitForTimeout(SETTLE_MS)
  // The times that watchInteractions collected.
  const times: unknown = await page.evaluate(() => Reflect.get(globalThis, 'interactionTimes').splice(0))
  return Math.max(0, ...(times as number[]))
}

const cells = '.tp-stack [data-widget-id]'

async function middleOf(page: Page, index: number): Promise<{ x: number; y: number }> {
  const box = await page.locator(cells).nth(index).boundingBox()
  if (!box) throw new Error('The widget is not drawn.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

async function choose(page: Page, index: number): Promise<void> {
  const { x, y } = await middleOf(page, index)
  await page.mouse.click(x, y, { delay: HOLD_MS })
}

async function drag(page: Page, from: number, to: number): Promise<void> {
  const [start, end] = [await middleOf(page, from), await middleOf(page, to)]
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(end.x, end.y, { steps: 6 })
  await page.mouse.up()
}

/** Returns the worst interaction of each kind in an open editor, ms; rounded by the browser to 8. */
export async function measureInteractions(page: Page): Promise<Record<Interaction, number>> {
  await page.evaluate(watchInteractions)
  const worst: Record<Interaction, number> = { choose: 0, move: 0, drag: 0, step: 0 }
  const note = async (interaction: Interaction) =>
    (worst[interaction] = Math.max(worst[interaction], await takeTimes(page)))
  for (let turn = 0; turn < TURNS; turn++) {
    await choose(page, 1 + turn)
    await note('choose')
    await page.keyboard.press('Alt+ArrowUp')
    await note('move')
    await drag(page, 1, 4)
    await note('drag')
  }
  await page.waitForTimeout(SETTLE_MS)
  await takeTimes(page)
  for (let turn = 0; turn < TURNS; turn++) {
    const address = page.url()
    await page.keyboard.press('Alt+PageDown')
    await page.waitForURL((url) => url.href !== address)
    await page.locator(cells).first().waitFor()
    await note('step')
  }
  return worst
}
