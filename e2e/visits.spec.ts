import { expect, type Page, test } from '@playwright/test'
import { createFinger } from './input/finger.ts'
import { eventsOf, MENU, openVisitApp, visitsOf } from './story/visit-app.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
test.use(phone)

const slide = (page: Page, place: number) => page.locator(`#slide-${place}`)
const dwells = (events: readonly string[]) => events.filter((event) => event.startsWith('DWELL'))
const deeds = (events: readonly string[]) => events.filter((event) => !event.startsWith('DWELL'))
const guestWord = (page: Page) => page.evaluate(() => localStorage.getItem('taplet:guest'))
/** The script that times slides and sends events has loaded. */
const followed = (page: Page) => page.waitForFunction(() => localStorage.getItem('taplet:history') !== null)

test('a visit by a link is told with all that happened in it, each once', async ({ page }) => {
  const items = await openVisitApp('told-kitchen')
  const html = await (await page.request.get('/told-kitchen')).text()
  const link = /data-code="(\/t\/[\w-]+)\/code\.svg"/.exec(html)?.[1] ?? ''
  await page.goto(`${link}?utm_source=flyer&table=7`)
  await followed(page)
  const finger = await createFinger(page)
  await finger.drag({ x: 340, y: 200 }, { x: 60, y: 210 })
  await expect(slide(page, 2)).toBeInViewport({ ratio: 0.99 })
  await slide(page, 2).getByLabel('Your e-mail').fill('rosa@harbour.example')
  await slide(page, 2).getByRole('checkbox').check()
  await slide(page, 2).getByRole('button', { name: 'Sign me up' }).click()
  await expect(slide(page, 2).locator('.tp-thanks')).toBeVisible()
  await finger.drag({ x: 340, y: 200 }, { x: 60, y: 210 })
  await expect(slide(page, 3)).toBeInViewport({ ratio: 0.99 })
  await slide(page, 3).getByRole('link', { name: 'See the menu' }).click()
  await expect(page).toHaveURL(new RegExp(`^${MENU}`))
  const expected = ['SLIDE 1', 'SLIDE 2', 'FORM 2 letters', 'SLIDE 3', 'TAP 3 menu']
  await expect.poll(async () => deeds(await eventsOf('told-kitchen', items))).toEqual(expected)
  expect(dwells(await eventsOf('told-kitchen', items))).toEqual(['DWELL 1', 'DWELL 2', 'DWELL 3'])
  expect(await visitsOf('told-kitchen')).toMatchObject([{ tag_id: link.slice(3), verdict: 'HUMAN', has_guest: true }])
})

test('who closes the page at once has been here, and where they came to', async ({ page }) => {
  const items = await openVisitApp('brief-kitchen')
  await page.goto('/brief-kitchen', { waitUntil: 'commit' })
  await expect(slide(page, 1)).toBeInViewport()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/#slide-2/)
  await page.close({ runBeforeUnload: true })
  await expect.poll(async () => deeds(await eventsOf('brief-kitchen', items))).toEqual(['SLIDE 1', 'SLIDE 2'])
  expect(await visitsOf('brief-kitchen')).toHaveLength(1)
})

test('time is counted only while the page is looked at', async ({ page }) => {
  const items = await openVisitApp('still-kitchen')
  await page.goto('/still-kitchen')
  await followed(page)
  const look = (isHidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, isHidden)
  await look(true)
  await expect.poll(() => eventsOf('still-kitchen', items)).toEqual(['SLIDE 1', 'DWELL 1'])
  await look(false)
  await look(true)
  await expect.poll(() => eventsOf('still-kitchen', items)).toEqual(['SLIDE 1', 'DWELL 1', 'DWELL 1'])
})

test('who loads a page anew is one guest and one visit', async ({ page }) => {
  await openVisitApp('anew-kitchen')
  const verdicts = async () => (await visitsOf('anew-kitchen')).map(({ verdict }) => verdict)
  await page.goto('/anew-kitchen')
  await expect.poll(verdicts).toEqual(['HUMAN'])
  const word = await guestWord(page)
  expect(word).not.toBeNull()
  // A page that is left before its first slide was seen is no visit.
  await page.reload()
  await expect.poll(verdicts).toEqual(['HUMAN', 'DUPLICATE'])
  await page.reload()
  await expect.poll(verdicts).toEqual(['HUMAN', 'DUPLICATE', 'DUPLICATE'])
  expect(await guestWord(page)).toBe(word)
})

test('this device remembers what was opened on it, unless its visitor paused that', async ({ page }) => {
  await openVisitApp('kept-kitchen')
  const history = () => page.evaluate(() => JSON.parse(localStorage.getItem('taplet:history') ?? 'null'))
  await page.goto('/ofelia')
  await followed(page)
  await page.goto('/kept-kitchen')
  await expect
    .poll(async () => (await history()).items.map(({ path }: { path: string }) => path))
    .toEqual(['kept-kitchen', 'ofelia'])
  await page.evaluate(() => localStorage.setItem('taplet:history', '{"isPaused":true,"items":[]}'))
  await page.goto('/ofelia')
  await page.waitForLoadState('networkidle')
  expect(await history()).toEqual({ isPaused: true, items: [] })
})

test.describe('who asks not to be followed', () => {
  for (const [name, header] of [
    ['doNotTrack', 'dnt'],
    ['globalPrivacyControl', 'sec-gpc'],
  ] as const)
    test(`by ${name} is counted, and nothing is kept to know them by`, async ({ page, context }) => {
      const path = `quiet-${header}`
      await openVisitApp(path)
      await page.goto(`/${path}`)
      await expect.poll(() => guestWord(page)).not.toBeNull()
      await context.setExtraHTTPHeaders({ [header]: '1' })
      await page.addInitScript(
        (property) => Object.defineProperty(navigator, property, { value: property === 'doNotTrack' ? '1' : true }),
        name,
      )
      await page.reload()
      await expect.poll(() => guestWord(page)).toBeNull()
      await expect
        .poll(async () => (await visitsOf(path)).map(({ has_guest, verdict }) => [has_guest, verdict]))
        .toEqual([
          [true, 'HUMAN'],
          [false, 'HUMAN'],
        ])
    })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor counts once', async ({ page }) => {
    await openVisitApp('bare-kitchen')
    await page.goto('/bare-kitchen')
    await page.waitForLoadState('networkidle')
    await expect
      .poll(() => visitsOf('bare-kitchen'))
      .toMatchObject([{ verdict: 'HUMAN', signs: expect.arrayContaining(['PIXEL']) }])
  })
})

test('a visit with no network is told when there is one again, also of an app that only this device has', async ({
  page,
  context,
}) => {
  const items = await openVisitApp('afloat-kitchen')
  // Without an identifier, so that each visit counts by itself.
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  await context.setExtraHTTPHeaders({ 'sec-gpc': '1' })
  await page.goto('/afloat-kitchen')
  const isStored = () =>
    page.evaluate(
      async () => Boolean(await caches.match('/afloat-kitchen')) && navigator.serviceWorker.controller !== null,
    )
  await expect.poll(isStored).toBe(true)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.reload()
  await followed(page)
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/#slide-2/)
  await page.goto('about:blank')
  await context.setOffline(false)
  await page.goto('/afloat-kitchen')
  const visits = async () => (await visitsOf('afloat-kitchen')).length
  await expect.poll(visits, { timeout: 20_000 }).toBe(3)
  const slides = async () => (await eventsOf('afloat-kitchen', items)).filter((event) => event === 'SLIDE 2')
  expect(await slides()).toHaveLength(1)
  await page.reload()
  await expect.poll(visits).toBe(4)
  expect(await slides()).toHaveLength(1)
})
