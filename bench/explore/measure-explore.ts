import { type Client, createClient } from '@taplet/contract'
import type { EmbeddedConnections } from '@taplet/server/testing'
import type { Row } from '../report/report.ts'
import { between, readProcessesIn } from '../server/cpu-clock.ts'

const ROUNDS = 30
const TARGET_MS = 20
const LIMIT = 24

interface Question {
  measure: string
  query?: string
  category?: string
}

const questions: readonly Question[] = [
  { measure: 'a word that is rare', query: 'zugaha' },
  { measure: 'a word that one in a hundred has', query: 'kalo' },
  { measure: 'one letter, which most have', query: 'k' },
  { measure: 'two words', query: 'ka lomi' },
  { measure: 'a word that nobody has', query: 'xylophone' },
  { measure: 'a category', category: 'Music' },
  { measure: 'a word in a category', query: 'kalo', category: 'Music' },
]

interface Environment {
  origin: string
  /** Folder of the database. */
  cluster: string
  database: EmbeddedConnections
}

/** CPU of the database for each call; wall time would include waiting on a busy machine. */
export async function measureExplore({ origin, cluster, database }: Environment): Promise<Row[]> {
  // The client asks for paths.
  const send: typeof fetch = (path, options) => fetch(origin + (path as string), options)
  const { explore } = createClient({ fetch: send })
  const measure = createMeasure(cluster)
  const rows: Row[] = []
  for (const { measure: name, ...asked } of questions) {
    const whole = await measure(() => explore.search({ ...asked, limit: LIMIT }))
    const scan = await measure(() => scanTexts(database, asked))
    rows.push(toRow(name, whole, `LIKE ${text(scan.databaseMs)}`))
  }
  rows.push(toRow('the 10th page of that letter', await measure(await deepPage(explore.search)), ''))
  const first = () => send('/api/explore/fetchExperiences', { method: 'POST' }).then((answer) => answer.text())
  rows.push(toRow('the first screen’s call', await measure(first), ''))
  return rows
}

type Search = Client['explore']['search']

/** Requests the same late page repeatedly. */
async function deepPage(search: Search): Promise<() => Promise<unknown>> {
  let cursor: string | null = null
  for (let page = 1; page < 10; page++) cursor = (await search({ query: 'k', limit: LIMIT, cursor })).cursor
  return () => search({ query: 'k', limit: LIMIT, cursor })
}

/** A search without an index. */
const scanTexts = (database: EmbeddedConnections, { query = '', category = '' }: Omit<Question, 'measure'>) => {
  const patterns = query.split(' ').map((word) => `%${word}%`)
  return database.query(
    `select e.experience_id from experiences e
       join accounts a using (account_id) left join explore_entries n using (experience_id)
     where e.active and e.is_findable and e.deleted_at is null and a.status <> 'INACTIVE'
       and ($2 = '' or e.category = $2)
       and (select bool_and(concat_ws(' ', e.name, e.category, e.description) ilike pattern) from unnest($1::text[]) pattern)
     order by n.visits desc nulls last, e.created_at desc limit ${LIMIT}`,
    [patterns, category],
  )
}

interface Cost {
  /** CPU of PostgreSQL. */
  databaseMs: number
  /** Wall time of the caller. */
  wholeMs: number
}

const createMeasure =
  (cluster: string) =>
  async (work: () => Promise<unknown>): Promise<Cost> => {
    await work() // connections and caches
    const [before, begunAt] = [readProcessesIn(cluster), performance.now()]
    for (let round = 0; round < ROUNDS; round++) await work()
    return {
      databaseMs: between(before, readProcessesIn(cluster)) / 1000 / ROUNDS,
      wholeMs: (performance.now() - begunAt) / ROUNDS,
    }
  }

const text = (ms: number): string => `${ms.toFixed(1)} ms`
const toRow = (name: string, { databaseMs, wholeMs }: Cost, peer: string): Row => ({
  id: '',
  measure: `explore, ${name}: database`,
  target: `≤ ${TARGET_MS} ms`,
  measured: `${text(databaseMs)} (call ${text(wholeMs)})`,
  peer,
  isMet: databaseMs <= TARGET_MS,
})
