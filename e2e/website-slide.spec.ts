import { expect, type Page, test } from '@playwright/test'
import { expectNoBarriers } from './story/expect-no-barriers.ts'
import { openKindApp } from './story/kind-app.ts'
import { type Sites, startSites } from './story/start-sites.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
let sites: Sites
test.beforeAll(async () => {
  sites = await startSites()
})
test.afterAll(() => sites.stop())

const openApp = (path: string) =>
  openKindApp(path, async () => [
    { itemName: 'Welcome' },
    { itemName: 'Our bakery', itemType: 'EXTERNAL_WEBSITE', websiteUrl: sites.open },
    { itemName: 'Their shop', itemType: 'EXTERNAL_WEBSITE', websiteUrl: sites.shut },
  ])

/** The page, once the server has fetched both sites. */
async function openRead(page: Page, path: string): Promise<void> {
  await expect
    .poll(async () => (await (await page.request.get(path)).text()).match(/On the quay<\/p>/g)?.length)
    .toBe(2)
  await page.goto(path)
}

test.describe('on a phone', () => {
  test.use(phone)

  test('a website works inside of its slide, stays there, and lets go when the visitor goes on', async ({ page }) => {
    await openApp('quay')
    await openRead(page, '/quay')
    const shown = page.frameLocator('iframe[title="Harbour bakery"]')
    await expect(page.locator('iframe')).toHaveCount(0)
    await page.getByRole('link', { name: 'Slide 2' }).click()
    await shown.getByRole('button', { name: 'Order a bun' }).click()
    await expect(shown.getByRole('button', { name: 'Ordered' })).toBeVisible()
    await expect(page).toHaveURL(/\/quay#slide-2$/)
    const slide = page.getByRole('group', { name: 'Slide 2 of 3' })
    await expect(slide.getByRole('link', { name: 'Open in the browser' })).toHaveAttribute('href', sites.open)
    await expectNoBarriers(page)
    await page.keyboard.press('Tab')
    await page.getByRole('link', { name: 'Slide 3' }).click()
    await expect(page.locator('#slide-3').getByRole('link', { name: 'Open 127.0.0.1' })).toHaveAttribute(
      'href',
      sites.shut,
    )
    await expect(page.locator('iframe')).toHaveCount(0)
    await expectNoBarriers(page)
  })
})

test.describe('without JavaScript', () => {
  test.use({ ...phone, javaScriptEnabled: false })

  test('a visitor gets a card with a way there, whether the site may be framed or not', async ({ page }) => {
    await openApp('plain-quay')
    await openRead(page, '/plain-quay')
    for (const [index, url] of [sites.open, sites.shut].entries()) {
      await page.getByRole('link', { name: `Slide ${index + 2}` }).click()
      const slide = page.locator(`#slide-${index + 2}`)
      await expect(slide.getByRole('heading', { name: 'Harbour bakery' })).toBeVisible()
      await expect(slide.getByRole('link', { name: 'Open 127.0.0.1' })).toHaveAttribute('href', url)
    }
    await expect(page.locator('iframe')).toHaveCount(0)
  })
})
