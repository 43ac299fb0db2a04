import { type RefObject, useLayoutEffect, useState } from 'react'

/** Width of an element in px; undefined until measured. */
export function useWidth(element: RefObject<HTMLElement | null>): number | undefined {
  const [width, setWidth] = useState<number>()
  // Effect: the element's size, which only the browser knows.
  useLayoutEffect(() => {
    const box = element.current
    if (!box || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width))
    observer.observe(box)
    return () => observer.disconnect()
  }, [element])
  return width
}
