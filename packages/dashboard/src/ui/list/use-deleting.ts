import { useMemo, useSyncExternalStore } from 'react'
import { type DeletionKind, deletions } from './deletions.ts'

/** Ids hidden from the list whose deletion the server does not know yet: a refetched list still contains them. */
export function useDeleting(kind: DeletionKind): ReadonlySet<string> {
  const waiting = useSyncExternalStore(deletions.listen, deletions.waiting)
  return useMemo(() => new Set(waiting.flatMap((one) => (one.kind === kind ? one.ids : []))), [waiting, kind])
}
