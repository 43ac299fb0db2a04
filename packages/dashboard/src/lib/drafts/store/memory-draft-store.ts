import type { DraftRecord } from './draft-record.ts'
import { type DraftStore, keyText, targetOfKey } from './draft-store.ts'

/** Drafts that last as long as the page: for browsers that store nothing, and for tests. */
export function createMemoryDraftStore(): DraftStore {
  const records = new Map<string, DraftRecord>()
  const under = (prefix: string) => [...records].filter(([key]) => key.startsWith(prefix))
  return {
    async put(record) {
      records.set(keyText(record), structuredClone(record))
    },
    async remove(key, sequence) {
      const stored = records.get(keyText(key))
      if (stored && stored.sequence <= sequence) records.delete(keyText(key))
    },
    find: async (accountId, { kind, targetId }) =>
      under(`${accountId}/${kind}/${targetId}/`).map(([, record]) => structuredClone(record)),
    targets: async (accountId) =>
      under(`${accountId}/`)
        .map(([key]) => targetOfKey(key))
        .filter((target) => target !== undefined),
  }
}
