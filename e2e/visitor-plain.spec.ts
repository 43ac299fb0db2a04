import { expect, type Page, test } from '@playwright/test'

// Without script, chrome and stage follow the slides by CSS alone (packages/viewer/src/experience/plain.css).
const APP = '/ofelia' // five slides, the first red and the second cream

const box = async (page: Page, selector: string) => {
  const found = await page.locator(selector).boundingBox()
  if (!found) throw new Error(`${selector} is not shown`)
  return found
}

/** The ink in which a slide shows its app's name, and its share of the progress bar. */
const chromeOf = (page: Page, slide: number) =>
  page.locator(`#slide-${slide} > .tp-slide`).evaluate((element) => {
    const name = getComputedStyle(element, '::before')
    const bars = getComputedStyle(element, '::after')
    const [, solid = ''] = /\) ([\d.]+)px, /.exec(bars.backgroundImage) ?? []
    const width = Number.parseFloat(bars.width)
    return { name: name.content, ink: name.color, own: getComputedStyle(element).color, reach: Number(solid) / width }
  })

test.use({ javaScriptEnabled: false })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('each slide brings name and progress in its own ink, and no band of another slide lies over it', async ({
    page,
  }) => {
    await page.goto(`${APP}#slide-2`)
    const [first, second] = [await chromeOf(page, 1), await chromeOf(page, 2)]
    expect(second.ink).toBe(second.own)
    expect(second.ink).not.toBe(first.ink)
    expect(second.name).toContain('Ofelia')
    expect(first.reach).toBeCloseTo(1 / 5, 1)
    expect(second.reach).toBeCloseTo(2 / 5, 1)
    for (const part of ['.tv-chrome', '.tv-bars a >> nth=3'])
      await expect(page.locator(part)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  })
})

test.describe('on a phone on its side', () => {
  test.use({ viewport: { width: 844, height: 390 } })

  test('nothing covers the words at the top of a slide', async ({ page }) => {
    await page.goto('/vela-noor#slide-4')
    const title = page.locator('#slide-4 .tp-text').first()
    await expect(title).toBeInViewport({ ratio: 1 })
    await expect(page.locator('.tv-chrome')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    // Where the bars end: the links over them cover whatever is below.
    const { y } = await box(page, '#slide-4 .tp-text >> nth=0')
    expect(y).toBeGreaterThan(14)
  })
})

for (const [width, height] of [
  [1280, 800],
  [1440, 900],
] as const)
  test.describe(`on a screen of ${width} by ${height}`, () => {
    test.use({ viewport: { width, height } })

    test('numbers lead to every slide, and what needs a script is not promised', async ({ page }) => {
      await page.goto(APP)
      for (const part of ['.tv-keys', '.tv-code', '.tv-share >> nth=0', '.tv-share >> nth=1'])
        await expect(page.locator(part)).toBeHidden()
      for (const slide of [2, 3, 1, 5]) {
        await page.getByRole('link', { name: new RegExp(`^slide ${slide}\\b`, 'i') }).click()
        await expect
          .poll(async () => {
            const { x, width: wide } = await box(page, `#slide-${slide}`)
            return Math.abs(x + wide / 2 - width / 2)
          })
          .toBeLessThan(2)
      }
      const [card, numbers] = [await box(page, '#slide-5'), await box(page, '.tv-bars')]
      expect(numbers.y).toBeGreaterThanOrEqual(card.y + card.height)
      expect(numbers.y + numbers.height).toBeLessThanOrEqual(height)
    })
  })
