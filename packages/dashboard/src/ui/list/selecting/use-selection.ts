import { useCallback, useEffect, useState } from 'react'
import { nothingSelected, selectAll, selectRange, toggleOne } from './selection.ts'

const isElsewhere = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest(
    'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"], [role="listbox"]',
  ) !== null

interface CardMarks {
  isSelecting: boolean
  isSelected: boolean
  onToggle: (id: string, isRange: boolean) => void
}

export interface ListSelection {
  /** Selected and shown, in the order shown: what actions apply to. */
  ids: readonly string[]
  /** Something is selected, or the mode was switched on. */
  isOn: boolean
  isAll: boolean
  has: (id: string) => boolean
  toggle: (id: string, isRange: boolean) => void
  selectAll: () => void
  /** Also selects these, even where they are not in the order yet. */
  add: (ids: readonly string[]) => void
  /** Selection props for the card of this id. */
  marksOf: (id: string) => CardMarks
  /** Switches selection mode on, for touch. */
  hold: () => void
  clear: () => void
}

/** The selection among the entries shown; Ctrl A selects all, Escape none. */
export function useSelection(order: readonly string[]): ListSelection {
  const [selection, setSelection] = useState(nothingSelected)
  const ids = order.filter((id) => selection.ids.has(id))
  const isOn = selection.isHeld || ids.length > 0
  // Effect: key presses on the document.
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (isElsewhere(event.target) || event.altKey) return
      if (event.key === 'Escape' && isOn) setSelection(nothingSelected)
      if (event.key.toLowerCase() !== 'a' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return
      event.preventDefault()
      setSelection((before) => selectAll(before, order))
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [isOn, order])
  // Stable, because cards are memoised.
  const toggle = useCallback(
    (id: string, isRange: boolean) =>
      setSelection((before) => (isRange ? selectRange(before, id, order) : toggleOne(before, id))),
    [order],
  )
  return {
    ids,
    isOn,
    isAll: ids.length > 0 && ids.length === order.length,
    has: (id) => selection.ids.has(id),
    toggle,
    marksOf: (id) => ({ isSelecting: isOn, isSelected: selection.ids.has(id), onToggle: toggle }),
    selectAll: () => setSelection((before) => selectAll(before, order)),
    add: (more) => setSelection((before) => selectAll(before, more)),
    hold: () => setSelection((before) => ({ ...before, isHeld: true })),
    clear: () => setSelection(nothingSelected),
  }
}
