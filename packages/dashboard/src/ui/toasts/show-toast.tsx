import { toast as sonner } from 'sonner'
import { ToastCard, type ToastContent } from './toast-card.tsx'

export const MAX_TOASTS = 3 // spec §9
const TOAST_TIME = 2000 // spec §9, ms

const shown: { id: string | number; leave: () => void }[] = []

/**
 * Shows a toast and returns a function that dismisses it. A fourth dismisses the oldest at once; merely hidden it would
 * come back.
 */
export function showToast(content: ToastContent): () => void {
  while (shown.length >= MAX_TOASTS) shown[0]?.leave()
  let isGone = false
  /** Runs once, whatever the cause: time over, pressed, swiped away, or replaced by a newer one. */
  const leave = () => {
    if (isGone) return
    isGone = true
    const index = shown.findIndex((one) => one.id === id)
    if (index >= 0) shown.splice(index, 1)
    sonner.dismiss(id)
    content.undo?.onGone?.()
  }
  const id = sonner.custom(() => <ToastCard {...content} duration={TOAST_TIME} onClose={leave} />, {
    duration: Number.POSITIVE_INFINITY,
    onDismiss: leave,
  })
  shown.push({ id, leave })
  return leave
}
