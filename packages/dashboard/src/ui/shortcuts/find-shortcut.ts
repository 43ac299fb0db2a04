import { keyName } from './key-name.ts'
import type { Shortcut } from './shortcut.ts'

const TYPING =
  'input:not([type="range"], [type="checkbox"], [type="radio"]), textarea, select, [contenteditable], [role="combobox"]'
const OVERLAY = '[role="dialog"], [role="menu"], [role="listbox"], [aria-expanded="true"][role="combobox"]'

const closest = (target: EventTarget | null, selector: string) =>
  target instanceof Element && target.closest(selector) !== null
const isNowhere = (target: EventTarget | null) => !(target instanceof Element) || target === target.ownerDocument.body

/**
 * The shortcut of a table for a key event, or undefined. Dialogs and menus keep their keys; fields keep theirs except
 * for shortcuts that work while typing.
 */
export function findShortcut(table: readonly Shortcut[], event: KeyboardEvent | ClipboardEvent): Shortcut | undefined {
  const { target } = event
  if (event.defaultPrevented || closest(target, OVERLAY)) return undefined
  const isTyping = closest(target, TYPING)
  const name = 'key' in event ? keyName(event) : undefined
  const isMeant = ({ keys, event: own }: Shortcut) =>
    name === undefined ? own === event.type : own === undefined && keys.includes(name)
  return table.find(
    (one) =>
      isMeant(one) &&
      (!isTyping || one.whileTyping === true) &&
      (one.within === undefined || isNowhere(target) || closest(target, one.within)) &&
      (one.when?.() ?? true),
  )
}
