// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { keyName } from './key-name.ts'
import { keyLabel } from './key-label.ts'
import type { Shortcut } from './shortcut.ts'
import { useShortcuts } from './use-shortcuts.tsx'

afterEach(cleanup)

function Screen({ table }: { table: readonly Shortcut[] }) {
  const { sheet, openSheet } = useShortcuts(table)
  return (
    <>
      <input aria-label="Name" />
      <div className="stage">
        <button type="button">Widget</button>
      </div>
      <button type="button" onClick={openSheet}>
        Keys
      </button>
      {sheet}
    </>
  )
}

const shortcut = (change: Partial<Shortcut> = {}): Shortcut => ({
  keys: ['d'],
  label: 'Duplicate',
  group: 'Widgets',
  run: vi.fn(),
  ...change,
})
const press = (key: string, more: KeyboardEventInit = {}, target: Element = document.body) =>
  fireEvent.keyDown(target, { key, ...more })
const field = () => screen.getByRole('textbox', { name: 'Name' })

test('a key does what its line says, and not while a person types', () => {
  const one = shortcut()
  render(<Screen table={[one]} />)
  press('d', {}, field())
  expect(one.run).not.toHaveBeenCalled()
  press('d')
  expect(one.run).toHaveBeenCalledOnce()
})

test('some shortcuts work while typing', () => {
  const save = shortcut({ keys: ['mod+s'], whileTyping: true })
  render(<Screen table={[save]} />)
  press('s', { metaKey: true }, field())
  expect(save.run).toHaveBeenCalledOnce()
})

test('a key that means nothing now stays the browser’s', () => {
  const one = shortcut({ when: () => false })
  render(<Screen table={[one]} />)
  expect(press('d')).toBe(true)
  expect(one.run).not.toHaveBeenCalled()
})

test('a key of one place works there and with the focus nowhere', () => {
  const one = shortcut({ keys: ['arrowdown'], within: '.stage' })
  render(<Screen table={[one]} />)
  press('ArrowDown', {}, screen.getByRole('button', { name: 'Keys' }))
  expect(one.run).not.toHaveBeenCalled()
  press('ArrowDown', {}, screen.getByRole('button', { name: 'Widget' }))
  press('ArrowDown')
  expect(one.run).toHaveBeenCalledTimes(2)
})

test('copying is bound to the browser’s copy, so that the clipboard comes with it', () => {
  const copy = shortcut({ keys: ['mod+c'], event: 'copy' })
  render(<Screen table={[copy]} />)
  press('c', { ctrlKey: true })
  expect(copy.run).not.toHaveBeenCalled()
  fireEvent.copy(document.body)
  expect(copy.run).toHaveBeenCalledOnce()
})

test('? prints exactly the keys that are bound, under their groups', async () => {
  const table = [
    shortcut({ keys: ['mod+shift+z', 'mod+y'], label: 'Redo', group: 'Steps' }),
    shortcut({ keys: ['t'], label: 'Add text', group: 'Add' }),
  ]
  render(<Screen table={table} />)
  press('?', { shiftKey: true })
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }, { timeout: 15_000 })
  const terms = within(dialog).getAllByRole('term')
  expect(terms.map((term) => term.textContent)).toEqual(['Redo', 'Add text', 'Show all shortcuts'])
  expect(within(dialog).getAllByRole('definition')[0]?.textContent).toBe('CtrlShiftZorCtrlY')
  expect(within(dialog).getByRole('region', { name: 'Steps' })).toBeTruthy()
})

test('keys are named alike whatever the keyboard makes of them', () => {
  const plain = { code: '', ctrlKey: false, metaKey: false, shiftKey: false, altKey: false }
  expect(keyName({ ...plain, key: 'ç', code: 'KeyC', metaKey: true, altKey: true })).toBe('mod+alt+c')
  expect(keyName({ ...plain, key: 'Z', ctrlKey: true, shiftKey: true })).toBe('mod+shift+z')
  expect(keyName({ ...plain, key: '?', shiftKey: true })).toBe('?')
  expect(keyName({ ...plain, key: ' ' })).toBe('space')
  expect(keyLabel('mod+alt+arrowup', true)).toEqual(['⌘', '⌥', '↑'])
})
