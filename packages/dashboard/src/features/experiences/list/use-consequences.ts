import type { ExperienceConsequences, Page } from '@taplet/contract'
import { useQueries } from '@tanstack/react-query'
import { useApi } from '../../../lib/api/api.ts'

export type Consequences = Pick<ExperienceConsequences, 'links' | 'recentVisits' | 'recentScans' | 'ownSlides'>

export const noConsequences: Consequences = { links: 0, recentVisits: 0, recentScans: 0, ownSlides: 0 }

const add = (one: Consequences, other: Consequences): Consequences => ({
  links: one.links + other.links,
  recentVisits: one.recentVisits + other.recentVisits,
  recentScans: one.recentScans + other.recentScans,
  ownSlides: one.ownSlides + other.ownSlides,
})

/** The combined consequences of deleting these apps; undefined until known, or if they cannot be fetched. */
export function useConsequences(pages: readonly Page[]): Consequences | undefined {
  const api = useApi()
  return useQueries({
    queries: pages.map(({ experienceId }) => ({
      queryKey: ['experiences', 'consequences', experienceId],
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        (await api.experiences.consequences({ experienceId }, signal)).consequences,
      // Refetched each time: visits continue.
      staleTime: 0,
    })),
    combine: (answers) => {
      const known = answers.flatMap(({ data }) => (data ? [data] : []))
      return known.length === pages.length ? known.reduce<Consequences>(add, noConsequences) : undefined
    },
  })
}
