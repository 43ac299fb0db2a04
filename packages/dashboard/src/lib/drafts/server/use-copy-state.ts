import { useCallback, useSyncExternalStore } from 'react'
import { subscribeLate } from '../../timing/subscribe-late.ts'
import type { CopyState } from './server-copy.ts'

/** The server's copy of a draft, as far as it is watched. */
export interface WatchedCopy {
  getState: () => CopyState
  subscribe: (listener: () => void) => () => void
}

/** How far the server's copy of a draft is. It follows once the edit is painted, so that no letter waits for it. */
export function useCopyState({ getState, subscribe }: WatchedCopy): CopyState {
  const follow = useCallback((listener: () => void) => subscribeLate(subscribe, listener), [subscribe])
  return useSyncExternalStore(follow, getState)
}
