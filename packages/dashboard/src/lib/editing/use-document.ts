import { useCallback, useSyncExternalStore } from 'react'
import { afterPaint } from '../timing/after-paint.ts'

interface Store<Document> {
  getState: () => { document: Document }
  subscribe: (listener: () => void) => () => void
}

/** Notifies a listener once the frame that shows the changes elsewhere is painted; several changes are one call. */
function subscribeLate(subscribe: Store<unknown>['subscribe'], listener: () => void): () => void {
  let isGone = false
  const tell = () => {
    if (!isGone) listener()
  }
  const leave = subscribe(() => afterPaint(tell))
  return () => {
    isGone = true
    leave()
  }
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
