import { useCallback, useSyncExternalStore } from 'react'
import { afterPaint } from '../timing/after-paint.ts'

interface Store<Document> {
  getState: () => { document: Document }
  subscribe: (listener: () => void) => () => void
}

/** Tells a listener of changes once the frame that shows them elsewhere is painted; of several once. */
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
 * The document of this moment, letter by letter: for the few parts that show what is typed. `isLate` draws a letter after
 * it has been painted, where it is shown already.
 */
export function useDocument<Document>({ getState, subscribe }: Store<Document>, isLate = false): Document {
  const follow = useCallback(
    (listener: () => void) => (isLate ? subscribeLate(subscribe, listener) : subscribe(listener)),
    [subscribe, isLate],
  )
  return useSyncExternalStore(follow, () => getState().document)
}
