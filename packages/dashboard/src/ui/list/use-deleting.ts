import { useMemo, useSyncExternalStore } from 'react'
import { type DeletionKind, deletions } from './deletions.ts'

/** What is off the list already, while the server does not know yet: a list fetched in between still has it. */
export function useDeleting(kind: DeletionKind): ReadonlySet<string> {
  const waiting = useSyncExternalStore(deletions.listen, deletions.waiting)
  return useMemo(() => new Set(waiting.flatMap((one) => (one.kind === kind ? one.ids : []))), [waiting, kind])
}
