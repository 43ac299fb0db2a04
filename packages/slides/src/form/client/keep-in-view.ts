const SMALLEST_KEYBOARD = 120 // px; less is the browser's own bar

/** Makes room for the on-screen keyboard and scrolls the field above it. Returns a function that stops it. */
export function keepInView(stack: HTMLElement): () => void {
  const viewport = window.visualViewport
  if (!viewport) return () => undefined
  const fit = () => {
    const field = document.activeElement
    // On a zoomed page the viewport is small for another reason.
    const covered = viewport.scale > 1.01 ? 0 : innerHeight - viewport.height
    const isTyping = field instanceof HTMLElement && stack.contains(field) && covered > SMALLEST_KEYBOARD
    stack.style.paddingBottom = isTyping ? `${covered + 24}px` : ''
    if (isTyping) field.scrollIntoView({ block: 'center' })
  }
  viewport.addEventListener('resize', fit)
  stack.addEventListener('focusin', fit)
  return () => {
    viewport.removeEventListener('resize', fit)
    stack.removeEventListener('focusin', fit)
    stack.style.paddingBottom = ''
  }
}
