import { type ExperienceItem, MAX_MANY } from '@taplet/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../lib/api/api.ts'
import { useText } from '../../lib/text.ts'
import { deleteWithUndo } from '../../ui/list/deletions.ts'
import { toast } from '../../ui/toasts/toast.tsx'
import { itemsQuery, useDeleteSlide } from './queries.ts'

const idsOf = (some: readonly ExperienceItem[]) => new Set(some.map((item) => item.experienceItemId))

/** Tells the server; answers those that it refused. One goes by the specification's call, several by the bulk call. */
export function useSendSlideDeletion() {
  const api = useApi()
  const client = useQueryClient()
  const one = useDeleteSlide()
  const many = useMutation({
    mutationKey: ['slides', 'deleteMany'],
    mutationFn: (experienceItemIds: string[]) => api.slides.deleteMany({ experienceItemIds }),
  })
  return async (items: readonly ExperienceItem[]): Promise<ExperienceItem[]> => {
    const [first] = items
    if (first && items.length === 1)
      return one.mutateAsync(first).then(
        () => [],
        () => [first],
      )
    const refused: ExperienceItem[] = []
    for (let from = 0; from < items.length; from += MAX_MANY) {
      const part = items.slice(from, from + MAX_MANY)
      await many.mutateAsync([...idsOf(part)]).catch(() => refused.push(...part))
    }
    // The apps that showed them have another list of slides now.
    await client.invalidateQueries({ queryKey: ['experiences'] })
    return refused
  }
}

/** Deletes slides: out of the library at once, on the server when Undo is over; what is refused comes back. */
export function useDeleteSlides() {
  const t = useText()
  const { queryKey } = itemsQuery(useApi())
  const client = useQueryClient()
  const send = useSendSlideDeletion()
  return (items: readonly ExperienceItem[]): void => {
    const before = client.getQueryData(queryKey) ?? []
    const words = { count: items.length, name: items[0]?.itemName ?? '' }
    deleteWithUndo({
      kind: 'SLIDES',
      things: items,
      idOf: (item) => item.experienceItemId,
      text: t('lists:slides.deleted', words),
      hide: () => {
        const gone = idsOf(items)
        client.setQueryData(queryKey, (now) => now?.filter((item) => !gone.has(item.experienceItemId)))
      },
      restore: (some) => {
        const back = idsOf(some)
        client.setQueryData(queryKey, (now = []) => {
          const here = idsOf(now)
          const isBack = ({ experienceItemId: id }: ExperienceItem) => back.has(id) && !here.has(id)
          return [...now, ...before.filter(isBack)]
        })
      },
      send: () => send(items),
      onRefused: (refused) =>
        toast.failed(
          t('lists:slides.deleteFailed', { count: refused.length, name: refused[0]?.itemName ?? words.name }),
        ),
    })
  }
}
