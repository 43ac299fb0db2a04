import { contract } from '@taplet/contract'
import { exploreSearchCalls } from '@taplet/contract/explore-search'
import type { Bind } from '../../platform/http/bind.ts'
import { succeed } from '../../platform/http/succeed.ts'
import { countVisits } from './search/count-visits.ts'
import { createExploreService, type ExploreDependencies } from './service.ts'

/** The public list of instant apps: featured ones in groups, and all that may be found. */
export function createExplore(dependencies: ExploreDependencies) {
  const service = createExploreService(dependencies)
  return {
    routes: (bind: Bind): void => {
      bind('explore', contract.explore, { fetch: async () => succeed(await service.listFeatured()) })
      bind('explore', exploreSearchCalls, { search: async ({ input }) => succeed(await service.search(input)) })
    },
    sweeps: { 'explore.visits': () => countVisits(dependencies.db) },
  }
}
