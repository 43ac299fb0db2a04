import type { Browser } from '@playwright/test'
import { setTimeout as sleep } from 'node:timers/promises'
import { step } from '../report/step.ts'
import { median } from '../report/median.ts'
import { mainThread, openPhone } from './open-phone.ts'
import { readTiming, type Timing, watchPage } from './watch-page.ts'

const SETTLE_MS = 700 // the next slide is preloaded and the visit reported after the load event

export interface Opening extends Timing {
  /** Main-thread script, ms. */
  script: number
}

/** Opens an address on a slow phone with an empty cache and waits until the page is idle. */
async function openPage(browser: Browser, url: string): Promise<Opening> {
  const { context, page, devtools } = await openPhone(browser)
  try {
    await page.addInitScript(watchPage)
    await page.goto(url, { waitUntil: 'load' })
    // What a script draws may come after the load event.
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    await sleep(SETTLE_MS)
    const { script } = await mainThread(devtools)
    return { ...(await page.evaluate(readTiming)), script }
  } finally {
    await context.close()
  }
}

/** Opens each address this often, in turns; returns the median of every figure. */
export async function openPages<Name extends string>(
  browser: Browser,
  urls: Readonly<Record<Name, string>>,
  rounds: number,
  about: string,
): Promise<Record<Name, Opening>> {
  const names = Object.keys(urls) as Name[] // keys of the record above
  const openings = new Map<Name, Opening[]>(names.map((name) => [name, []]))
  for (let round = 0; round < rounds; round++) {
    await step(`open ${names.length} pages, ${about}, round ${round + 1} of ${rounds}`, 150, async () => {
      for (const name of names) openings.get(name)?.push(await openPage(browser, urls[name]))
    })
  }
  const middle = [...openings].map(([name, all]) => [name, middleOf(all)])
  return Object.fromEntries(middle) as Record<Name, Opening> // one entry for each name
}

function middleOf(openings: Opening[]): Opening {
  const [last] = openings.slice(-1)
  if (!last) throw new Error('No page was opened.')
  const names = ['firstText', 'fcp', 'lcp', 'cls', 'tbt', 'script', 'bytes'] as const
  const middles = names.map((name) => [name, median(openings.map((one) => one[name]))])
  return { ...last, ...Object.fromEntries(middles) }
}
