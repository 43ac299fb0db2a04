import { expect, type Page } from '@playwright/test'
import { phonePhoto } from '../fixtures.ts'
import type { Hands } from '../hands/hands.ts'
import { expectNoBarriers } from './expect-no-barriers.ts'
import { expectSaved } from './expect-saved.ts'

export const WORDS = 'Fresh from the boat'
export const BUTTON = 'Order a crate'
const ADDRESS = 'https://harbour.example/order'

/** Text, picture and link on an empty slide, each made to look right, in the order that visitors read. */
export async function fillSlide(page: Page, hands: Hands): Promise<void> {
  await expect(page).toHaveURL(/experienceItems/)
  await expect(page.locator('[data-place="stage"]')).toBeVisible()
  const form = page.locator('[data-place="form"]')
  const cells = page.locator('[data-place="stage"] .tp-stack [data-widget-id]')
  const button = (name: string) => form.getByRole('button', { name, exact: true })

  await hands.addWidget('Text')
  await hands.typeInPlace(WORDS)
  const text = cells.filter({ hasText: WORDS })
  await expect(text).toHaveCount(1)
  await hands.choose(text)
  await hands.openPart('Font')
  const letters = text.locator('h2, p').filter({ visible: true }).first()
  const look = () =>
    letters.evaluate((element) => {
      const { fontSize, fontFamily, color } = getComputedStyle(element)
      return { fontSize: Number.parseFloat(fontSize), fontFamily, color }
    })
  const before = await look()
  await hands.press(button('Larger text'))
  await expect.poll(async () => (await look()).fontSize).toBeGreaterThan(before.fontSize)
  await hands.pick(form.getByRole('combobox', { name: /^Font/ }), page.getByRole('option', { name: 'Fraunces' }))
  await expect.poll(async () => (await look()).fontFamily).toMatch(/Fraunces/)
  await hands.openPart('Colour')
  const swatch = form
    .getByRole('group', { name: 'Text colour' })
    .getByRole('button', { name: /^#(?!FFFFFF)/, pressed: false })
  await hands.press(swatch.first())
  await expect.poll(async () => (await look()).color).not.toBe(before.color)

  await hands.undo()
  await expect.poll(async () => (await look()).color).toBe(before.color)
  await hands.redo()
  await expect.poll(async () => (await look()).color).not.toBe(before.color)

  await hands.addWidget('Image')
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    (async () => {
      await hands.press(button('Choose or upload'))
      await hands.press(page.getByRole('dialog').getByRole('button', { name: 'Upload', exact: true }))
    })(),
  ])
  await chooser.setFiles({ name: 'mug.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto() })
  await expect(page.getByRole('dialog')).toBeHidden({ timeout: 60_000 })
  const picture = cells.filter({ has: page.locator('img') })
  await expect(picture).toHaveCount(1)

  await hands.addWidget('Link')
  await hands.write(form.getByLabel('Web address'), ADDRESS)
  await hands.openPart('Text')
  await hands.write(form.getByLabel('Button text'), BUTTON)
  const link = cells.filter({ hasText: BUTTON })
  await expect(link).toHaveCount(1)

  const order = () =>
    cells.evaluateAll((all) => all.map((cell) => (cell.querySelector('img') ? 'picture' : cell.textContent)))
  await expect.poll(order).toEqual([expect.stringContaining(WORDS), 'picture', expect.stringContaining(BUTTON)])
  await hands.carryAbove(picture, text)
  await expect.poll(order).toEqual(['picture', expect.stringContaining(WORDS), expect.stringContaining(BUTTON)])
  await expectNoBarriers(page)
  await hands.save()
  await expectSaved(page)
}
