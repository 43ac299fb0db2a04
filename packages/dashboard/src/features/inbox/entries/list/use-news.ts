import type { InboxEntry } from '@taplet/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { addEntries, afterChange } from '../calls/entry-cache.ts'
import { entriesQuery, newsQuery, type Wanted } from '../../queries.ts'
import { useApi } from '../../../../lib/api/api.ts'
import { focusEntry } from '../../frame/focus-entry.ts'

export interface News {
  count: number
  /** Puts them at the head of the list and leads the focus there. What stands in it stays as it is. */
  show: () => void
}

/** What has come in since the list was fetched; nothing moves until it is asked for. */
export function useNews(wanted: Wanted, shown: readonly InboxEntry[] | undefined): News {
  const calls = useApi().inbox
  const client = useQueryClient()
  // Where the oldest stand first, new ones come in out of sight.
  const isLookedFor = wanted.order !== 'OLDEST' && shown !== undefined
  const { data } = useQuery({ ...newsQuery(calls, wanted), enabled: isLookedFor })
  const known = new Set((shown ?? []).map(({ id }) => id))
  const newest = shown?.[0]?.createdAt ?? ''
  const fresh = isLookedFor ? data.filter(({ id, createdAt }) => !known.has(id) && createdAt >= newest) : []
  return {
    count: fresh.length,
    show: () => {
      addEntries(client, entriesQuery(calls, wanted).queryKey, fresh)
      afterChange(client)
      focusEntry(fresh[0]?.id)
    },
  }
}
