import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { focusHeading } from '../../lib/focus-heading.ts'

/**
 * Focuses the heading inside after navigation from another screen, where the previous focus was lost. Does nothing
 * after a page load, or when something has the focus.
 */
export function useArrivalFocus(): RefObject<HTMLElement | null> {
  const bar = useRef<HTMLElement>(null)
  const { key } = useLocation()
  const isFirst = useRef(key === 'default')
  // Effect: the document's focus, which falls back to the body when the focused element is removed.
  useLayoutEffect(() => {
    const heading = bar.current?.querySelector('h1')
    if (isFirst.current || !heading || document.activeElement !== document.body) return
    focusHeading(heading)
  }, [])
  return bar
}
