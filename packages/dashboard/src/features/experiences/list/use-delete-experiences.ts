import { type ExperienceItem, MAX_MANY, type Page } from '@taplet/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../lib/api/api.ts'
import { useText } from '../../../lib/text.ts'
import { deleteWithUndo } from '../../../ui/list/deletions.ts'
import { toast } from '../../../ui/toasts/toast.tsx'
import { useSendSlideDeletion } from '../../../entities/slide/use-delete-slides.ts'
import { itemsQuery } from '../../../entities/slide/queries.ts'
import { pagesQuery, useDeleteExperience } from '../../../entities/experience/queries.ts'

const idsOf = (some: readonly Page[]) => new Set(some.map((page) => page.experienceId))

/** Tells the server; answers those that it refused. One goes by the specification's call, several by the bulk call. */
function useSendDeletion() {
  const api = useApi()
  const one = useDeleteExperience()
  const many = useMutation({
    mutationKey: ['experiences', 'deleteMany'],
    mutationFn: (experienceIds: string[]) => api.experiences.deleteMany({ experienceIds }),
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
  const api = useApi()
  const { queryKey } = pagesQuery(api)
  const client = useQueryClient()
  const send = useSendDeletion()
  const sendSlides = useSendSlideDeletion()

  /** Slides go once their apps have gone; those of an app that stays stay too. */
  const sendWith = async (pages: readonly Page[], slides: readonly ExperienceItem[]) => {
    const refused = await send(pages)
    const isKept = (item: ExperienceItem) => refused.some((page) => item.usedIn.includes(page.experienceId))
    const going = slides.filter((item) => !isKept(item))
    const kept = going.length > 0 ? await sendSlides(going) : []
    if (kept.length > 0) toast.failed(t('lists:apps.slidesFailed', { count: kept.length }))
    // Which apps show a slide has changed.
    void client.invalidateQueries({ queryKey: itemsQuery(api).queryKey })
    return refused
  }
  return (pages: readonly Page[], slides: readonly ExperienceItem[] = []): void => {
    const before = client.getQueryData(queryKey) ?? []
    const words = { count: pages.length, name: pages[0]?.pageName ?? '' }
    const text = t('lists:apps.deleted', words)
    deleteWithUndo({
      kind: 'APPS',
      things: pages,
      idOf: (page) => page.experienceId,
      text: slides.length > 0 ? `${text}, ${t('lists:apps.deletedSlides', { count: slides.length })}` : text,
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
      send: () => sendWith(pages, slides),
      onRefused: (refused) =>
        toast.failed(t('lists:apps.deleteFailed', { count: refused.length, name: refused[0]?.pageName ?? words.name })),
    })
  }
}
