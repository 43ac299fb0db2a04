import { ApiError, type LinkDestination, type Tag } from '@taplet/contract'
import { onlineManager, useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../lib/api/api.ts'
import { useText } from '../../../lib/text.ts'
import { toast } from '../../../ui/toasts/toast.tsx'
import { copyText } from '../../../lib/copy-text.ts'
import { linkStatsQuery } from '../../../entities/link/queries.ts'
import { type LinkChange, useChangeLinks } from '../calls/use-change-links.ts'
import { shortUrl } from '../../../entities/link/link-paths.ts'
import { nameOf } from '../../../entities/link/name-of.ts'
import { useNoteShared } from '../../../entities/onboarding/queries.ts'

/** Why a call failed, as a message. */
export const failureMessage = (error: unknown, offline: string): string =>
  error instanceof ApiError ? error.message : offline

/** Actions on one link or many, with their messages. */
export function useLinkSteps(publicUrl: string) {
  const t = useText()
  const api = useApi()
  const client = useQueryClient()
  const noteShared = useNoteShared()
  const { mutate } = useChangeLinks()
  const apply = (links: readonly Tag[], change: LinkChange, done: string) => {
    const mayChange = links.filter((link) => !link.isReadOnly)
    if (mayChange.length === 0) {
      toast.say(t('links:nothingToDo'))
      return
    }
    mutate(
      { links: mayChange, change },
      {
        onSuccess: () => toast.done(done),
        onError: (error) =>
          toast.failed(t('links:changeFailed', { message: failureMessage(error, t('links:offline')) })),
      },
    )
    if (!onlineManager.isOnline()) toast.say(t('links:waits'))
  }
  const words = (links: readonly Tag[]) => ({ count: links.length, name: nameOf(links[0], t) })
  const check = useMutation({
    mutationKey: ['links', 'checkHealth'],
    mutationFn: async (link: Tag) => ({ link, ...(await api.links.checkHealth({ tagId: link.tagId })) }),
    onSuccess: ({ link, health }) => {
      client.setQueryData(linkStatsQuery(api).queryKey, (stats) =>
        stats ? { ...stats, health: { ...stats.health, [link.tagId]: health } } : stats,
      )
      const text = `${nameOf(link, t)}: ${health.state === 'OK' ? t('links:healthSays.OK') : health.detail || t(`links:healthSays.${health.state}`)}`
      if (health.state === 'OK') toast.done(text)
      else toast.failed(text)
    },
    onError: (error) => toast.failed(t('links:checkFailed', { message: failureMessage(error, t('links:offline')) })),
  })
  const release = useMutation({
    mutationKey: ['links', 'release'],
    mutationFn: (link: Tag) => api.links.release({ tagId: link.tagId }),
    onSuccess: (_, link) => {
      toast.done(t('links:release.done', { name: nameOf(link, t) }))
      return client.invalidateQueries({ queryKey: ['links'] })
    },
    onError: (error) => toast.failed(t('links:changeFailed', { message: failureMessage(error, t('links:offline')) })),
  })
  return {
    copy: async (link: Tag) => {
      if (!(await copyText(shortUrl(publicUrl, link)))) return void toast.failed(t('links:copyFailed'))
      toast.done(t('links:copied'))
      noteShared()
    },
    check: check.mutate,
    release: release.mutate,
    switchTo: (links: readonly Tag[], active: boolean) => {
      const others = links.filter((link) => link.active !== active)
      if (others.length === 0) toast.say(t('links:nothingToDo'))
      else
        apply(others, { type: 'ACTIVE', active }, t(active ? 'links:switchedOn' : 'links:switchedOff', words(others)))
    },
    point: (links: readonly Tag[], to: LinkDestination) => {
      const movable = links.filter((link) => !link.isDefault)
      apply(movable, { type: 'POINT', to }, t('links:point.done', words(movable)))
    },
    design: (links: readonly Tag[], qrDesignId: string | null) =>
      apply(links, { type: 'DESIGN', qrDesignId }, t('links:design.done', words(links))),
  }
}
