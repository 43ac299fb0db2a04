import { useEffect, useState } from 'react'

const KEYBOARD = 120 // px that no browser bar takes, but every keyboard does

/** Height in pixels that the on-screen keyboard covers; also keeps the focused field visible above it. */
export function useKeyboardHeight(): number {
  const [height, setHeight] = useState(0)
  // Effect: the visual viewport, which shrinks when the keyboard opens, while the page does not.
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
