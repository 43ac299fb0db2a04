import { type RefObject, useEffect, useState } from 'react'

const AHEAD = '600px' // drawn before it is scrolled into view

/**
 * Whether an entry of a long list is near the window; it keeps its height when it is not. One that holds the focus
 * stays as it is. Entries are never taken out of the page: find-in-page and screen readers reach what is left of them.
 */
export function useNear(box: RefObject<HTMLElement | null>, isNearAtFirst: boolean): boolean {
  const [isNear, setIsNear] = useState(isNearAtFirst || typeof IntersectionObserver === 'undefined')
  // Effect: the window's scroll position.
  useEffect(() => {
    const element = box.current
    if (!element || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(
      (entries) => {
        const isHere = entries.at(-1)?.isIntersecting ?? false
        if (!isHere && element.contains(document.activeElement)) return
        element.style.minHeight = isHere ? '' : `${element.offsetHeight}px`
        setIsNear(isHere)
      },
      { rootMargin: AHEAD },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [box])
  return isNear
}
