import { MAX_MANY, type Page } from '@taplet/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../lib/api/api.ts'
import { useText } from '../../../lib/text.ts'
import { toast } from '../../../ui/toasts/toast.tsx'
import { pagesQuery } from '../../../entities/experience/queries.ts'

/** Switches instant apps on or off: shown at once, reverted where the server refuses, with Undo. */
export function useSwitchExperiences() {
  const t = useText()
  const api = useApi()
  const { queryKey } = pagesQuery(useApi())
  const client = useQueryClient()
  const change = useMutation({
    mutationKey: ['experiences', 'setActiveMany'],
    mutationFn: (wanted: { experienceIds: string[]; active: boolean }) => api.experiences.setActiveMany(wanted),
  })
  const show = (ids: readonly string[], active: boolean) =>
    client.setQueryData(queryKey, (now) =>
      now?.map((page) => (ids.includes(page.experienceId) ? { ...page, active } : page)),
    )
  const sendPart = async (experienceIds: string[], active: boolean): Promise<void> => {
    try {
      const { updatedPages } = await change.mutateAsync({ experienceIds, active })
      const updated = new Map(updatedPages.map((page) => [page.experienceId, page]))
      client.setQueryData(queryKey, (now) => now?.map((page) => updated.get(page.experienceId) ?? page))
    } catch (error) {
      show(experienceIds, !active)
      const message = error instanceof Error ? error.message : t('somethingWrong')
      toast.failed(t('lists:apps.switchFailed', { count: experienceIds.length, message }))
    }
  }
  const send = async (ids: readonly string[], active: boolean): Promise<void> => {
    show(ids, active)
    for (let from = 0; from < ids.length; from += MAX_MANY) await sendPart(ids.slice(from, from + MAX_MANY), active)
  }
  return (pages: readonly Page[], active: boolean): void => {
    const others = pages.filter((page) => page.active !== active)
    const [first] = others
    if (!first) {
      toast.say(t('lists:apps.already'))
      return
    }
    const ids = others.map((page: Page) => page.experienceId)
    const sent = send(ids, active)
    toast.done(t(active ? 'lists:apps.wentLive' : 'lists:apps.rests', { count: others.length, name: first.pageName }), {
      label: t('undo'),
      onUndo: () => void sent.then(() => send(ids, !active)),
    })
  }
}
