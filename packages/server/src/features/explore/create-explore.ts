import { exploreCalls, exploreSearchCalls } from '@taplet/contract/schemas'
import { AppError } from '../../platform/http/errors/app-error.ts'
import type { Bind } from '../../platform/http/bind.ts'
import { succeed } from '../../platform/http/succeed.ts'
import { createAllowances } from '../../platform/limits/allowances.ts'
import { createFront } from './front/create-front.ts'
import { countVisits } from './search/count-visits.ts'
import { createExploreService, type ExploreDependencies } from './service.ts'

type Dependencies = ExploreDependencies & {
  /** The part of a network address that counts as one guest. */
  addressKey?: (address: string) => string
  /** Scheme and host of the pages. */
  origin: string
}

/** Searches one guest may make in ten minutes: one is sent whenever typing pauses. */
const MAX_SEARCHES = 600

/** The public list of instant apps: featured ones in groups, and all that may be found. */
export function createExplore(options: Dependencies) {
  const { addressKey = (address) => address, origin, ...dependencies } = options
  const { now = Date.now } = dependencies
  const service = createExploreService(dependencies)
  const searches = createAllowances(now, MAX_SEARCHES)
  return {
    routes: (bind: Bind): void => {
      bind('explore', exploreCalls, { fetch: async () => succeed(await service.listFeatured()) })
      bind('explore', exploreSearchCalls, {
        search: async ({ input, request }) => {
          if (searches.take(addressKey(request.ip), 1) === 0)
            throw new AppError('TOO_MANY_REQUESTS', { retryAfter: searches.secondsLeft() })
          return succeed(await service.search(input))
        },
      })
    },
    /** The screen's content without JavaScript, for the document. */
    front: createFront({
      service,
      maySearch: (address) => searches.take(addressKey(address), 1) > 0,
      origin,
    }),
    sweeps: { 'explore.visits': () => countVisits(new Date(now()), dependencies.db) },
  }
}
