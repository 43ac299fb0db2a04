import type { ApiError, Page } from '@taplet/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../lib/api/api.ts'
import { useTracking } from '../../../lib/tracking.ts'
import { useMutationOnce } from '../../../lib/timing/use-mutation-once.ts'
import { deletions } from '../../../ui/list/deletions.ts'
import { numberedCopy } from '../../../ui/list/numbered-copy.ts'
import { MAX_NAME_LENGTH } from '../max-lengths.ts'
import { pagesQuery } from '../../../entities/experience/queries.ts'

interface Duplicate {
  pages: readonly Page[]
  /** Gives the copies their own slides; otherwise they show the same ones. */
  withSlides: boolean
}

/** Copies instant apps one by one; copies made before a refusal stay. Copies are inactive, at new addresses. */
export function useDuplicateExperiences() {
  const api = useApi()
  const { queryKey } = pagesQuery(useApi())
  const client = useQueryClient()
  const { track } = useTracking()
  return useMutationOnce<Page[], ApiError, Duplicate>({
    mutationKey: ['experiences', 'duplicate'],
    mutationFn: async ({ pages, withSlides }) => {
      await deletions.commitAll() // they count towards the plan's limit until deleted
      const copies: Page[] = []
      for (const { experienceId, pageName: name } of pages) {
        const names = (client.getQueryData(queryKey) ?? []).map((page) => page.pageName)
        const pageName = numberedCopy(name, names, MAX_NAME_LENGTH)
        const { updatedPage } = await api.experiences.duplicate({ experienceId, pageName, withSlides })
        track('experience_created')
        if (withSlides) updatedPage.experienceItems.forEach(() => track('item_created'))
        client.setQueryData(queryKey, (now = []) => [updatedPage, ...now])
        copies.push(updatedPage)
      }
      return copies
    },
    // There may be new slides, and others are used once more.
    onSettled: () => client.invalidateQueries({ queryKey: ['slides'] }),
  })
}
