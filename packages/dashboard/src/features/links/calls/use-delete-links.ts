import type { Tag } from '@taplet/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../lib/api/api.ts'
import { cachedList } from '../../../lib/api/cached-list.ts'
import { sendDeletion } from '../../../lib/api/in-parts.ts'
import { useText } from '../../../lib/text.ts'
import { deleteWithUndo } from '../../../ui/list/deletions.ts'
import { toast } from '../../../ui/toasts/toast.tsx'
import { nameOf } from '../../../entities/link/name-of.ts'
import { inParts } from './in-parts.ts'
import { linksQuery } from '../../../entities/link/queries.ts'

const idOf = ({ tagId }: Tag): string => tagId

/**
 * Deletes links: from the list immediately, on the server after the time for Undo; refused ones come back. Once deleted
 * on the server, perhaps with another screen open, the message still offers Undo: links can be restored.
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
    const words = { count: links.length, name: nameOf(links[0], t) }
    deleteWithUndo({
      kind: 'LINKS',
      ...cachedList(client, queryKey, links, idOf),
      text: t('links:delete.done', words),
      send: async () => {
        const refused = await sendDeletion(
          links,
          ({ tagId }) => api.links.delete({ tagId }),
          (part) => api.links.changeMany({ ids: part.map(idOf), change: { type: 'DELETE' } }),
        )
        const gone = links.filter((link) => !refused.includes(link)).map(idOf)
        if (gone.length > 0)
          toast.done(t('links:delete.done', words), { label: t('undo'), onUndo: () => void bringBack(gone) })
        return refused
      },
      onRefused: (refused) =>
        toast.failed(t('links:delete.failed', { count: refused.length, name: nameOf(refused[0], t) })),
    })
  }
}
