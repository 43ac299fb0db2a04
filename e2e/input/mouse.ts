import type { Locator, Page } from '@playwright/test'
import { endOfField } from './end-of-field.ts'
import type { InputMethod } from './input-method.ts'
import { middleOf } from './middle-of.ts'
import { tilePath } from './tile-path.ts'

const STEPS = 12

interface Point {
  x: number
  y: number
}

/** The mouse, with the keyboard for text alone. */
export function createMouse(page: Page): InputMethod {
  const press = (target: Locator) => target.click()
  const button = (name: string | RegExp) =>
    page.getByRole('button', { name, exact: true }).filter({ visible: true }).first()
  async function drag(from: Point, to: Point): Promise<void> {
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(to.x, to.y, { steps: STEPS })
    await page.mouse.move(to.x, to.y)
    await page.mouse.up()
  }
  return {
    press,
    async write(field, words) {
      await field.click({ position: await endOfField(field) })
      await page.keyboard.type(words)
    },
    async pick(opener, option) {
      await press(opener)
      await press(option)
    },
    choose: press,
    addWidget: (kind) => press(button(`Add ${kind}`)),
    async typeInPlace(words) {
      await page.locator('[data-typing]').waitFor()
      await page.keyboard.type(words)
      await press(button('Done'))
    },
    openPart: async () => {},
    async carryAbove(widget, other) {
      const { x, top } = await middleOf(other)
      await drag(await middleOf(widget), { x, y: top + 2 })
    },
    async moveLeft(tile, neighbour) {
      const { from, to } = await tilePath(tile, neighbour)
      await drag(from, to)
    },
    undo: () => press(button('Undo')),
    redo: () => press(button('Redo')),
  }
}
