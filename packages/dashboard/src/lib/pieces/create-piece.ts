import type { ComponentType } from 'react'
import { fetchPiece } from './fetch-piece.ts'

/** What is drawn in one place: something for now, then the component whose code has come. */
export interface Piece<Props> {
  get: () => ComponentType<Props>
  subscribe: (listener: () => void) => () => void
  /** Fetches the code; true once it is there. Never throws. */
  fetch: () => Promise<boolean>
}

/** Draws `first` until the code has been fetched. */
export function createPiece<Props>(
  load: () => Promise<ComponentType<Props>>,
  first: (piece: Piece<Props>) => ComponentType<Props>,
): Piece<Props> {
  const listeners = new Set<() => void>()
  const piece: Piece<Props> = {
    get: () => current,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    async fetch() {
      try {
        current = await fetchPiece(load)
      } catch {
        return false // whoever asked tries again, and says so
      }
      for (const listener of listeners) listener()
      return true
    },
  }
  let current = first(piece)
  return piece
}
