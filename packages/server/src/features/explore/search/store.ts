import { sql } from 'kysely'
import type { Executor } from '../../../platform/db/database.ts'
import { listed, type ListedRow } from '../listed.ts'
import type { Place } from './cursor.ts'

export interface Question {
  /** Letters and digits only; none: all instant apps. */
  words: readonly string[]
  category: string
  limit: number
}

export interface FoundRow extends ListedRow {
  visits: number
  listed_at: Date
}

/**
 * One tier of the results: where the words stand in the name (1), or somewhere in all of it but not in the name (0).
 * The planner walks the order by visits when words are frequent, and the index of words when they are rare.
 */
export const findTier = (
  { words, category, limit }: Question,
  tier: Place['tier'],
  after: Place | undefined,
  db: Executor,
): Promise<FoundRow[]> => {
  const matches = (weights: string) => sql<boolean>`n.words @@ explore_query(${words}::text[], ${weights})`
  return listed(db)
    .innerJoin('explore_entries as n', 'n.experience_id', 'e.experience_id')
    .select(['n.visits', 'n.created_at as listed_at'])
    .$if(category !== '', (query) => query.where('n.category', '=', category))
    .$if(words.length > 0 && tier === 1, (query) => query.where(matches('A')))
    .$if(words.length > 0 && tier === 0, (query) => query.where(matches('ABC')).where(({ not }) => not(matches('A'))))
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(n.visits, n.created_at, n.experience_id) < (${after?.visits}::int, ${after?.createdAt}::timestamptz, ${after?.id}::text)`,
      ),
    )
    .orderBy('n.visits', 'desc')
    .orderBy('n.created_at', 'desc')
    .orderBy('n.experience_id', 'desc')
    .limit(limit)
    .execute()
}
