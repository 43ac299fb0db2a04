import type { MediaRecipe } from '@taplet/contract'

/** Undo and redo of a picture's edits. */
export interface RecipeHistory {
  now: MediaRecipe
  past: readonly MediaRecipe[]
  future: readonly MediaRecipe[]
  /** The control of the last step: its next change is merged into it. */
  lastControl: string
}

export const startHistory = (now: MediaRecipe): RecipeHistory => ({ now, past: [], future: [], lastControl: '' })

const isSame = (one: MediaRecipe, other: MediaRecipe): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Steps of one slider value are merged while the same slider moves; all others stay separate. */
function controlOf(before: MediaRecipe, after: MediaRecipe): string {
  const keys = ['brightness', 'contrast', 'saturation', 'warmth', 'fade'] as const
  const changed = keys.filter((key) => before[key] !== after[key])
  const [only] = changed
  if (only && changed.length === 1) return only
  const isLeaning = before.rotation !== after.rotation && Math.abs(before.rotation - after.rotation) < 45
  return isLeaning ? 'lean' : ''
}

/** Records a manual change. */
export function change(history: RecipeHistory, next: MediaRecipe): RecipeHistory {
  const { now, past, lastControl } = history
  if (isSame(now, next)) return history
  const control = controlOf(now, next)
  const isJoined = control !== '' && control === lastControl
  return { now: next, past: isJoined ? past : [...past, now], future: [], lastControl: control }
}

export function undo(history: RecipeHistory): RecipeHistory {
  const { now, past, future } = history
  const before = past.at(-1)
  return before ? { now: before, past: past.slice(0, -1), future: [now, ...future], lastControl: '' } : history
}

export function redo(history: RecipeHistory): RecipeHistory {
  const { now, past, future } = history
  const [after, ...later] = future
  return after ? { now: after, past: [...past, now], future: later, lastControl: '' } : history
}
