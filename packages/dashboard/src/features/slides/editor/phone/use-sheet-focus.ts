import { type RefObject, useEffect, useRef } from 'react'
import { focusHeading } from '../../../../lib/focus-heading.ts'
import { STAGE } from '../interactions/focus.ts'

const HEADING = 'h2, h3, [data-heading]'

/** Whether the focus stays where it is: on the slide, whose arrows choose, and on the steps back and forth. */
const staysOutside = (focused: Element | null): boolean =>
  focused !== null && (focused.matches(`${STAGE}:focus-visible`) || focused.closest('[data-keeps-focus]') !== null)

/**
 * Leads the focus into a sheet that opens, to its heading; and back to that heading when what had it is gone, so that
 * it never falls to the page.
 */
export function useSheetFocus(panel: RefObject<HTMLElement | null>): void {
  const isEntered = useRef(false)
  // The browser's focus, which falls to the body when what had it is gone.
  useEffect(() => {
    const focused = document.activeElement
    const isOpening = !isEntered.current
    isEntered.current = true
    const isNeeded = isOpening ? !staysOutside(focused) : focused === document.body
    if (!isNeeded || panel.current?.contains(focused)) return
    focusHeading(panel.current?.querySelector<HTMLElement>(HEADING))
  })
}
