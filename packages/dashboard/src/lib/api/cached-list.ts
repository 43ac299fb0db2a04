import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** Takes things out of the list of a query and puts them back, each once; for deletions that can be undone. */
export function cachedList<Thing>(
  client: QueryClient,
  queryKey: QueryKey,
  things: readonly Thing[],
  idOf: (thing: Thing) => string,
) {
  const before = client.getQueryData<Thing[]>(queryKey) ?? []
  const without = (some: readonly Thing[], list: readonly Thing[]) => {
    const ids = new Set(some.map(idOf))
    return list.filter((one) => !ids.has(idOf(one)))
  }
  return {
    things,
    idOf,
    hide: () => void client.setQueryData<Thing[]>(queryKey, (now) => now && without(things, now)),
    restore: (some: readonly Thing[]) => {
      const wanted = new Set(some.map(idOf))
      const back = before.filter((one) => wanted.has(idOf(one)))
      client.setQueryData<Thing[]>(queryKey, (now = []) => [...now, ...without(now, back)])
    },
  }
}
