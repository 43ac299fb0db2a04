import type { InboxEntry } from '@taplet/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { addEntries, afterChange } from '../calls/entry-cache.ts'
import { entriesQuery, newsQuery, type Wanted } from '../../queries.ts'
import { useApi } from '../../../../lib/api/api.ts'
import { focusEntry } from '../../frame/focus-entry.ts'

export interface News {
  count: number
  /** Prepends them to the list and moves the focus there. Existing entries stay. */
  show: () => void
}

/** Entries received since the list was fetched; they are not shown until requested. */
export function useNews(wanted: Wanted, shown: readonly InboxEntry[] | undefined): News {
  const calls = useApi().inbox
  const client = useQueryClient()
  // With the oldest first, new ones are appended out of sight.
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
