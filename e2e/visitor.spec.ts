import { expect, test } from '@playwright/test'
import { createFinger } from './input/finger.ts'

// A demo app, in the role of a merchant's published app.
const APP = '/ofelia'
const NAME = 'Ofelia'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('[14.20] a visitor goes through the slides by keys and taps; back returns to a slide that was left, and leaves', async ({
    page,
  }) => {
    await page.goto('/app/explore')
    await page.goto(APP)
    const strip = page.getByRole('group', { name: NAME })
    const slides = strip.getByRole('group', { name: /^Slide \d/ })
    const count = await slides.count()
    expect(count).toBeGreaterThan(2)
    await expect(slides.first()).toBeInViewport({ ratio: 0.9 })
    for (let index = 1; index < count; index++) {
      await page.keyboard.press('ArrowRight')
      await expect(slides.nth(index)).toBeInViewport({ ratio: 0.9 })
    }
    // At once, and without the browser's page cache, which tests run without.
    await slides.last().getByRole('link', { name: 'Report' }).click()
    await expect(page).toHaveURL(/report/)
    await page.goBack()
    await expect(slides.last()).toBeInViewport({ ratio: 0.9 })
    await expect(slides.nth(1)).toHaveAttribute('inert')
    // Again and again: what opens the slides to find comes after the page has loaded.
    await expect(async () => {
      await page.keyboard.press('Control+f')
      await expect(slides.nth(1)).not.toHaveAttribute('inert', { timeout: 500 })
    }).toPass()
    await page.keyboard.press('Home')
    await expect(slides.first()).toBeInViewport({ ratio: 0.9 })
    await page.touchscreen.tap(350, 300)
    await expect(slides.nth(1)).toBeInViewport({ ratio: 0.9 })
    await page.touchscreen.tap(20, 500)
    await expect(slides.first()).toBeInViewport({ ratio: 0.9 })
    await page.goBack()
    await expect(page).toHaveURL(/explore/)
  })

  test('each swipe of a finger moves one slide', async ({ page }) => {
    await page.goto(APP)
    const slides = page.getByRole('group', { name: NAME }).locator('.tv-page')
    const count = await slides.count()
    const finger = await createFinger(page)
    for (let index = 1; index < count; index++) {
      await finger.drag({ x: 340, y: 300 }, { x: 60, y: 310 })
      await expect(slides.nth(index)).toBeInViewport({ ratio: 0.99 })
      await expect(page).toHaveURL(new RegExp(`#slide-${index + 1}$`))
    }
    await finger.drag({ x: 60, y: 300 }, { x: 340, y: 310 })
    await expect(slides.nth(count - 2)).toBeInViewport({ ratio: 0.99 })
  })

  test('a link opens the app by its own name, with what the visitor brought along', async ({ page }) => {
    await page.goto(APP)
    const code = await page.locator('.tv-code img').getAttribute('src')
    const link = code?.replace('/code.svg', '') ?? ''
    await page.goto('/app/explore')
    await page.goto(`${link}?table=7#slide-2`)
    await expect(page).toHaveURL(`${APP}?table=7#slide-2`)
    await expect(page.getByRole('group', { name: /^Slide 2 of/ })).toBeInViewport({ ratio: 0.9 })
    await page.goBack()
    await expect(page).toHaveURL(/explore/)
  })

  test('who shares where the phone has no sheet gets a code to scan and the link to copy', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(`${APP}?table=7#slide-3`)
    await page.getByRole('button', { name: 'Share' }).click()
    const sheet = page.getByRole('dialog', { name: 'Share this app' })
    await expect(sheet.getByRole('img', { name: /code/i })).toBeVisible()
    await sheet.getByRole('button', { name: 'Copy link' }).click()
    await expect(page.getByText('Link copied')).toBeVisible()
    await expect(sheet).toBeHidden()
    const { pathname, hash } = new URL(await page.evaluate(() => navigator.clipboard.readText()))
    expect(pathname + hash).toBe(`${APP}#slide-3`)
  })

  test('only the next slide is prepared, and the one after it when that is reached', async ({ page }) => {
    // Otherwise the whole app is cached once the first slide is complete.
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto('/tern-and-tide')
    const pictures = await page
      .locator('.tv-page .tp-ground')
      .evaluateAll((grounds) => grounds.map((ground) => ground.innerHTML.match(/images\/(\w+)-/)?.[1] ?? 'none'))
    const isAsked = (index: number) => asked.some((url) => url.includes(pictures[index] ?? 'none'))
    await expect.poll(() => isAsked(1)).toBe(true)
    await page.waitForLoadState('networkidle')
    expect([0, 1, 2].map(isAsked)).toEqual([true, true, false])
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => isAsked(2)).toBe(true)
  })

  test('words and chrome keep clear of the notch and the home bar (spec §9)', async ({ page }) => {
    const cdp = await page.context().newCDPSession(page)
    await page.goto(APP)
    const room = async (insets: { top: number; bottom: number }) => {
      await cdp.send('Emulation.setSafeAreaInsetsOverride', { insets })
      return page.evaluate(() => {
        const px = (selector: string, property: 'paddingTop' | 'paddingBottom') =>
          Number.parseFloat(getComputedStyle(document.querySelector(selector) ?? document.body)[property])
        return { top: px('.tv-chrome', 'paddingTop'), foot: px('.tp-stack', 'paddingBottom') - 24 }
      })
    }
    expect(await room({ top: 24, bottom: 12 })).toEqual({ top: 35, foot: 17 })
    expect(await room({ top: 20, bottom: 0 })).toEqual({ top: 20, foot: 0 })
    expect(await room({ top: 59, bottom: 34 })).toEqual({ top: 59, foot: 34 })
    expect(await room({ top: 0, bottom: 0 })).toEqual({ top: 0, foot: 0 })
  })

  test('a link can name a slide', async ({ page }) => {
    await page.goto(`${APP}#slide-3`)
    await expect(page.getByRole('group', { name: /^Slide 3 of/ })).toBeInViewport({ ratio: 0.9 })
  })
})

test.describe('on a phone held sideways', () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true })

  test('the picture takes one half and the words the other', async ({ page }) => {
    await page.goto(APP)
    const picture = await page.locator('#slide-1 .tp-ground').boundingBox()
    expect(picture).toMatchObject({ x: 0, width: 422, height: 390 })
    const words = await page.locator('#slide-1').getByText('Coffee, butter', { exact: false }).boundingBox()
    expect(words?.x).toBeGreaterThan(422)
  })
})

test.describe('where motion is welcome', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('a video plays only on its own slide', async ({ page }) => {
    await page.goto('/vela-noor')
    const playing = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('video')]
          .filter((video) => !video.paused)
          .map((video) => video.closest('section')?.id),
      )
    await expect.poll(playing).toEqual(['slide-1'])
    await page.keyboard.press('ArrowRight')
    await expect.poll(playing).not.toContain('slide-1')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('every slide can be read and every link followed', async ({ page }) => {
    await page.goto(APP)
    await expect(page.getByText('Coffee, butter and the good window seat', { exact: false })).toBeVisible()
    await page.getByRole('link', { name: /slide 2/i }).click()
    await expect(page.getByText('Morning croissant')).toBeInViewport()
    expect(await page.locator('a[href^="https://"], a[href^="tel:"]').count()).toBeGreaterThan(0)
  })
})

test('no page of a visitor breaks its own content policy', async ({ page }) => {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  for (const path of [APP, '/vela-noor', '/app/explore', '/login']) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
  }
  expect(complaints).toEqual([])
})
