import { useMemo } from 'react'

/** Ids as a set that stays the same while they do, for lists whose rows are drawn anew only when they change. */
export function useIdSet(ids: readonly string[]): ReadonlySet<string> {
  const key = ids.join(' ')
  return useMemo(() => new Set(key.split(' ').filter(Boolean)), [key])
}
