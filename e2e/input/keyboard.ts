import { expect, type Locator, type Page } from '@playwright/test'
import { expectFocus } from './focus.ts'
import type { InputMethod } from './input-method.ts'
import { watchFocus } from './watch-focus.ts'

const MOST_STOPS = 120 // presses of Tab
const MOST_STEPS = 40 // presses of an arrow

/** The keyboard alone. The focus is never lost on the way, and always visible. */
export function createKeyboard(page: Page): InputMethod {
  let isFresh = true // a page that was just loaded has no focus yet
  page.on('load', () => (isFresh = true))
  /** Whether this element comes before the focus in the page. */
  const isBehind = (target: Locator) =>
    target.evaluate(
      (element) =>
        document.activeElement !== document.body &&
        (document.activeElement?.compareDocumentPosition(element) ?? 0) & Node.DOCUMENT_POSITION_PRECEDING,
    )
  async function key(name: string): Promise<void> {
    await page.keyboard.press(name)
    await expectFocus(page, name)
  }
  /** Presses Tab until this element has the focus. */
  async function tabTo(target: Locator): Promise<void> {
    await expect(target).toBeVisible()
    const isFocused = watchFocus(target)
    // The last action may have had a late effect: another screen was opened, or a dialog closed.
    if (!isFresh) await expectFocus(page, 'what was done before')
    isFresh = false
    const direction = (await isBehind(target)) ? 'Shift+Tab' : 'Tab'
    for (let stop = 0; stop < MOST_STOPS; stop++) {
      if (await isFocused()) return expectFocus(page, direction)
      await page.keyboard.press(direction)
    }
    throw new Error(`${MOST_STOPS} × ${direction} never came to ${target.toString()}`)
  }
  async function arrowTo(target: Locator, arrow: string): Promise<void> {
    const isFocused = watchFocus(target)
    for (let step = 0; !(await isFocused()); step++) {
      if (step === MOST_STEPS) throw new Error(`${MOST_STEPS} × ${arrow} never came to ${target.toString()}`)
      await key(arrow)
    }
  }
  async function press(target: Locator): Promise<void> {
    await expect(target).toBeEnabled()
    // Tabs share one tab stop; arrow keys move along them and open them.
    if ((await target.getAttribute('role')) === 'tab') {
      await tabTo(page.getByRole('tablist').filter({ has: target }).getByRole('tab', { selected: true }))
      return arrowTo(target, 'ArrowRight')
    }
    // So do radio groups, ours and the browser's.
    const isRadio = await target.evaluate((element) => element.matches('[role=radio], input[type=radio]'))
    if (isRadio) {
      const group = target.locator('xpath=ancestor::*[@role="radiogroup" or self::fieldset][1]')
      await tabTo(group.getByRole('radio', { checked: true }))
      return arrowTo(target, 'ArrowRight')
    }
    await tabTo(target)
    await key((await target.getAttribute('type')) === 'checkbox' ? 'Space' : 'Enter')
  }
  const stage = page.locator('[data-place="stage"]')
  /** By arrow keys, from the current choice. */
  async function choose(widget: Locator): Promise<void> {
    const id = await widget.getAttribute('data-widget-id')
    await tabTo(stage)
    const rows = page.locator('[data-row]')
    const states = await rows.evaluateAll((all) =>
      all.map(({ dataset, ariaPressed }) => ({ id: dataset['row'], isChosen: ariaPressed === 'true' })),
    )
    const steps = states.findIndex((row) => row.id === id) - states.findIndex((row) => row.isChosen)
    for (let step = 0; step < Math.abs(steps); step++) await key(steps > 0 ? 'ArrowDown' : 'ArrowUp')
    await expect(page.locator(`[data-row="${id}"]`)).toHaveAttribute('aria-pressed', 'true')
  }
  return {
    press,
    async write(field, words) {
      await tabTo(field)
      await key('End')
      await page.keyboard.type(words)
      await expectFocus(page, 'typing')
    },
    async pick(opener, option) {
      await press(opener)
      await option.waitFor()
      await arrowTo(option, 'ArrowDown')
      await page.keyboard.press('Enter')
      // A closing list still captures the keys.
      await option.waitFor({ state: 'hidden' })
      await expectFocus(page, 'Enter')
    },
    choose,
    async addWidget(kind) {
      // A dialog that is still closing, or a field that still has the focus, would take the letter.
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page.locator('input:focus, textarea:focus, [contenteditable]:focus')).toHaveCount(0)
      await key(kind.slice(0, 1).toLowerCase())
    },
    async typeInPlace(words) {
      await page.locator('[data-typing]').waitFor()
      await page.keyboard.type(words)
      await key('Escape')
    },
    openPart: async () => {},
    async carryAbove(widget, other) {
      await choose(widget)
      const isAbove = async () => {
        const second = await other.elementHandle()
        return widget.evaluate(
          (element, under) =>
            Boolean(under && element.compareDocumentPosition(under) & Node.DOCUMENT_POSITION_FOLLOWING),
          second,
        )
      }
      for (let step = 0; !(await isAbove()); step++) {
        if (step === MOST_STEPS)
          throw new Error(`Alt+ArrowUp never moved ${widget.toString()} above ${other.toString()}`)
        await key('Alt+ArrowUp')
      }
    },
    async moveLeft(tile) {
      await tabTo(tile.getByRole('link', { name: /^\d\. / }))
      await key('Alt+ArrowLeft')
    },
    undo: () => key('Control+z'),
    redo: () => key('Control+Shift+z'),
  }
}
