import { browserTimers, type Timers } from './retry.ts'

const PAUSE_MS = 400 // longer than a typist rests between two letters

interface Source<State> {
  getState: () => State
  subscribe: (listener: () => void) => () => void
}

/**
 * A store that follows another one: at once when something new has come or gone, and once typing pauses when nothing but
 * words differs. What draws from it costs a key nothing.
 */
export function createSettled<State>(
  source: Source<State>,
  differsInWords: (one: State, other: State) => boolean,
  timers: Timers = browserTimers,
): Source<State> {
  const listeners = new Set<() => void>()
  let kept = source.getState()
  let cancel = () => {}
  let leave = () => {}
  const settle = () => {
    cancel()
    const next = source.getState()
    if (next === kept) return
    kept = next
    for (const listener of listeners) listener()
  }
  const follow = () => {
    cancel()
    if (differsInWords(kept, source.getState())) cancel = timers.later(settle, PAUSE_MS)
    else settle()
  }
  return {
    getState: () => kept,
    subscribe: (listener) => {
      if (listeners.size === 0) {
        leave = source.subscribe(follow)
        // What happened before anybody listened; whoever begins to listen looks for itself.
        kept = source.getState()
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
