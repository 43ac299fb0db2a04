import { useEffect, useState } from 'react'

const KEYBOARD = 120 // px that no browser bar takes, but every keyboard does
const TYPED_INTO = 'input, textarea, [contenteditable]'

/**
 * Height left below `top` while the on-screen keyboard is open, in px; undefined while it is closed. Keyboards overlay
 * the page, so only the visual viewport shows it. The focused text is kept visible.
 */
export function useKeyboardRoom(body: { current: HTMLElement | null }, isTyping: boolean): number | undefined {
  const [room, setRoom] = useState<number>()
  // Effect: the visual viewport, which shrinks when the keyboard opens.
  useEffect(() => {
    const viewport = globalThis.visualViewport
    if (!viewport) return
    const measure = () => {
      const field = document.activeElement
      const isCovered = globalThis.innerHeight - viewport.height > KEYBOARD && viewport.scale < 1.1
      const isOpen = isTyping || (isCovered && field?.matches(TYPED_INTO) && body.current?.contains(field))
      if (!isOpen) return setRoom(undefined)
      // Some browsers scroll the page to show the caret; the editor makes room by itself.
      globalThis.scrollTo?.(0, 0)
      setRoom(viewport.height - (body.current?.getBoundingClientRect().top ?? 0))
      requestAnimationFrame(() => field?.scrollIntoView?.({ block: 'nearest' }))
    }
    measure()
    viewport.addEventListener('resize', measure)
    return () => viewport.removeEventListener('resize', measure)
  }, [body, isTyping])
  return room
}
