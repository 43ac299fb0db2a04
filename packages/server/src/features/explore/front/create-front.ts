import type { ExploreGroup, FeaturedExperience } from '@taplet/contract'
import { exploreSearchCalls } from '@taplet/contract/schemas'
import { AppError } from '../../../platform/http/errors/app-error.ts'
import type { createExploreService } from '../service.ts'
import type { FrontFacts } from './front-facts.ts'
import { frontHead } from './front-head.ts'
import { plainList, PLAIN_STYLE } from './plain-list.ts'

type ExploreService = ReturnType<typeof createExploreService>

/** What the document of the explore screen holds for whoever runs no script. All of it is HTML, already escaped. */
export interface Front {
  /** Title, description and what messengers and search engines read. */
  head: string
  /** Of the list. */
  style: string
  list: string
}

/** Without a script browsers fetch all pictures at once, and only so many covers are drawn anew for those who ask. */
const MOST = 18

interface FrontDependencies {
  service: ExploreService
  /** False when this guest has searched too often. */
  maySearch: (address: string) => boolean
  origin: string
}

/** The names of the address's parts are those that the dashboard's own screen gives them. */
const wishOf = (params: URLSearchParams) => {
  const text = (name: string): string => params.get(name)?.replaceAll('\0', '').trim() ?? ''
  const wish = { query: text('q'), category: text('category'), cursor: text('cursor') || null, limit: MOST }
  return exploreSearchCalls.search.body.safeParse(wish).data
}

/** Draws the explore screen once more without a script, of the same answers as the API gives. */
export const createFront =
  ({ service, maySearch, origin }: FrontDependencies) =>
  async (params: URLSearchParams, address: string): Promise<Front> => {
    const wish = wishOf(params)
    const { query = '', category = '', cursor = null } = wish ?? {}
    const isSearch = query !== '' || category !== ''
    const [featured, found] = await Promise.all([
      service.listFeatured(),
      wish && isSearch && maySearch(address) ? service.search(wish).catch(nothingForBadCursor) : NOTHING,
    ])
    const facts: FrontFacts = {
      query,
      category,
      isLater: isSearch && cursor !== null,
      categories: featured.categories,
      ...(isSearch ? found : { experiences: inOrder(featured).slice(0, MOST), cursor: null }),
    }
    return { head: frontHead(facts, origin), style: PLAIN_STYLE, list: plainList(facts) }
  }

const NOTHING = { experiences: [], cursor: null }

function nothingForBadCursor(error: unknown): typeof NOTHING {
  if (error instanceof AppError && error.status < 500) return NOTHING
  throw error
}

/** As the screen shows them: group by group, then what stands in none. */
function inOrder(featured: { experiences: FeaturedExperience[]; groups: ExploreGroup[] }): FeaturedExperience[] {
  const byId = new Map(featured.experiences.map((one) => [one.experienceId, one]))
  const grouped = featured.groups.flatMap(({ experienceIds }) => experienceIds.flatMap((id) => byId.get(id) ?? []))
  return [...new Set([...grouped, ...featured.experiences])]
}
