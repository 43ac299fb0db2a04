import { widgetEditors } from '@taplet/slides/editor'
import { widgetTypes } from '@taplet/slides/schema'
import { useEffect } from 'react'
import { useRemoveWidget } from './use-remove-widget.ts'
import type { SlideEditorHandle } from './use-slide-editor.ts'

const TYPING = 'input:not([type="range"], [type="checkbox"]), textarea, select, [contenteditable="true"]'
const OVERLAY = '[role="dialog"], [role="menu"], [role="listbox"], [role="combobox"]'

const stands = (target: EventTarget | null, selector: string) =>
  target instanceof Element && target.closest(selector) !== null

/** Key names with their modifiers, e.g. `mod+shift+z`; Ctrl and Cmd are the same key to a person. */
function keyName({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): string {
  const parts = [(ctrlKey || metaKey) && 'mod', altKey && 'alt', shiftKey && 'shift', key.toLowerCase()]
  return parts.filter(Boolean).join('+')
}

/** The editor's keyboard. Saving, undo and redo work while typing too; letters and Delete only outside of fields. */
export function useEditorKeys(handle: SlideEditorHandle, onSave: () => void): void {
  const removeWidget = useRemoveWidget(handle)
  const { widget } = handle
  const index = handle.state.document.widgets.findIndex((one) => one.widgetId === widget?.widgetId)
  const anywhere: Record<string, () => void> = {
    'mod+s': onSave,
    'mod+z': handle.undo,
    'mod+shift+z': handle.redo,
    'mod+y': handle.redo,
  }
  const withWidget: Record<string, () => void> = widget
    ? {
        delete: () => removeWidget(widget),
        backspace: () => removeWidget(widget),
        'mod+d': () => handle.duplicate(widget),
        'alt+arrowup': () => handle.moveTo(widget.widgetId, index - 1),
        'alt+arrowdown': () => handle.moveTo(widget.widgetId, index + 1),
        escape: () => handle.select({ kind: 'SLIDE' }),
      }
    : {}
  const adding = Object.fromEntries(
    widgetTypes.map((type) => [widgetEditors[type].shortcut.toLowerCase(), () => handle.add(type)]),
  )
  // The document's keyboard; bound anew after each draw, so that keys act on what is on screen.
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || stands(event.target, OVERLAY)) return
      const name = keyName(event)
      const isFree = !stands(event.target, TYPING)
      const act = anywhere[name] ?? (isFree ? (withWidget[name] ?? adding[name]) : undefined)
      if (!act) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  })
}
