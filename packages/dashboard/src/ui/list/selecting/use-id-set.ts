import { useMemo } from 'react'

/** Ids as a set with a stable identity while its content is equal, for memoised list rows. */
export function useIdSet(ids: readonly string[]): ReadonlySet<string> {
  const key = ids.join(' ')
  return useMemo(() => new Set(key.split(' ').filter(Boolean)), [key])
}
