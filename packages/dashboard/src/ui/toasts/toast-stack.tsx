import { toast as sonner } from 'sonner'
import { ToastCard, type ToastContent } from './toast-card.tsx'

export const MAX_TOASTS = 3 // §9
const TOAST_TIME = 2000 // §9, ms

const shown: (string | number)[] = []

/** Puts a toast on the stack. The fourth sends the oldest away at once; merely hidden it would come back. */
export function showToast(content: ToastContent): void {
  while (shown.length >= MAX_TOASTS) sonner.dismiss(shown.shift())
  const forget = () => {
    const index = shown.indexOf(id)
    if (index >= 0) shown.splice(index, 1)
  }
  const id = sonner.custom(
    (own) => (
      <ToastCard
        {...content}
        duration={TOAST_TIME}
        onClose={() => {
          forget()
          sonner.dismiss(own)
        }}
      />
    ),
    { duration: Number.POSITIVE_INFINITY, onDismiss: forget },
  )
  shown.push(id)
}
