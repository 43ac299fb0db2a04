import { afterPaint } from '../timing/after-paint.ts'
import type { DraftStore } from './store/draft-store.ts'

/**
 * The same store, which begins to write once the edit is on the screen: a copy of the document with each key would keep
 * its letter waiting. In the order of the calls; at once when the page is hidden or leaves.
 */
export function paintFirst(store: DraftStore): DraftStore {
  const later = (step: () => Promise<void>) =>
    new Promise<void>((resolve, reject) => afterPaint(() => void step().then(resolve, reject)))
  return {
    ...store,
    put: (record) => later(() => store.put(record)),
    remove: (key, sequence) => later(() => store.remove(key, sequence)),
  }
}
