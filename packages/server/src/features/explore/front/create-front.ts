import type { Language } from '@taplet/messages'
import { messages } from '../messages/messages.ts'
import type { ExploreGroup, FeaturedExperience } from '@taplet/contract'
import { exploreSearchCalls } from '@taplet/contract/schemas'
import { AppError } from '../../../platform/http/errors/app-error.ts'
import type { createExploreService } from '../service.ts'
import type { FrontFacts } from './front-facts.ts'
import { frontHead } from './front-head.ts'
import { plainList, PLAIN_STYLE } from './plain-list.ts'

type ExploreService = ReturnType<typeof createExploreService>

/** The explore screen's content without JavaScript, as escaped HTML. */
export interface Front {
  /** Title, description and metadata for messengers and search engines. */
  head: string
  /** Styles of the list. */
  style: string
  list: string
}

/** Without JavaScript browsers load all pictures at once, and only so many covers are drawn per guest. */
const MOST = 18

interface FrontDependencies {
  service: ExploreService
  /** Returns false when this guest has searched too often. */
  maySearch: (address: string) => boolean
  origin: string
}

/** The query parameters are those of the dashboard's own screen. */
const wishOf = (params: URLSearchParams) => {
  const text = (name: string): string => params.get(name)?.replaceAll('\0', '').trim() ?? ''
  const wish = { query: text('q'), category: text('category'), cursor: text('cursor') || null, limit: MOST }
  return exploreSearchCalls.search.body.safeParse(wish).data
}

/** Renders the explore screen without JavaScript, from the same data as the API's. */
export const createFront =
  ({ service, maySearch, origin }: FrontDependencies) =>
  async (params: URLSearchParams, address: string, language: Language): Promise<Front> => {
    const say = messages(language)
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
    return { head: frontHead(facts, origin, say), style: PLAIN_STYLE, list: plainList(facts, say) }
  }

const NOTHING = { experiences: [], cursor: null }

function nothingForBadCursor(error: unknown): typeof NOTHING {
  if (error instanceof AppError && error.status < 500) return NOTHING
  throw error
}

/** In the screen's order: group by group, then those in no group. */
function inOrder(featured: { experiences: FeaturedExperience[]; groups: ExploreGroup[] }): FeaturedExperience[] {
  const byId = new Map(featured.experiences.map((one) => [one.experienceId, one]))
  const grouped = featured.groups.flatMap(({ experienceIds }) => experienceIds.flatMap((id) => byId.get(id) ?? []))
  return [...new Set([...grouped, ...featured.experiences])]
}
