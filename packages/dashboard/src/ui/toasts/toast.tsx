import { toast as sonner } from 'sonner'
import { ToastCard, type ToastContent } from './toast-card.tsx'

export const MAX_TOASTS = 3 // §9
const TOAST_TIME = 2000 // §9, ms

const shown: (string | number)[] = []

function show(content: ToastContent): string | number {
  // The fourth sends the oldest away at once; hiding it would let it come back.
  while (shown.length >= MAX_TOASTS) sonner.dismiss(shown.shift())
  const forget = (id: string | number) => {
    const index = shown.indexOf(id)
    if (index >= 0) shown.splice(index, 1)
  }
  const id = sonner.custom(
    (own) => (
      <ToastCard
        {...content}
        duration={TOAST_TIME}
        onClose={() => {
          forget(own)
          sonner.dismiss(own)
        }}
      />
    ),
    { duration: Number.POSITIVE_INFINITY, onDismiss: () => forget(id) },
  )
  shown.push(id)
  return id
}

/** Short messages at the bottom right: at most three, two seconds each (§9). */
export const toast = {
  say: (text: string) => show({ text }),
  done: (text: string, undo?: ToastContent['undo']) => show({ text, tone: 'done', ...(undo && { undo }) }),
  failed: (text: string) => show({ text, tone: 'failed' }),
}
