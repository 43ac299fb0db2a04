import { sql } from 'kysely'
import type { Executor } from '../../../platform/db/database.ts'
import { listed, type ListedRow } from '../listed-store.ts'
import type { SearchPosition } from './cursor.ts'

export interface Question {
  /** Letters and digits only; empty: all instant apps. */
  words: readonly string[]
  category: string
  limit: number
}

export interface FoundRow extends ListedRow {
  visits: number
  listed_at: Date
}

/** How many of the most visited entries are scanned before the index of words is used. */
const WALK = 1000

/**
 * One tier of the results: the words are in the name (1), or somewhere in the entry but not in the name (0). Frequent
 * words are found soon by scanning in order; rare ones quickly by the index of words. The planner cannot choose: it
 * estimates that each prefix matches one entry in fifty.
 */
export async function findTier(
  question: Question,
  tier: SearchPosition['tier'],
  after: SearchPosition | undefined,
  db: Executor,
): Promise<FoundRow[]> {
  const walked = await inOrder(question, tier, after, question.words.length > 0, db)
  return walked.length < question.limit && question.words.length > 0 ? byWords(question, tier, after, db) : walked
}

const order = sql`order by n.visits desc, n.created_at desc, n.experience_id desc`

const inOrder = (
  question: Question,
  tier: SearchPosition['tier'],
  after: SearchPosition | undefined,
  isBounded: boolean,
  db: Executor,
) =>
  cards(
    question,
    sql`(
      select n.experience_id, n.visits, n.created_at from (
        select * from explore_entries n where ${placed(question, after)} ${order}
        ${isBounded ? sql`limit ${WALK}` : sql``}
      ) n where ${isBounded ? matches(question, tier) : sql`true`}
    )`,
    db,
  )

/** `offset 0`: the planner must not know the words, or it scans; nor may it join before all matches are found. */
const byWords = (question: Question, tier: SearchPosition['tier'], after: SearchPosition | undefined, db: Executor) =>
  cards(
    question,
    sql`(
      select n.experience_id, n.visits, n.created_at
      from (select explore_query(${question.words}::text[], ${tier === 1 ? 'A' : 'ABC'}) as query offset 0) asked
      join explore_entries n on n.words @@ asked.query
      where ${placed(question, after)} and ${tier === 1 ? sql`true` : sql`not n.words @@ ${query(question.words, 'A')}`} offset 0
    )`,
    db,
  )

const query = (words: readonly string[], weights: string) => sql`explore_query(${words}::text[], ${weights})`

const matches = ({ words }: Question, tier: SearchPosition['tier']) =>
  tier === 1
    ? sql`n.words @@ ${query(words, 'A')}`
    : sql`n.words @@ ${query(words, 'ABC')} and not n.words @@ ${query(words, 'A')}`

const placed = ({ category }: Question, after: SearchPosition | undefined) => {
  const isOfCategory = category === '' ? sql`true` : sql`n.category = ${category} and n.category <> ''`
  if (!after) return isOfCategory
  const { visits, createdAt, id } = after
  return sql`${isOfCategory} and (n.visits, n.created_at, n.experience_id) < (${visits}::int, ${createdAt}::timestamptz, ${id}::text)`
}

interface Entry {
  experience_id: string
  visits: number
  created_at: Date
}

/** What visitors may see of these entries, in order. */
const cards = ({ limit }: Question, entries: ReturnType<typeof sql>, db: Executor): Promise<FoundRow[]> =>
  listed(db)
    .innerJoin(sql<Entry>`${entries}`.as<'n'>(sql.ref('n')), 'n.experience_id', 'e.experience_id')
    .select(['n.visits', 'n.created_at as listed_at'])
    .orderBy('n.visits', 'desc')
    .orderBy('n.created_at', 'desc')
    .orderBy('n.experience_id', 'desc')
    .limit(limit)
    .execute()
