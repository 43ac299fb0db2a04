import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { focusHeading } from '../../lib/focus-heading.ts'

/**
 * Puts the focus on the heading inside when a person comes from another screen, which took the focus away with it. Does
 * nothing when the page has just been loaded, or when something has the focus.
 */
export function useArrivalFocus(): RefObject<HTMLElement | null> {
  const bar = useRef<HTMLElement>(null)
  const { key } = useLocation()
  const isFirst = useRef(key === 'default')
  // The browser's focus, which falls to the body when what had it is gone.
  useLayoutEffect(() => {
    const heading = bar.current?.querySelector('h1')
    if (isFirst.current || !heading || document.activeElement !== document.body) return
    focusHeading(heading)
  }, [])
  return bar
}
