const waiting = new Set<() => void>()
const LONGEST = 100 // ms; a covered page, or one too busy to paint, must not delay saving drafts
let limit: ReturnType<typeof setTimeout> | undefined

/** Runs the steps that wait for a frame now. */
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
 * Runs a step once the last change is painted, in call order; a step that is already queued is not queued twice. A
 * hidden page paints nothing and may be unloaded in a moment: there steps run at once.
 */
export function afterPaint(step: () => void): void {
  waiting.add(step)
  if (isHidden()) return settlePaint()
  if (waiting.size > 1) return
  // The same listener each time, so it is bound once.
  document.addEventListener('visibilitychange', settleHidden, true)
  globalThis.addEventListener('pagehide', settlePaint, true)
  requestAnimationFrame(() => setTimeout(settlePaint))
  limit = setTimeout(settlePaint, LONGEST)
}
