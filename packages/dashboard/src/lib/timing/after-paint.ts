const waiting = new Set<() => void>()
const LONGEST = 100 // ms; a page that is covered, or too busy to paint, must not put off what keeps edits safe
let limit: ReturnType<typeof setTimeout> | undefined

/** Takes the steps that wait for a frame now. */
export function settlePaint(): void {
  clearTimeout(limit)
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
  limit = setTimeout(settlePaint, LONGEST)
}
