import { useCallback, useSyncExternalStore } from 'react'

interface Store<Document> {
  getState: () => { document: Document }
  subscribe: (listener: () => void) => () => void
}

/** Tells a listener of changes once the frame that shows them elsewhere is painted; of several once. */
function afterPaint(subscribe: Store<unknown>['subscribe'], listener: () => void): () => void {
  let isGone = false
  let isDue = false
  const tell = () => {
    isDue = false
    if (!isGone) listener()
  }
  const leave = subscribe(() => {
    if (isDue) return
    isDue = true
    requestAnimationFrame(() => setTimeout(tell))
  })
  return () => {
    isGone = true
    leave()
  }
}

/**
 * The document of this moment, letter by letter: for the few parts that show what is typed. `isLate` draws a letter after
 * it has been painted, where the browser itself shows it already.
 */
export function useDocument<Document>({ getState, subscribe }: Store<Document>, isLate = false): Document {
  const follow = useCallback(
    (listener: () => void) => (isLate ? afterPaint(subscribe, listener) : subscribe(listener)),
    [subscribe, isLate],
  )
  return useSyncExternalStore(follow, () => getState().document)
}
