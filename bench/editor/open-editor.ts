import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'
import type { Taplet } from '../taplet/start-taplet.ts'

const CPU_SLOWDOWN = 4
const DESKTOP = { width: 1440, height: 900 }
const PATIENCE_MS = 60_000

export interface OpenTab {
  page: Page
  devtools: CDPSession
  close: () => Promise<void>
}

async function openTab(browser: Browser, storageState?: SignedIn): Promise<OpenTab> {
  const context = await browser.newContext({ viewport: DESKTOP, ...(storageState && { storageState }) })
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE_MS)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  return { page, devtools, close: () => context.close() }
}

const slowDown = ({ devtools }: OpenTab) => devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })

export type SignedIn = Awaited<ReturnType<BrowserContext['storageState']>>

/** Signs the demo account in as a person would, once for all editors. */
export async function signInBrowser(browser: Browser, { origin, signIn }: Taplet): Promise<SignedIn> {
  const { page, close } = await openTab(browser)
  await page.goto(`${origin}/login`)
  await page.getByRole('textbox').first().fill(signIn.email)
  await page.locator('input[type=password]').fill(signIn.password)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/app/)
  const signedIn = await page.context().storageState()
  await close()
  return signedIn
}

/** Types the same keys into a field of an otherwise empty page: the browser's own cost. */
export async function openNativeField(browser: Browser): Promise<OpenTab> {
  const tab = await openTab(browser)
  await tab.page.setContent('<textarea aria-label="Words" rows="4" cols="40"></textarea>')
  await tab.page.getByRole('textbox').click()
  await slowDown(tab)
  return tab
}

/** Opens the slide editor with the caret in its first text: in place on the phone, or in the form beside it. */
export async function openEditor(
  browser: Browser,
  { origin }: Taplet,
  signedIn: SignedIn,
  itemId: string,
  where: 'STAGE' | 'FORM',
  /** The instant app from which it is opened. */
  appId?: string,
): Promise<OpenTab> {
  const tab = await openTab(browser, signedIn)
  const { page } = tab
  const place = appId === undefined ? '' : `?in=${appId}`
  await page.goto(`${origin}/app/experienceItems/${itemId}${place}`)
  const first = page.locator('.tp-stack [data-widget-id]').first()
  await first.waitFor()
  await first.click()
  if (where === 'STAGE') {
    await first.dblclick()
    await page.locator('[data-typing]').waitFor()
  } else await page.getByRole('textbox', { name: 'Words', exact: true }).click()
  await page.keyboard.press('Home')
  await slowDown(tab)
  return tab
}
