import { fetchPiece } from '../../lib/pieces/fetch-piece.ts'
import type { ToastContent } from './toast-card.tsx'

let markReady: () => void = () => undefined
// The stack is loaded with the first toast and drops what it is given before it is mounted.
// Calls keep their order: each waits for the one before it.
let turn: Promise<unknown> = new Promise<void>((resolve) => {
  markReady = resolve
})
const listeners = new Set<() => void>()

function show(content: ToastContent): () => void {
  for (const listen of listeners) listen()
  const shown = turn.then(async () => (await fetchPiece(() => import('./toast-stack.tsx'))).showToast(content))
  // Without a network this one is never seen; those after it are.
  turn = shown.catch(() => undefined)
  const dismiss = async () => (await shown)()
  return () => {
    turn = turn.then(dismiss).catch(() => undefined)
  }
}

/** Says that the stack is mounted: toasts that waited for it appear. */
export const toasterIsReady = (): void => markReady()

/** Told when a toast is about to appear, so that the toaster can be mounted. */
export function onToast(listen: () => void): () => void {
  listeners.add(listen)
  return () => listeners.delete(listen)
}

/** Short messages at the bottom right: at most three, two seconds each (spec §9). Each call gives what sends it away before. */
export const toast = {
  say: (text: string) => show({ text }),
  done: (text: string, undo?: ToastContent['undo']) => show({ text, tone: 'done', ...(undo && { undo }) }),
  failed: (text: string) => show({ text, tone: 'failed' }),
}
