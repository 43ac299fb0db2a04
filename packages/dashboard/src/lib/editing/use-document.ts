import { useCallback, useSyncExternalStore } from 'react'
import { subscribeLate } from '../timing/subscribe-late.ts'

interface Store<Document> {
  getState: () => { document: Document }
  subscribe: (listener: () => void) => () => void
}

/**
 * The current document, letter by letter: for the few parts that show what is being typed. With `isLate` a letter is
 * rendered after it has been painted where it was typed.
 */
export function useDocument<Document>({ getState, subscribe }: Store<Document>, isLate = false): Document {
  const follow = useCallback(
    (listener: () => void) => (isLate ? subscribeLate(subscribe, listener) : subscribe(listener)),
    [subscribe, isLate],
  )
  return useSyncExternalStore(follow, () => getState().document)
}
