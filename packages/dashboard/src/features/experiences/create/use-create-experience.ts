import { useQueryClient } from '@tanstack/react-query'
import type { ApiError, Page } from '@taplet/contract'
import type { NewApp } from '@taplet/slides/app-templates'
import type { AppTheme } from '@taplet/slides/schema'
import { useApi } from '../../../lib/api/api.ts'
import { useText } from '../../../lib/text.ts'
import { useTracking } from '../../../lib/tracking.ts'
import { useMutationOnce } from '../../../lib/timing/use-mutation-once.ts'
import { deletions } from '../../../ui/list/deletions.ts'
import { toast } from '../../../ui/toasts/toast.tsx'
import { pagesQuery } from '../../../entities/experience/queries.ts'
import { useAppFromTemplate } from '../own-templates/use-app-from-template.ts'
import { welcomeSlide } from './welcome-slide.ts'

export interface NewExperience {
  name: string
  address: string
  /** The slides of a finished app; without it there is one that shows the name. */
  app?: NewApp
  /** A template of the account, in its own look or in another. */
  own?: { templateId: string; theme?: AppTheme }
}

/**
 * Creates an instant app with the slides of a finished one, or with a first slide that shows its name, so that there is
 * something to swipe at once. It is created without those that there is no room for, and not at all when there is room for
 * none.
 */
export function useCreateExperience(slideName: string) {
  const t = useText()
  const api = useApi()
  const client = useQueryClient()
  const { track } = useTracking()
  const fromTemplate = useAppFromTemplate()
  return useMutationOnce<Page, ApiError, NewExperience>({
    mutationFn: async ({ name, address, app, own }) => {
      await deletions.commitAll() // they count towards the plan's limit until deleted
      if (own) return fromTemplate({ ...own, name, address })
      const theme = app && { theme: app.page.theme }
      const fields = { rootPageId: address, fullPagePath: address, pageName: name, ...theme }
      const { updatedPage } = await api.experiences.update({ ...fields, isDraft: true })
      const experienceItems: string[] = []
      const filled: Promise<unknown>[] = []
      try {
        const slides = app?.slides ?? [{ itemName: slideName, slide: welcomeSlide(name) }]
        for (const { itemName, slide } of slides) {
          const { body } = await api.slides.createItem({ itemName })
          track('item_created')
          if (body.updatedView)
            filled.push(api.slides.updateView({ ...slide, viewId: body.updatedView.viewId, viewName: itemName }))
          experienceItems.push(body.newExperienceItem.experienceItemId)
        }
      } catch (problem) {
        if (experienceItems.length === 0) {
          await api.experiences.delete({ rootPageId: address, fullPagePath: address })
          throw problem
        }
      }
      track('experience_created')
      await Promise.allSettled(filled)
      const change = { ...fields, experienceId: updatedPage.experienceId, experienceItems }
      return (await api.experiences.update(change).catch(() => ({ updatedPage }))).updatedPage
    },
    onSuccess: async (page, { app }) => {
      const [made, count] = [page.experienceItems.length, app?.slides.length ?? 0]
      if (made < count) toast.failed(t('start:partly', { made, count }))
      client.setQueryData(pagesQuery(api).queryKey, (pages) => [page, ...(pages ?? [])])
      await Promise.all([
        client.invalidateQueries({ queryKey: ['slides'] }),
        client.invalidateQueries({ queryKey: ['media'] }),
      ])
    },
  })
}
