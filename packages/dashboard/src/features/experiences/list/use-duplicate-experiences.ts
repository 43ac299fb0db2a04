import type { ApiError, Page } from '@taplet/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../lib/api/api.ts'
import { useTracking } from '../../../lib/tracking.ts'
import { useMutationOnce } from '../../../lib/timing/use-mutation-once.ts'
import { deletions } from '../../../ui/list/deletions.ts'
import { numberedCopy } from '../../../ui/list/numbered-copy.ts'
import { MAX_NAME } from '../bounds.ts'
import { pagesQuery } from '../../../entities/experience/queries.ts'

interface Duplicate {
  pages: readonly Page[]
  /** With slides of their own; else the copies show the same ones. */
  withSlides: boolean
}

/** Copies instant apps, one after the other; those made before one is refused stay. Copies rest at addresses of their own. */
export function useDuplicateExperiences() {
  const api = useApi()
  const { queryKey } = pagesQuery(useApi())
  const client = useQueryClient()
  const { track } = useTracking()
  return useMutationOnce<Page[], ApiError, Duplicate>({
    mutationKey: ['experiences', 'duplicate'],
    mutationFn: async ({ pages, withSlides }) => {
      await deletions.commitAll() // their places may be needed
      const copies: Page[] = []
      for (const { experienceId, pageName: name } of pages) {
        const names = (client.getQueryData(queryKey) ?? []).map((page) => page.pageName)
        const pageName = numberedCopy(name, names, MAX_NAME)
        const { updatedPage } = await api.experiences.duplicate({ experienceId, pageName, withSlides })
        track('experience_created')
        if (withSlides) updatedPage.experienceItems.forEach(() => track('item_created'))
        client.setQueryData(queryKey, (now = []) => [updatedPage, ...now])
        copies.push(updatedPage)
      }
      return copies
    },
    // Slides may be new, and others are used once more.
    onSettled: () => client.invalidateQueries({ queryKey: ['slides'] }),
  })
}
