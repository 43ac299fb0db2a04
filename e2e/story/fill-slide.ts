import { expect, type Page } from '@playwright/test'
import { phonePhoto } from '../fixtures.ts'
import type { InputMethod } from '../input/input-method.ts'
import { expectNoBarriers } from './expect-no-barriers.ts'
import { UPLOAD_TIME } from './upload-time.ts'

export const WORDS = 'Fresh from the boat'
export const BUTTON = 'Order a crate'
const ADDRESS = 'https://harbour.example/order'

/** Adds text, picture and link to an empty slide, styles each, puts them in reading order, and goes back to the app. */
export async function fillSlide(page: Page, input: InputMethod): Promise<void> {
  await expect(page).toHaveURL(/experienceItems/)
  await expect(page.locator('[data-place="stage"]')).toBeVisible()
  const form = page.locator('[data-place="form"]')
  const cells = page.locator('[data-place="stage"] .tp-stack [data-widget-id]')
  const button = (name: string) => form.getByRole('button', { name, exact: true })

  await input.addWidget('Text')
  await input.typeInPlace(WORDS)
  const text = cells.filter({ hasText: WORDS })
  await expect(text).toHaveCount(1)
  await input.choose(text)
  await input.openPart('Font')
  const letters = text.locator('h2, p').filter({ visible: true }).first()
  const look = () =>
    letters.evaluate((element) => {
      const { fontSize, fontFamily, color } = getComputedStyle(element)
      return { fontSize: Number.parseFloat(fontSize), fontFamily, color }
    })
  const before = await look()
  await input.press(button('Larger text'))
  await expect.poll(async () => (await look()).fontSize).toBeGreaterThan(before.fontSize)
  await input.pick(form.getByRole('combobox', { name: /^Font/ }), page.getByRole('option', { name: 'Fraunces' }))
  await expect.poll(async () => (await look()).fontFamily).toMatch(/Fraunces/)
  await input.openPart('Colour')
  const swatch = form
    .getByRole('group', { name: 'Text colour' })
    .getByRole('button', { name: /^#(?!FFFFFF)/, pressed: false })
  await input.press(swatch.first())
  await expect.poll(async () => (await look()).color).not.toBe(before.color)

  await input.undo()
  await expect.poll(async () => (await look()).color).toBe(before.color)
  await input.redo()
  await expect.poll(async () => (await look()).color).not.toBe(before.color)

  await input.addWidget('Image')
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    (async () => {
      await input.press(button('Choose or upload'))
      await input.press(page.getByRole('dialog').getByRole('button', { name: 'Upload', exact: true }))
    })(),
  ])
  await chooser.setFiles({ name: 'mug.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto() })
  await expect(page.getByRole('dialog')).toBeHidden(UPLOAD_TIME)
  const picture = cells.filter({ has: page.locator('img') })
  await expect(picture).toHaveCount(1)

  await input.addWidget('Link')
  await input.write(form.getByLabel('Web address'), ADDRESS)
  await input.openPart('Text')
  await input.write(form.getByLabel('Button text'), BUTTON)
  const link = cells.filter({ hasText: BUTTON })
  await expect(link).toHaveCount(1)

  const order = () =>
    cells.evaluateAll((all) => all.map((cell) => (cell.querySelector('img') ? 'picture' : cell.textContent)))
  await expect.poll(order).toEqual([expect.stringContaining(WORDS), 'picture', expect.stringContaining(BUTTON)])
  await input.carryAbove(picture, text)
  await expect.poll(order).toEqual(['picture', expect.stringContaining(WORDS), expect.stringContaining(BUTTON)])
  await expectNoBarriers(page)
  await input.press(page.getByRole('button', { name: 'Done with this slide' }))
}
