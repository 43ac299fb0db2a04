import { editorOf } from '@taplet/slides/editor'
import type { ControlRole, Widget } from '@taplet/slides/schema'
import { language } from '../../lib/text.ts'

const PATIENCE_MS = 1500
const STEP_MS = 50
const FIELD = 'input:not([type="hidden"]), textarea, select, button'

/** Finds the control with this label in a form on screen. */
function findControl(label: string): HTMLElement | undefined {
  for (const one of document.querySelectorAll('label'))
    if (one.textContent?.trim().startsWith(label) && one.getClientRects().length > 0) {
      const control = one.control ?? one.querySelector<HTMLElement>(FIELD)
      if (control) return control
    }
  return [...document.querySelectorAll<HTMLElement>('[aria-label]')].find(
    (one) => one.getAttribute('aria-label') === label && one.getClientRects().length > 0,
  )
}

/** Focuses the control where a finding is fixed, once the widget's form is rendered. */
export function focusControl(widget: Widget, role: ControlRole): void {
  const label = editorOf(widget).controls[role]?.(language)
  if (label === undefined) return
  const until = performance.now() + PATIENCE_MS
  const look = () => {
    if (globalThis.document === undefined) return // the page was closed meanwhile
    const control = findControl(label)
    if (control) {
      control.scrollIntoView({ block: 'center' })
      control.focus()
    } else if (performance.now() < until) setTimeout(look, STEP_MS)
  }
  setTimeout(look, STEP_MS)
}
