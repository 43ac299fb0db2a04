import type { ComponentType } from 'react'
import { fetchCode } from './fetch-code.ts'

/** A lazy-loaded component: a placeholder, then the component once its code has loaded. */
export interface Lazy<Props> {
  get: () => ComponentType<Props>
  subscribe: (listener: () => void) => () => void
  /** Loads the code; resolves to true once it is there. Never throws. */
  fetch: () => Promise<boolean>
}

/** Renders `first` until the code has loaded. */
export function createLazy<Props>(
  load: () => Promise<ComponentType<Props>>,
  first: (piece: Lazy<Props>) => ComponentType<Props>,
): Lazy<Props> {
  const listeners = new Set<() => void>()
  const piece: Lazy<Props> = {
    get: () => current,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    async fetch() {
      try {
        current = await fetchCode(load)
      } catch {
        return false // the caller retries, and says so
      }
      for (const listener of listeners) listener()
      return true
    },
  }
  let current = first(piece)
  return piece
}
