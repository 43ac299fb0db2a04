import type { FeaturedExperience } from '@taplet/contract'
import type { Database } from '../../../platform/db/database.ts'
import type { ListedRow } from '../listed-store.ts'
import { searchCursor, type SearchPosition } from './cursor.ts'
import { findTier, type FoundRow } from './store.ts'
import { wordsOf } from './words-of.ts'

interface Search {
  query: string
  category: string
  cursor: string | null
  limit: number
}

type Found = FoundRow & Pick<SearchPosition, 'tier'>

/** Finds instant apps: matches in the name first; within that the most visited, then the newest. */
export const createSearch = (db: Database, toCards: (rows: readonly ListedRow[]) => Promise<FeaturedExperience[]>) => {
  async function find(words: readonly string[], { category, cursor, limit }: Search): Promise<Found[]> {
    const after = cursor === null ? undefined : searchCursor.read(cursor)
    const found: Found[] = []
    for (const tier of [1, 0] as const) {
      if (after && after.tier < tier) continue
      // Without words nothing can match a name.
      if (tier === 0 && words.length === 0) break
      const start = after?.tier === tier ? after : undefined
      const rows = await findTier({ words, category, limit: limit - found.length }, tier, start, db)
      found.push(...rows.map((row) => ({ ...row, tier })))
      if (found.length >= limit) break
    }
    return found
  }

  return async (search: Search): Promise<{ experiences: FeaturedExperience[]; cursor: string | null }> => {
    const words = wordsOf(search.query)
    // A search of symbols only matches nothing.
    if (words.length === 0 && search.query.trim() !== '') return { experiences: [], cursor: null }
    const found = await find(words, { ...search, limit: search.limit + 1 })
    const shown = found.slice(0, search.limit)
    const last = found.length > search.limit ? shown.at(-1) : undefined
    return { experiences: await toCards(shown), cursor: last ? cursorAt(last) : null }
  }
}

const cursorAt = ({ tier, visits, listed_at, experience_id }: Found): string =>
  searchCursor.write({ tier, visits, createdAt: listed_at.toISOString(), id: experience_id })
