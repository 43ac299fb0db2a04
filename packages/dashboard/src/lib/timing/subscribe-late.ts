import { afterPaint } from './after-paint.ts'

/** Notifies a listener once the frame that shows the changes elsewhere is painted; several changes are one call. */
export function subscribeLate(subscribe: (listener: () => void) => () => void, listener: () => void): () => void {
  let isGone = false
  const tell = () => {
    if (!isGone) listener()
  }
  const leave = subscribe(() => afterPaint(tell))
  return () => {
    isGone = true
    leave()
  }
}
