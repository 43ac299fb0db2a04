import type { Tag } from '@taplet/contract'
import type { QueryClient } from '@tanstack/react-query'
import type { Api } from '../../../lib/api/api.ts'
import { linksQuery } from '../../../entities/link/queries.ts'

/** Updates the cached list after a save, without refetching. */
export function rememberLinks(client: QueryClient, api: Api, saved: readonly Tag[]): void {
  const byId = new Map(saved.map((link) => [link.tagId, link]))
  client.setQueryData(linksQuery(api).queryKey, (links) => {
    if (!links) return undefined // not fetched yet: the fetch will include it
    const here = new Set(links.map((link) => link.tagId))
    return [...saved.filter((link) => !here.has(link.tagId)), ...links.map((link) => byId.get(link.tagId) ?? link)]
  })
}
