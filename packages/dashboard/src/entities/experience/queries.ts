import type { ApiError, CheckFinding, Page, PageInput } from '@taplet/contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type Api, useApi } from '../../lib/api/api.ts'
import { useTracking } from '../../lib/tracking.ts'

/** All instant apps of the account. The route guards wait for the same query, so it is fetched once (spec §4). */
export const pagesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['experiences', 'getAll'],
    queryFn: async ({ signal }) => (await api.experiences.getAll({}, signal)).pages,
    staleTime: Number.POSITIVE_INFINITY,
  })

type PageChange = Partial<PageInput> & Pick<PageInput, 'rootPageId' | 'fullPagePath' | 'pageName'>

/**
 * Saves an instant app and updates the cached list. Success means SUCCESS and an updated page (spec §4). `onSaved`
 * receives the check warnings for what is now published, if the checks finished in time.
 */
export function useSaveExperience(onSaved?: (warnings: readonly CheckFinding[]) => void) {
  const api = useApi()
  const client = useQueryClient()
  const { track } = useTracking()
  return useMutation<Page, ApiError, PageChange>({
    mutationKey: ['experiences', 'update'],
    mutationFn: async (page) => {
      const { updatedPage, warnings = [] } = await api.experiences.update(page)
      onSaved?.(warnings)
      return updatedPage
    },
    onSuccess: (saved, sent) => {
      if (sent.experienceId === undefined) track('experience_created')
      client.setQueryData(pagesQuery(api).queryKey, (pages) => withPage(pages ?? [], saved))
      // The save may have changed which apps show a slide.
      return client.invalidateQueries({ queryKey: ['slides', 'getAllItems'] })
    },
  })
}

const withPage = (pages: readonly Page[], saved: Page): Page[] =>
  pages.some((page) => page.experienceId === saved.experienceId)
    ? pages.map((page) => (page.experienceId === saved.experienceId ? saved : page))
    : [saved, ...pages]

/** Deletes an instant app; its address and codes continue to show a friendly page. */
export function useDeleteExperience() {
  const api = useApi()
  const client = useQueryClient()
  return useMutation<unknown, ApiError, Page>({
    mutationKey: ['experiences', 'delete'],
    mutationFn: ({ rootPageId, fullPagePath }) => api.experiences.delete({ rootPageId, fullPagePath }),
    onSuccess: (_, deleted) =>
      client.setQueryData(pagesQuery(api).queryKey, (pages) =>
        pages?.filter((page) => page.experienceId !== deleted.experienceId),
      ),
  })
}
