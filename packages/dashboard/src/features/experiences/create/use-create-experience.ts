import { useQueryClient } from '@tanstack/react-query'
import type { ApiError, Page } from '@taplet/contract'
import { useApi } from '../../../lib/api/api.ts'
import { useTracking } from '../../../lib/tracking.ts'
import { useMutationOnce } from '../../../lib/timing/use-mutation-once.ts'
import { deletions } from '../../../ui/list/deletions.ts'
import { pagesQuery } from '../../../entities/experience/queries.ts'
import { welcomeSlide } from './welcome-slide.ts'

export interface NewExperience {
  name: string
  address: string
  description: string
}

/**
 * Creates an instant app with a first slide that shows its name, so that there is something to swipe at once. If the
 * slide cannot be created (a full library), the app is created without it.
 */
export function useCreateExperience(slideName: string) {
  const api = useApi()
  const client = useQueryClient()
  const { track } = useTracking()
  return useMutationOnce<Page, ApiError, NewExperience>({
    mutationFn: async ({ name, address, description }) => {
      await deletions.commitAll() // they count towards the plan's limit until deleted
      const fields = { rootPageId: address, fullPagePath: address, pageName: name, description }
      const { updatedPage } = await api.experiences.update(fields)
      track('experience_created')
      try {
        const { body } = await api.slides.createItem({ itemName: slideName })
        track('item_created')
        if (body.updatedView)
          await api.slides.updateView({
            ...welcomeSlide(name, description),
            viewId: body.updatedView.viewId,
            viewName: slideName,
          })
        const change = {
          ...fields,
          experienceId: updatedPage.experienceId,
          experienceItems: [body.newExperienceItem.experienceItemId],
        }
        return (await api.experiences.update(change)).updatedPage
      } catch {
        return updatedPage
      }
    },
    onSuccess: async (page) => {
      client.setQueryData(pagesQuery(api).queryKey, (pages) => [page, ...(pages ?? [])])
      await Promise.all([
        client.invalidateQueries({ queryKey: ['slides'] }),
        client.invalidateQueries({ queryKey: ['media'] }),
      ])
    },
  })
}
