import type { ExploreGroup } from '@taplet/contract'
import type { Database } from '../../platform/db/database.ts'
import { type CardDependencies, createCards } from './cards.ts'
import { cacheFor } from './cache-for.ts'
import { createSearch } from './search/service.ts'
import * as store from './store.ts'

const MAX_FEATURED = 60
const MAX_CATEGORIES = 40
/** Counting reads everything that can be found; a category's count may be a minute old. */
const CATEGORIES_MS = 60_000

export interface ExploreDependencies extends CardDependencies {
  db: Database
  /** How long the counts of categories are cached. */
  categoriesMs?: number
  now?: () => number
}

export const createExploreService = ({ db, categoriesMs = CATEGORIES_MS, now, ...parts }: ExploreDependencies) => {
  const toCards = createCards(parts)
  const countCategories = cacheFor(categoriesMs, () => store.countCategories(MAX_CATEGORIES, db), now)

  return {
    async listFeatured() {
      const [rows, groups, categories] = await Promise.all([
        store.listFeatured(MAX_FEATURED, db),
        store.listGroups(db),
        countCategories(),
      ])
      const shown = new Set(rows.map((row) => row.experience_id))
      return {
        experiences: await toCards(rows),
        groups: groups.flatMap((group): ExploreGroup[] => {
          const experienceIds = group.experience_ids.filter((id) => shown.has(id))
          return experienceIds.length === 0 ? [] : [{ groupId: group.group_id, name: group.name, experienceIds }]
        }),
        categories,
      }
    },

    search: createSearch(db, toCards),
  }
}
