import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react'

const AHEAD = '600px' // rendered before it is scrolled into view

/** Renders expensive content once it is near the window; until then a box of its size. */
export function WhenNear({ style, children }: { style: CSSProperties; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(typeof IntersectionObserver === 'undefined')
  // Effect: the window's scroll position.
  useEffect(() => {
    if (isNear || !box.current) return
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setIsNear(true),
      { rootMargin: AHEAD },
    )
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [isNear])
  return isNear ? children : <div ref={box} style={style} />
}
