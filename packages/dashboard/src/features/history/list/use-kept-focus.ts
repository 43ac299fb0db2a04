import { useEffect, useRef } from 'react'
import { focusHeading } from '../../../lib/focus-heading.ts'
import type { Visited } from './visited.ts'

/** Leads to an app's page, or else away from it. */
const wayIn = (card: Element | undefined) => card?.querySelector<HTMLElement>('a, button')

/**
 * Keeps the focus in the list: when the app that has it goes, the next one gets it, and one that comes back gets it back.
 * Does nothing when the focus has gone elsewhere meanwhile.
 */
export function useKeptFocus(items: readonly Visited[]) {
  const wanted = useRef<(now: readonly Visited[]) => number>(undefined)
  // The focus of the page: it falls to the body with the button that had it.
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
