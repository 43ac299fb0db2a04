import { fetchCode } from '../../lib/lazy/fetch-code.ts'
import type { ToastContent } from './toast-card.tsx'

let markReady: () => void = () => undefined
// The stack is loaded with the first toast and drops toasts shown before it is mounted. Calls keep their order: each
// waits for the one before it.
let turn: Promise<unknown> = new Promise<void>((resolve) => {
  markReady = resolve
})
const listeners = new Set<() => void>()

function show(content: ToastContent): () => void {
  for (const listen of listeners) listen()
  const shown = turn.then(async () => (await fetchCode(() => import('./show-toast.tsx'))).showToast(content))
  // Without a network this toast is lost; later ones are not.
  turn = shown.catch(() => undefined)
  const dismiss = async () => (await shown)()
  return () => {
    turn = turn.then(dismiss).catch(() => undefined)
  }
}

/** Called when the stack is mounted: queued toasts appear. */
export const toasterIsReady = (): void => markReady()

/** Calls `listen` when a toast is about to appear, so that the toaster can be mounted. */
export function onToast(listen: () => void): () => void {
  listeners.add(listen)
  return () => listeners.delete(listen)
}

/** Messages at the bottom right: at most three, two seconds each (spec §9). Each call returns its dismiss function. */
export const toast = {
  say: (text: string) => show({ text }),
  done: (text: string, undo?: ToastContent['undo']) => show({ text, tone: 'done', ...(undo && { undo }) }),
  failed: (text: string) => show({ text, tone: 'failed' }),
}
