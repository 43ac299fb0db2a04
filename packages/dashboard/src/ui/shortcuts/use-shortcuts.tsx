import { type ReactNode, Suspense, useLayoutEffect, useState } from 'react'
import { addTexts, useText } from '../../lib/text.ts'
import { shortcuts as texts } from '../../text/en/shortcuts.ts'
import { findShortcut } from './find-shortcut.ts'
import type { Shortcut } from './shortcut.ts'
import { lazyComponent } from '../lazy/lazy-component.tsx'

addTexts('shortcuts', texts)

const Sheet = lazyComponent(async () => (await import('./shortcuts-sheet.tsx')).ShortcutsSheet, 'OVER')
const EVENTS = ['keydown', 'copy', 'cut', 'paste'] as const

/**
 * Binds a table of shortcuts to the document and prints it: `?` opens the sheet, and so does `openSheet` from menus.
 * Render `sheet` anywhere.
 */
export function useShortcuts(table: readonly Shortcut[]): { sheet: ReactNode; openSheet: () => void } {
  const t = useText()
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const openSheet = () => {
    setWasOpened(true)
    setIsOpen(true)
  }
  const whole: readonly Shortcut[] = [
    ...table,
    { keys: ['?', 'mod+/'], label: t('shortcuts:open'), group: t('shortcuts:help'), run: openSheet },
  ]
  // Effect: key presses on the document; rebound with each paint, so that no key acts on the screen before.
  useLayoutEffect(() => {
    const handle = (event: KeyboardEvent | ClipboardEvent) => {
      const shortcut = findShortcut(whole, event)
      if (!shortcut) return
      event.preventDefault()
      shortcut.run(event)
    }
    for (const name of EVENTS) document.addEventListener(name, handle)
    return () => {
      for (const name of EVENTS) document.removeEventListener(name, handle)
    }
  })
  const sheet = wasOpened ? (
    <Suspense fallback={null}>
      <Sheet table={whole} open={isOpen} onClose={() => setIsOpen(false)} />
    </Suspense>
  ) : null
  return { sheet, openSheet }
}
