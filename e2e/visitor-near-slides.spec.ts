import { expect, type Page, test } from '@playwright/test'

// Slides far from the one in view are not laid out (record 097). Whatever happens, no visitor meets a blank slide.
const APP = '/ofelia' // five slides
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** Returns the numbers of the slides that show anything. */
const shown = (page: Page) =>
  page
    .locator('.tv-page')
    .evaluateAll((pages) =>
      pages.flatMap((one, index) => (one.firstElementChild?.checkVisibility() === true ? [index + 1] : [])),
    )

/** Serves the app with another script, or none that runs. */
const withScript = (page: Page, script: string) =>
  page.route(`**${APP}`, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(/<script>.*?<\/script>/s, () => `<script>${script}</script>`)
    // The page's policy names the script by its hash.
    await route.fulfill({ response, body, headers: { ...response.headers(), 'content-security-policy': '' } })
  })

test.describe('on a phone', () => {
  test.use(PHONE)

  test('the next slide is laid out when the first is complete, and each further one when it is next', async ({
    page,
  }) => {
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () => {
        const slides = [...document.querySelectorAll('.tv-page > *')].map((slide) => slide.checkVisibility())
        Object.assign(globalThis, { shownAtFirst: slides.filter(Boolean).length })
      }),
    )
    await page.goto(APP)
    expect(await page.evaluate('shownAtFirst')).toBe(1)
    await expect.poll(() => shown(page)).toEqual([1, 2])
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => shown(page)).toEqual([1, 2, 3])
    await page.keyboard.press('End')
    await expect.poll(() => shown(page)).toEqual([1, 2, 3, 4, 5])
  })

  test('the next slide does not wait for a first picture that does not come', async ({ page }) => {
    await page.route(/\.(avif|webp)$/, () => undefined) // never answered
    await page.goto(APP, { waitUntil: 'commit' })
    await expect.poll(() => shown(page)).toEqual([1, 2])
    expect(await page.evaluate(() => document.readyState)).toBe('interactive')
  })

  test('who is led to a slide in the middle finds those before and after it', async ({ page }) => {
    await page.goto(`${APP}#slide-3`)
    await expect.poll(() => shown(page)).toEqual([1, 2, 3, 4])
    await page.keyboard.press('ArrowLeft')
    await expect(page.locator('#slide-2 h2').first()).toBeInViewport()
  })

  test('a slide far away is there as soon as its bar is tapped', async ({ page }) => {
    await page.goto(APP)
    await page.getByRole('link', { name: 'Slide 4' }).click()
    await expect(page.locator('#slide-4 .tp-slide')).toBeInViewport({ ratio: 0.9 })
    await expect.poll(() => shown(page)).toEqual([1, 2, 3, 4, 5])
  })

  test('all slides show by themselves where the script fails', async ({ page }) => {
    for (const script of ['throw new Error("a test broke this")', '']) {
      await withScript(page, script)
      await page.goto(APP)
      await expect.poll(() => shown(page)).toEqual(expect.arrayContaining([1, 2, 3]))
      // Browsers run no animation in elements that are not laid out: those start when they come near.
      for (const slide of [2, 3, 4, 5]) {
        await page.locator('#tv-strip').evaluate((strip, place) => {
          strip.scrollTo({ left: (place - 1) * strip.clientWidth, behavior: 'instant' })
        }, slide)
        await expect(page.locator(`#slide-${slide} > .tp-slide`)).toBeInViewport({ ratio: 0.9 })
      }
      await page.unrouteAll()
    }
  })

  test('all slides show when the window grows into a stage', async ({ page }) => {
    await page.goto(APP)
    await expect.poll(() => shown(page)).toEqual([1, 2])
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect.poll(() => shown(page)).toEqual([1, 2, 3, 4, 5])
  })
})

test('on the stage of wide screens no slide is kept back', async ({ page }) => {
  await page.goto(APP, { waitUntil: 'commit' })
  await expect(page.locator('#slide-5')).toBeAttached()
  expect(await shown(page)).toEqual([1, 2, 3, 4, 5])
})
