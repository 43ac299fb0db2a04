import type { ExperienceItem } from '@taplet/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../lib/api/api.ts'
import { cachedList } from '../../lib/api/cached-list.ts'
import { sendDeletion } from '../../lib/api/in-parts.ts'
import { useText } from '../../lib/text.ts'
import { deleteWithUndo } from '../../ui/list/deletions.ts'
import { toast } from '../../ui/toasts/toast.tsx'
import { itemsQuery, useDeleteSlide } from './queries.ts'

const idOf = ({ experienceItemId }: ExperienceItem): string => experienceItemId

/** Sends deletions; resolves to refused ones. */
export function useSendSlideDeletion() {
  const api = useApi()
  const client = useQueryClient()
  const one = useDeleteSlide()
  const many = useMutation({
    mutationKey: ['slides', 'deleteMany'],
    mutationFn: (experienceItemIds: string[]) => api.slides.deleteMany({ experienceItemIds }),
  })
  return async (items: readonly ExperienceItem[]): Promise<ExperienceItem[]> => {
    const refused = await sendDeletion(items, one.mutateAsync, (part) => many.mutateAsync(part.map(idOf)))
    // The apps that contained them now have a different list of slides.
    if (items.length > 1) await client.invalidateQueries({ queryKey: ['experiences'] })
    return refused
  }
}

/** Deletes slides: from the library immediately, on the server after the time for Undo; refused ones come back. */
export function useDeleteSlides() {
  const t = useText()
  const { queryKey } = itemsQuery(useApi())
  const client = useQueryClient()
  const send = useSendSlideDeletion()
  return (items: readonly ExperienceItem[]): void => {
    const words = { count: items.length, name: items[0]?.itemName ?? '' }
    deleteWithUndo({
      kind: 'SLIDES',
      ...cachedList(client, queryKey, items, idOf),
      text: t('lists:slides.deleted', words),
      send: () => send(items),
      onRefused: (refused) =>
        toast.failed(
          t('lists:slides.deleteFailed', { count: refused.length, name: refused[0]?.itemName ?? words.name }),
        ),
    })
  }
}
