import { useEffect, useState } from 'react'

const KEYBOARD = 120 // px that no browser bar takes, but every keyboard does

/** Pixels that the on-screen keyboard takes of the page's foot, and what is typed into kept in sight above it. */
export function useKeyboardHeight(): number {
  const [height, setHeight] = useState(0)
  // The browser's viewport, which shrinks when the keyboard comes, while the page does not.
  useEffect(() => {
    const viewport = globalThis.visualViewport
    if (!viewport) return
    const measure = () => {
      const covered = Math.round(globalThis.innerHeight - viewport.height - viewport.offsetTop)
      const isKeyboard = covered > KEYBOARD && viewport.scale < 1.1
      setHeight(isKeyboard ? covered : 0)
      if (isKeyboard) requestAnimationFrame(() => document.activeElement?.scrollIntoView?.({ block: 'nearest' }))
    }
    measure()
    viewport.addEventListener('resize', measure)
    return () => viewport.removeEventListener('resize', measure)
  }, [])
  return height
}
