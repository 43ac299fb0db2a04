import { expect, test } from '@playwright/test'

const PHONE = { viewport: { width: 390, height: 844 } }

test.describe('in the colours that a visitor has chosen', () => {
  test.use({ ...PHONE, colorScheme: 'dark', contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

  test('bars and buttons stand on a ground of their own, whatever the picture shows', async ({ page }) => {
    await page.goto('/ofelia#slide-2')
    for (const part of ['.tv-bars', '.tv-chrome .tv-share svg']) {
      const ground = await page.locator(part).evaluate((element) => getComputedStyle(element).backgroundColor)
      expect(ground).toBe('rgb(0, 0, 0)')
    }
    await expect(page.locator('.tv-chrome .tv-share svg')).toHaveCSS('color', 'rgb(255, 255, 255)')
  })
})

test.describe('on a low screen', () => {
  test.use({ viewport: { width: 568, height: 320 } })

  test('all of the sheet that shares is in view', async ({ page }) => {
    await page.addInitScript(() => Object.assign(navigator, { share: undefined }))
    await page.goto('/tern-and-tide')
    await page.locator('.tv-chrome .tv-share').click()
    const sheet = page.getByRole('dialog')
    for (const part of [
      sheet.getByRole('textbox'),
      sheet.getByRole('button', { name: 'Copy link' }),
      sheet.getByRole('button', { name: 'Close' }),
    ])
      await expect(part).toBeInViewport({ ratio: 1 })
    expect(await sheet.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeLessThanOrEqual(0)
  })
})

test.describe('on a phone', () => {
  test.use(PHONE)

  test('an address within the app that leads nowhere leaves the visitor where they are', async ({ page }) => {
    await page.goto('/ofelia#slide-3')
    await expect(page.locator('#slide-3')).toBeInViewport({ ratio: 0.9 })
    await page.evaluate(() => {
      location.hash = '#slide-99'
    })
    // No key leads here from the last slide.
    await page.keyboard.press('ArrowRight')
    await expect(page.locator('#slide-4')).toBeInViewport({ ratio: 0.9 })
    await page.goto('/ofelia?again#slide-99')
    await expect(page.locator('#slide-1')).toBeInViewport({ ratio: 0.9 })
  })

  test('the links of the progress are called what their slides are', async ({ page }) => {
    await page.goto('/ofelia')
    const label = await page.locator('#slide-2').getAttribute('aria-label')
    const name = /^Slide 2 of 5, (.+)$/.exec(label ?? '')?.[1]
    await expect(page.getByRole('link', { name: `Slide 2: ${name}`, exact: true })).toHaveCount(1)
  })
})
