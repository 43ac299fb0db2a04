import type { Locator, Page } from '@playwright/test'
import { endOfField } from './end-of-field.ts'
import { createFinger } from './finger.ts'
import type { InputMethod } from './input-method.ts'
import { middleOf } from './middle-of.ts'
import { tilePath } from './tile-path.ts'

/** One finger, and the on-screen keyboard for text. */
export async function createTouch(page: Page): Promise<InputMethod> {
  const finger = await createFinger(page)
  const press = (target: Locator) => target.tap()
  const button = (name: string | RegExp) =>
    page.getByRole('button', { name, exact: true }).filter({ visible: true }).first()
  /** The form covers part of the slide, so it is closed to move widgets. */
  async function closeForm(): Promise<void> {
    const form = page.locator('[data-place="form"]')
    if (await form.isVisible()) await press(form.getByText('Done', { exact: true }))
  }
  return {
    press,
    async write(field, words) {
      await field.tap({ position: await endOfField(field) })
      await page.keyboard.insertText(words)
    },
    async pick(opener, option) {
      await press(opener)
      await press(option)
    },
    async choose(widget) {
      await press(widget)
      // A tap on a selected widget starts typing; the bar above the keyboard opens the form.
      const form = page.locator('[data-place="form"]')
      await form.or(button('Look')).waitFor()
      if (!(await form.isVisible())) await press(button('Look'))
    },
    async addWidget(kind) {
      await closeForm()
      await press(button('Add a widget'))
      await press(button(`Add ${kind}`))
    },
    async typeInPlace(words) {
      await page.locator('[data-typing]').waitFor()
      await page.keyboard.insertText(words)
      await press(button('Done'))
    },
    openPart: (name) => press(page.getByRole('tab', { name, exact: true })),
    async carryAbove(widget, other) {
      await closeForm()
      const { x, top } = await middleOf(other)
      await finger.holdAndDrag(await middleOf(widget), { x, y: top + 2 })
    },
    async moveLeft(tile, neighbour) {
      // Only the chosen slide has a handle.
      await press(tile.getByRole('button', { name: /show it beside$/ }))
      await press(page.getByRole('dialog').getByRole('button', { name: 'Done' }))
      const { from, to } = await tilePath(tile, neighbour)
      await finger.drag(from, to)
    },
    async undo() {
      await closeForm()
      await press(button('Undo'))
    },
    async redo() {
      await closeForm()
      await press(button('Redo'))
    },
  }
}
