import { useEffect, useRef } from 'react'
import { focusHeading } from '../../../lib/focus-heading.ts'
import type { Visited } from './visited.ts'

/** The link to an app's page, or else the button that removes the app. */
const wayIn = (card: Element | undefined) => card?.querySelector<HTMLElement>('a, button')

/**
 * Keeps the focus in the list: when the focused app is removed, the next one gets the focus, and a restored one gets it
 * back. Does nothing when the focus has moved elsewhere.
 */
export function useRestoredFocus(items: readonly Visited[]) {
  const wanted = useRef<(now: readonly Visited[]) => number>(undefined)
  // Effect: the page's focus, which falls to the body when the focused button is removed.
  useEffect(() => {
    const { current: find } = wanted
    if (!find) return
    wanted.current = undefined
    if (document.activeElement !== document.body) return
    const place = wayIn(document.querySelectorAll('main article')[find(items)])
    if (place) place.focus()
    else focusHeading(document.querySelector('h1'))
  }, [items])
  return {
    leave(item: Visited) {
      const index = items.indexOf(item)
      wanted.current = (now) => Math.min(index, now.length - 1)
    },
    comeBack({ historyItemId }: Visited) {
      wanted.current = (now) => now.findIndex((item) => item.historyItemId === historyItemId)
    },
  }
}
