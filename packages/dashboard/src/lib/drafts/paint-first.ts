import { afterPaint } from '../timing/after-paint.ts'
import type { DraftStore } from './store/draft-store.ts'

/**
 * Wraps a store so that it writes once the edit is painted: copying the document on each key press would delay the
 * letter. Calls keep their order; written at once when the page is hidden or unloaded.
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
