import type { ApiError, ExperienceItem, SlideTemplate } from '@taplet/contract'
import type { Slide } from '@taplet/slides/schema'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type Api, useApi } from '../../lib/api/api.ts'
import { useListChange } from '../../lib/api/use-list-change.ts'
import { useTracking } from '../../lib/tracking.ts'
import { useMutationOnce } from '../../lib/timing/use-mutation-once.ts'
import { rememberSlide } from '../../entities/slide/queries.ts'

/** What a slide takes over from a template, built-in or own. */
export interface StartingSlide {
  name: string
  slide: Pick<Slide, 'viewMetadata' | 'widgets'>
}

/** The account's own templates, newest first. */
export const templatesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['templates', 'getAll'],
    queryFn: async ({ signal }) => (await api.templates.getAll(undefined, signal)).templates,
  })

/** Saves a theme and widgets as a template. */
export function useKeepTemplate() {
  const api = useApi()
  const setList = useListChange<SlideTemplate>(templatesQuery(api).queryKey)
  return useMutationOnce<SlideTemplate, ApiError, StartingSlide>({
    mutationKey: ['templates', 'create'],
    mutationFn: async ({ name, slide: { viewMetadata, widgets } }) =>
      (await api.templates.create({ name, slide: { viewMetadata, widgets } })).template,
    onSuccess: (template) => setList((templates) => [template, ...templates]),
  })
}

export function useRenameTemplate() {
  const api = useApi()
  const setList = useListChange<SlideTemplate>(templatesQuery(api).queryKey)
  return useMutation<SlideTemplate, ApiError, { templateId: string; name: string }>({
    mutationKey: ['templates', 'rename'],
    mutationFn: async (input) => (await api.templates.rename(input)).template,
    onSuccess: (template) =>
      setList((templates) => templates.map((one) => (one.templateId === template.templateId ? template : one))),
  })
}

export function useDeleteTemplate() {
  const api = useApi()
  const setList = useListChange<SlideTemplate>(templatesQuery(api).queryKey)
  return useMutation<unknown, ApiError, SlideTemplate>({
    mutationKey: ['templates', 'delete'],
    mutationFn: ({ templateId }) => api.templates.delete({ templateId }),
    onSuccess: (_, { templateId }) => setList((templates) => templates.filter((one) => one.templateId !== templateId)),
  })
}

/** Adds a slide to the library, created from a template. */
export function useCreateFromTemplate() {
  const api = useApi()
  const client = useQueryClient()
  const { track } = useTracking()
  return useMutationOnce<ExperienceItem, ApiError, StartingSlide>({
    mutationKey: ['templates', 'use'],
    mutationFn: async (template) => {
      const { newExperienceItem, updatedView } = (await api.slides.createItem({ itemName: template.name })).body
      rememberSlide(client, api, newExperienceItem, updatedView)
      if (!updatedView) return newExperienceItem
      const { viewId, revision } = updatedView
      const { viewMetadata, widgets } = template.slide
      const filled = await api.slides.updateView({ viewId, viewName: template.name, viewMetadata, widgets, revision })
      rememberSlide(client, api, newExperienceItem, filled.updatedView)
      return newExperienceItem
    },
    onSuccess: () => track('item_created'),
  })
}
