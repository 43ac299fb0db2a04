import type { Page } from '@taplet/contract'
import { MAX_MANY } from '@taplet/contract/studio'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../lib/api.ts'
import { useStudio } from '../../../lib/studio.ts'
import { useText } from '../../../lib/text.ts'
import { deleteWithUndo } from '../../../ui/toasts/delete-with-undo.ts'
import { toast } from '../../../ui/toasts/toast.tsx'
import { pagesQuery, useDeleteExperience } from '../queries.ts'

const idsOf = (some: readonly Page[]) => new Set(some.map((page) => page.experienceId))

/** Tells the server; answers those that it refused. One goes by the specification's call, several by the bulk call. */
function useSendDeletion() {
  const studio = useStudio()
  const one = useDeleteExperience()
  const many = useMutation({
    mutationKey: ['experiences', 'deleteMany'],
    mutationFn: (experienceIds: string[]) => studio.experiences.deleteMany({ experienceIds }),
  })
  return async (pages: readonly Page[]): Promise<Page[]> => {
    const [first] = pages
    if (first && pages.length === 1)
      return one.mutateAsync(first).then(
        () => [],
        () => [first],
      )
    const refused: Page[] = []
    for (let from = 0; from < pages.length; from += MAX_MANY) {
      const part = pages.slice(from, from + MAX_MANY)
      // NOT_FOUND is gone already, as wished.
      await many.mutateAsync([...idsOf(part)]).catch(() => refused.push(...part))
    }
    return refused
  }
}

/** Deletes instant apps: off the list at once, on the server when Undo is over; what is refused comes back. */
export function useDeleteExperiences() {
  const t = useText()
  const { queryKey } = pagesQuery(useApi())
  const client = useQueryClient()
  const send = useSendDeletion()
  return (pages: readonly Page[]): void => {
    const before = client.getQueryData(queryKey) ?? []
    const words = { count: pages.length, name: pages[0]?.pageName ?? '' }
    deleteWithUndo({
      things: pages,
      text: t('lists:apps.deleted', words),
      undoLabel: t('undo'),
      hide: () => {
        const gone = idsOf(pages)
        client.setQueryData(queryKey, (now) => now?.filter((page) => !gone.has(page.experienceId)))
      },
      restore: (some) => {
        const back = idsOf(some)
        client.setQueryData(queryKey, (now = []) => {
          const here = idsOf(now)
          const isBack = (page: Page) => back.has(page.experienceId) && !here.has(page.experienceId)
          return [...now, ...before.filter(isBack)]
        })
      },
      send: () => send(pages),
      onRefused: (refused) =>
        toast.failed(t('lists:apps.deleteFailed', { count: refused.length, name: refused[0]?.pageName ?? words.name })),
    })
  }
}
