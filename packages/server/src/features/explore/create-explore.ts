import { contract } from '@taplet/contract'
import type { Bind } from '../../platform/http/bind.ts'
import { succeed } from '../../platform/http/succeed.ts'
import { createExploreService, type ExploreDependencies } from './service.ts'

/** The public list of featured instant apps. */
export function createExplore(dependencies: ExploreDependencies) {
  const service = createExploreService(dependencies)
  return {
    routes: (bind: Bind): void =>
      bind('explore', contract.explore, { fetch: async () => succeed({ experiences: await service.listFeatured() }) }),
  }
}
