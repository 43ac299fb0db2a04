const waiting = new Set<() => void>()

/** Takes the steps that wait for a frame now. */
export function settlePaint(): void {
  for (const step of waiting) {
    waiting.delete(step)
    step()
  }
}

const isHidden = () => document.visibilityState === 'hidden'
const settleHidden = () => isHidden() && settlePaint()

/**
 * Takes a step once what was just done is on the screen, in the order of the calls; a step that waits already is not
 * taken twice. A page that is hidden paints nothing, and may be gone in a moment: there nothing waits.
 */
export function afterPaint(step: () => void): void {
  waiting.add(step)
  if (isHidden()) return settlePaint()
  if (waiting.size > 1) return
  // The same listeners each time: bound once.
  document.addEventListener('visibilitychange', settleHidden, true)
  globalThis.addEventListener('pagehide', settlePaint, true)
  requestAnimationFrame(() => setTimeout(settlePaint))
}
