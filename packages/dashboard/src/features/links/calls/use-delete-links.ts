import type { Tag } from '@taplet/contract'
import { useQueryClient } from '@tanstack/react-query'
import { type Api, useApi } from '../../../lib/api/api.ts'
import { useText } from '../../../lib/text.ts'
import { deleteWithUndo } from '../../../ui/list/deletions.ts'
import { toast } from '../../../ui/toasts/toast.tsx'
import { nameOf } from '../../../entities/link/name-of.ts'
import { inParts } from './in-parts.ts'
import { linksQuery } from '../../../entities/link/queries.ts'

const idsOf = (some: readonly Tag[]) => new Set(some.map((link) => link.tagId))

/** Tells the server; answers those that it refused. One goes by the specification's call, several by the bulk call. */
async function sendDeletion(api: Api, links: readonly Tag[]): Promise<Tag[]> {
  const [first] = links
  if (first && links.length === 1)
    return api.links.delete({ tagId: first.tagId }).then(
      () => [],
      () => [first],
    )
  const refused = new Set<string>()
  for (const ids of inParts([...idsOf(links)]))
    await api.links.changeMany({ ids, change: { type: 'DELETE' } }).catch(() => ids.forEach((id) => refused.add(id)))
  return links.filter((link) => refused.has(link.tagId))
}

/**
 * Deletes links: out of the list at once, on the server when Undo is over; what is refused comes back. Once the server
 * knows, which may be on another screen, the message still offers a way back: links can be restored.
 */
export function useDeleteLinks() {
  const t = useText()
  const api = useApi()
  const client = useQueryClient()
  const { queryKey } = linksQuery(api)
  const bringBack = async (ids: readonly string[]) => {
    try {
      for (const part of inParts(ids)) await api.links.restore({ ids: part })
      await client.invalidateQueries({ queryKey: ['links'] })
    } catch {
      toast.failed(t('links:delete.restoreFailed'))
    }
  }
  return (links: readonly Tag[]): void => {
    const before = client.getQueryData(queryKey) ?? []
    const words = { count: links.length, name: nameOf(links[0], t) }
    deleteWithUndo({
      kind: 'LINKS',
      things: links,
      idOf: (link) => link.tagId,
      text: t('links:delete.done', words),
      hide: () => {
        const gone = idsOf(links)
        client.setQueryData(queryKey, (now) => now?.filter((link) => !gone.has(link.tagId)))
      },
      restore: (some) => {
        const back = idsOf(some)
        client.setQueryData(queryKey, (now = []) => {
          const here = idsOf(now)
          return [...now, ...before.filter(({ tagId }) => back.has(tagId) && !here.has(tagId))]
        })
      },
      send: async () => {
        const refused = await sendDeletion(api, links)
        const gone = links.filter((link) => !refused.includes(link)).map((link) => link.tagId)
        if (gone.length > 0)
          toast.done(t('links:delete.done', words), { label: t('undo'), onUndo: () => void bringBack(gone) })
        return refused
      },
      onRefused: (refused) =>
        toast.failed(t('links:delete.failed', { count: refused.length, name: nameOf(refused[0], t) })),
    })
  }
}
