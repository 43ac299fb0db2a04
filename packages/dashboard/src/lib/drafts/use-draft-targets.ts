import { useEffect, useState } from 'react'
import type { DraftTarget } from './store/draft-store.ts'
import { createIdbDraftStore } from './store/idb-draft-store.ts'

/**
 * What has unsaved edits on this device, so that lists can mark it: `has('SLIDE', experienceItemId)`. Looked up when
 * the list opens. Empty where the browser stores nothing.
 */
export function useDraftTargets(accountId: string | undefined) {
  const [targets, setTargets] = useState<readonly DraftTarget[]>([])
  // The browser's database.
  useEffect(() => {
    if (accountId === undefined) return
    let isGone = false
    createIdbDraftStore()
      .targets(accountId)
      .then((found) => isGone || setTargets(found))
      .catch(() => undefined) // one mark less; the editor itself says that nothing is stored
    return () => {
      isGone = true
    }
  }, [accountId])
  return {
    has: (kind: DraftTarget['kind'], targetId: string) =>
      targets.some((target) => target.kind === kind && target.targetId === targetId),
  }
}
