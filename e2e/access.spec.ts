import { expect, type Page, test } from '@playwright/test'
import { barriersOf } from './story/barriers-of.ts'
import { openEveryWidgetApp } from './story/every-widget-app.ts'

const APPS = ['/ofelia', '/vela-noor', '/pollen', '/tern-and-tide', '/juno-marsh', '/hello-taplet']
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** The slides in the browser's accessibility tree. */
async function announcedSlides(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page)
  const { nodes } = await devtools.send('Accessibility.getFullAXTree')
  await devtools.detach()
  // A line of a text is a node, too, though nobody hears it alone.
  const announced = nodes.filter(({ ignored, role }) => !ignored && role?.value !== 'InlineTextBox')
  const names = announced.map(({ name }) => String(name?.value ?? ''))
  return [...new Set(names.filter((name) => /^Slide \d+ of/.test(name)))]
}

/** Goes through all slides: each is in the accessibility tree while it is shown, and no other is. */
async function walkSlides(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  const count = await page.locator('.tv-page').count()
  for (let index = 1; index <= count; index++) {
    if (index > 1) await page.keyboard.press('ArrowRight')
    const slide = page.getByRole('group', { name: new RegExp(`^Slide ${index} of ${count}`) })
    await expect(slide).toBeInViewport({ ratio: 0.9 })
    if (index > 1) await expect(page.locator('#tv-place')).toHaveText(new RegExp(`^Slide ${index} of ${count}`))
    // The tree holds this slide and none of the others.
    expect((await announcedSlides(page)).map((name) => Number.parseInt(name.slice('Slide '.length), 10))).toEqual([
      index,
    ])
    expect(await barriersOf(page), `slide ${index}`).toEqual([])
    expect(await smallTargets(page), `slide ${index}`).toEqual([])
  }
}

for (const path of [...APPS, '/nobody-here', '/app/explore', '/login', '/signup']) {
  test(`${path} has no barrier that a program can find`, async ({ page }) => {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    expect(await barriersOf(page)).toEqual([])
  })
}

test.describe('on a phone', () => {
  test.use(PHONE)

  for (const path of APPS)
    test(`every slide of ${path} is open to all: by program, by keyboard, by what a screen reader is told`, async ({
      page,
    }) => {
      await walkSlides(page, path)
    })

  test('every type of widget, an empty slide and one longer than the phone are open to all, with letters of twice the size, too', async ({
    page,
  }) => {
    test.setTimeout(180_000)
    const api = await openEveryWidgetApp('every-widget')
    await walkSlides(page, '/every-widget')
    await page.goto('/every-widget')
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    const count = await page.locator('.tv-page').count()
    for (let index = 1; index <= count; index++) {
      if (index > 1) await page.keyboard.press('ArrowRight')
      const slide = page.getByRole('group', { name: new RegExp(`^Slide ${index} of ${count}`) })
      await expect(slide).toBeInViewport({ ratio: 0.9 })
      expect(await cutWords(page), `slide ${index}`).toEqual([])
      // A slide longer than the screen also scrolls by keys once the swipe has landed.
      await expect.poll(() => barriersOf(page), { message: `slide ${index}` }).toEqual([])
    }
    await api.dispose()
  })

  test('letters of twice the size cut nothing off, and fingers may zoom', async ({ page }) => {
    for (const path of APPS) {
      await page.goto(path)
      await expect(page.locator('meta[name=viewport]')).not.toHaveAttribute('content', /scalable|maximum/)
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
      expect(await cutWords(page), path).toEqual([])
    }
  })
})

test('the keyboard reaches everything in order, sees where it is, and stays in the slide it moves to', async ({
  page,
}) => {
  await page.goto('/ofelia')
  await page.waitForLoadState('networkidle')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to the slide' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('group', { name: /^Slide 1 of/ })).toBeFocused()
  expect(page.url()).not.toContain('#') // no step of history
  await page.keyboard.press('Tab')
  const order = page.getByRole('link', { name: 'Order for pick-up' })
  await expect(order).toBeFocused()
  await expect(order).not.toHaveCSS('outline-style', 'none')
  await page.keyboard.press('End')
  await expect(page.locator('.tv-page').last()).toBeFocused()
  await page.keyboard.press('Tab')
  const inSlide = await page.evaluate(() => document.activeElement?.closest('.tv-page')?.matches(':last-child'))
  expect(inSlide).toBe(true)
})

test('nothing moves for those who asked for less of it, and a button lets it', async ({ page }) => {
  await page.goto('/vela-noor')
  const play = page.getByRole('button', { name: 'Play', exact: true })
  await expect(play).toBeVisible()
  expect(await page.evaluate(() => document.querySelector('video')?.paused)).toBe(true)
  await play.click()
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
})

/** Returns buttons and links of the slide in view, and of the chrome, whose targets are too small. */
const smallTargets = (page: Page) =>
  page.evaluate(() => {
    const all = document.querySelectorAll<HTMLElement>(
      '.tv-chrome :is(a, button):not(.tv-skip), .tv-page:not([inert]) :is(a, button, input)',
    )
    return [...all].flatMap((one) => {
      const { width, height } = (one.closest('label, .tp-unseen') ?? one).getBoundingClientRect()
      const least = one.closest('.tv-bars') ? 24 : 44 // bars repeat what taps, keys and swipes do
      const isShown = one.checkVisibility({ visibilityProperty: true }) && width > 1
      return isShown && (width < least || height < least)
        ? [`${one.textContent || one.ariaLabel}: ${Math.round(width)} × ${Math.round(height)}`]
        : []
    })
  })

/** Returns words of the first slide that overflow the screen or their box. */
const cutWords = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.tv-page:not([inert]) :is(h2, p, a, span)')].flatMap((one) => {
      const { left, right } = one.getBoundingClientRect()
      const isOut = left < -8 || right > innerWidth + 8
      return isOut && one.checkVisibility() ? [`${one.textContent}: ${Math.round(left)} to ${Math.round(right)}`] : []
    }),
  )
