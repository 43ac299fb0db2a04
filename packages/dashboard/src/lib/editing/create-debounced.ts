import { browserTimers, type Timers } from './retry.ts'

const PAUSE_MS = 400 // longer than a typist pauses between two letters

interface Source<State> {
  getState: () => State
  subscribe: (listener: () => void) => () => void
}

/**
 * A store that follows another: immediately when something was added or removed, and after a pause in typing when only
 * text differs. What renders from it costs nothing per key press.
 */
export function createDebounced<State>(
  source: Source<State>,
  differsInText: (one: State, other: State) => boolean,
  timers: Timers = browserTimers,
): Source<State> {
  const listeners = new Set<() => void>()
  let stored = source.getState()
  let cancel = () => {}
  let leave = () => {}
  const settle = () => {
    cancel()
    const next = source.getState()
    if (next === stored) return
    stored = next
    for (const listener of listeners) listener()
  }
  const follow = () => {
    cancel()
    if (differsInText(stored, source.getState())) cancel = timers.later(settle, PAUSE_MS)
    else settle()
  }
  return {
    getState: () => stored,
    subscribe: (listener) => {
      if (listeners.size === 0) {
        leave = source.subscribe(follow)
        // Catches up with changes made before anyone subscribed; subscribers read the state themselves.
        stored = source.getState()
      }
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        cancel()
        leave()
      }
    },
  }
}
