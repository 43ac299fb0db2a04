import { type RefObject, useLayoutEffect, useState } from 'react'

interface Size {
  width: number
  height: number
}

const FRAME = 20 // px of the phone's body around its screen, at scale 1

/** The scale, at most 1, at which a phone of this size fits an element, and its height. Follows its size. */
export function useFit(room: RefObject<HTMLElement | null>, { width, height }: Size) {
  const [box, setBox] = useState<Size>()
  // Effect: the element's size, which only the browser knows.
  useLayoutEffect(() => {
    const element = room.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setBox({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [room])
  if (!box) return { scale: 0.5, height: 0 }
  const scale = Math.min(box.width / (width + FRAME), box.height / (height + FRAME), 1)
  return { scale: Math.max(0.2, Math.floor(scale * 1000) / 1000), height: box.height }
}
