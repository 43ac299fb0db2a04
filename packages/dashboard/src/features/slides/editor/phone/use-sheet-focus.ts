import { type RefObject, useEffect, useRef } from 'react'
import { focusHeading } from '../../../../lib/focus-heading.ts'
import { STAGE } from '../interactions/focus.ts'

const HEADING = 'h2, h3, [data-heading]'

/** Whether the focus may stay: on the slide, whose arrow keys select, and on undo and redo. */
const staysOutside = (focused: Element | null): boolean =>
  focused !== null && (focused.matches(`${STAGE}:focus-visible`) || focused.closest('[data-keeps-focus]') !== null)

/**
 * Moves the focus to the heading of an opening sheet, and back to it when the focused element is removed, so that it
 * never falls to the page.
 */
export function useSheetFocus(panel: RefObject<HTMLElement | null>): void {
  const isEntered = useRef(false)
  // Effect: the document's focus, which falls to the body when the focused element is removed.
  useEffect(() => {
    const focused = document.activeElement
    const isOpening = !isEntered.current
    isEntered.current = true
    const isNeeded = isOpening ? !staysOutside(focused) : focused === document.body
    if (!isNeeded || panel.current?.contains(focused)) return
    focusHeading(panel.current?.querySelector<HTMLElement>(HEADING))
  })
}
