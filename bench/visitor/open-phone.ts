import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test'

export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
const CPU_SLOWDOWN = 4
const PATIENCE_MS = 60_000 // for each thing that is waited for in a page

export const launchBrowser = (executablePath: string): Promise<Browser> =>
  chromium.launch({ executablePath, args: CHROMIUM_FLAGS })

export interface Phone {
  context: BrowserContext
  page: Page
  devtools: CDPSession
}

/** Opens a mid-range phone with an empty cache. */
export async function openPhone(browser: Browser): Promise<Phone> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  })
  context.setDefaultTimeout(PATIENCE_MS)
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  // CPU time of the thread: wall-clock time would count other processes.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  return { context, page, devtools }
}

/** Chromium's own counters of the page: script, layout and style so far, in ms of its thread. */
export async function mainThread(devtools: CDPSession): Promise<{ script: number; drawing: number }> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  const of = (name: string): number => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000
  return { script: of('ScriptDuration'), drawing: of('LayoutDuration') + of('RecalcStyleDuration') }
}
