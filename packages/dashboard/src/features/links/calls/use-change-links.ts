import type { ApiError, LinkDestination, Tag } from '@taplet/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Api, useApi } from '../../../lib/api/api.ts'
import { linksQuery } from '../../../entities/link/queries.ts'
import { inParts } from './in-parts.ts'

export type LinkChange =
  | { type: 'ACTIVE'; active: boolean }
  | { type: 'POINT'; to: LinkDestination }
  | { type: 'DESIGN'; qrDesignId: string | null }

interface Wanted {
  links: readonly Tag[]
  change: LinkChange
}

const changed = (change: LinkChange): Partial<Tag> => {
  switch (change.type) {
    case 'ACTIVE':
      return { active: change.active }
    case 'POINT':
      return change.to
    case 'DESIGN':
      return { qrDesignId: change.qrDesignId }
  }
}

/** Sends a bulk change in batches; resolves to the ids it did not reach. */
async function sendChange(api: Api, { links, change }: Wanted): Promise<string[]> {
  const missed: string[] = []
  for (const ids of inParts(links.map((link) => link.tagId))) {
    const { results } = await api.links.changeMany({ ids, change })
    missed.push(...results.filter((result) => result.outcome === 'NOT_FOUND').map((result) => result.id))
  }
  return missed
}

/** Switches, re-points or restyles links: shown at once; reverted where the server refuses. */
export function useChangeLinks() {
  const api = useApi()
  const client = useQueryClient()
  const { queryKey } = linksQuery(api)
  const apply = (links: readonly Tag[], change: (now: Tag, before: Tag) => Tag) => {
    const byId = new Map(links.map((link) => [link.tagId, link]))
    client.setQueryData(queryKey, (all) =>
      all?.map((now) => {
        const before = byId.get(now.tagId)
        return before ? change(now, before) : now
      }),
    )
  }
  return useMutation<string[], ApiError, Wanted>({
    mutationKey: ['links', 'changeMany'],
    mutationFn: (wanted) => sendChange(api, wanted),
    onMutate: ({ links, change }) => apply(links, (now) => ({ ...now, ...changed(change) })),
    onError: (_, { links, change }) =>
      apply(links, (now, before) => {
        const fields = Object.keys(changed(change))
        return { ...now, ...Object.fromEntries(Object.entries(before).filter(([field]) => fields.includes(field))) }
      }),
    // Revisions have changed, and destinations are checked again.
    onSettled: () => client.invalidateQueries({ queryKey: ['links'] }),
  })
}
