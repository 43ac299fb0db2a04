import type { ExperienceItem, Page } from '@taplet/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../lib/api/api.ts'
import { cachedList } from '../../../lib/api/cached-list.ts'
import { sendDeletion } from '../../../lib/api/in-parts.ts'
import { useText } from '../../../lib/text.ts'
import { deleteWithUndo } from '../../../ui/list/deletions.ts'
import { toast } from '../../../ui/toasts/toast.tsx'
import { useSendSlideDeletion } from '../../../entities/slide/use-delete-slides.ts'
import { itemsQuery } from '../../../entities/slide/queries.ts'
import { pagesQuery, useDeleteExperience } from '../../../entities/experience/queries.ts'

const idOf = ({ experienceId }: Page): string => experienceId

function useSendDeletion() {
  const api = useApi()
  const one = useDeleteExperience()
  const many = useMutation({
    mutationKey: ['experiences', 'deleteMany'],
    mutationFn: (experienceIds: string[]) => api.experiences.deleteMany({ experienceIds }),
  })
  return (pages: readonly Page[]) =>
    // NOT_FOUND means deleted already, as wanted.
    sendDeletion(pages, one.mutateAsync, (part) => many.mutateAsync(part.map(idOf)))
}

/** Deletes instant apps: from the list immediately, on the server after the time for Undo; refused ones come back. */
export function useDeleteExperiences() {
  const t = useText()
  const api = useApi()
  const { queryKey } = pagesQuery(api)
  const client = useQueryClient()
  const send = useSendDeletion()
  const sendSlides = useSendSlideDeletion()

  /** Slides are deleted after their apps; those of an app that could not be deleted stay. */
  const sendWith = async (pages: readonly Page[], slides: readonly ExperienceItem[]) => {
    const refused = await send(pages)
    const isRefused = (item: ExperienceItem) => refused.some((page) => item.usedIn.includes(page.experienceId))
    const going = slides.filter((item) => !isRefused(item))
    const unsent = going.length > 0 ? await sendSlides(going) : []
    if (unsent.length > 0) toast.failed(t('lists:apps.slidesFailed', { count: unsent.length }))
    // The deletion changed which apps show a slide.
    void client.invalidateQueries({ queryKey: itemsQuery(api).queryKey })
    return refused
  }
  return (pages: readonly Page[], slides: readonly ExperienceItem[] = []): void => {
    const words = { count: pages.length, name: pages[0]?.pageName ?? '' }
    const text = t('lists:apps.deleted', words)
    deleteWithUndo({
      kind: 'APPS',
      ...cachedList(client, queryKey, pages, idOf),
      text: slides.length > 0 ? `${text}, ${t('lists:apps.deletedSlides', { count: slides.length })}` : text,
      send: () => sendWith(pages, slides),
      onRefused: (refused) =>
        toast.failed(t('lists:apps.deleteFailed', { count: refused.length, name: refused[0]?.pageName ?? words.name })),
    })
  }
}
