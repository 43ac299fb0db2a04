import { useEffect, useState } from 'react'

const TOP_BAR = 64 // px that the editor's top bar takes on phones

/**
 * How much height is left below the top bar while the on-screen keyboard is open, px; undefined while it is not needed.
 * Keyboards lie over the page, so that only the visual viewport knows.
 */
export function useKeyboardRoom(isTyping: boolean): number | undefined {
  const [room, setRoom] = useState<number>()
  // The browser's viewport, which shrinks when the keyboard comes.
  useEffect(() => {
    const viewport = globalThis.visualViewport
    if (!isTyping || !viewport) return
    const measure = () => {
      // Some browsers push the page up to show the caret; the editor makes room by itself.
      globalThis.scrollTo?.(0, 0)
      setRoom(viewport.height - TOP_BAR)
    }
    measure()
    viewport.addEventListener('resize', measure)
    return () => viewport.removeEventListener('resize', measure)
  }, [isTyping])
  return isTyping ? room : undefined
}
