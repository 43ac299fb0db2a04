import { type Browser, type BrowserContextOptions, expect, type Page, test } from '@playwright/test'
import type { InputMethod } from './input/input-method.ts'
import { createKeyboard } from './input/keyboard.ts'
import { createTouch } from './input/touch.ts'
import { buildApp, LIBRARY_SLIDE } from './story/build-app.ts'
import { BUTTON, WORDS } from './story/fill-slide.ts'
import { openAccount } from './story/open-account.ts'

const desk = { viewport: { width: 1440, height: 900 } }
const smallPhone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

const ways: {
  name: string
  app: string
  device: BrowserContextOptions
  createInput: (page: Page) => InputMethod | Promise<InputMethod>
}[] = [
  { name: 'with one finger on a phone 360 px wide', app: 'Finger Kiosk', device: smallPhone, createInput: createTouch },
  { name: 'with keys alone', app: 'Keyboard Kiosk', device: desk, createInput: createKeyboard },
]

/** Opens the app as a visitor on a phone and goes through all slides. */
async function expectRead(browser: Browser, address: string, slides: (string | RegExp)[]): Promise<void> {
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const visitor = await phone.newPage()
  await visitor.goto(address)
  for (const [index, words] of slides.entries()) {
    const slide = visitor.getByRole('group', { name: `Slide ${index + 1} of ${slides.length}` })
    if (index > 0) await visitor.keyboard.press('ArrowRight')
    await expect(slide).toBeInViewport({ ratio: 0.9 })
    await expect(slide.getByText(words).first()).toBeVisible()
  }
  const boat = visitor.getByRole('group', { name: 'Slide 3 of 5' })
  await expect(boat.getByRole('link', { name: BUTTON })).toHaveAttribute('href', /harbour\.example\/order/)
  await expect(boat.locator('img').first()).toHaveJSProperty('complete', true)
  await phone.close()
}

for (const { name, app, device, createInput } of ways)
  test.describe(() => {
    test.use(device)

    test(`a person builds an instant app of five slides ${name}`, async ({ page, browser }) => {
      test.setTimeout(180_000)
      const address = app.toLowerCase().replaceAll(' ', '-')
      const account = await openAccount(address, LIBRARY_SLIDE)
      const title = await buildApp({ page, input: await createInput(page), account }, app)
      await expect(page.getByRole('heading', { name: `${title} is out in the world` })).toBeVisible()
      await expectRead(browser, `/${address}`, [app, LIBRARY_SLIDE.words, WORDS, /Thank/, LIBRARY_SLIDE.words])
    })
  })
