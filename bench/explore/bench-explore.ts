import { createClient } from '@taplet/contract'
import { exploreSearchCalls } from '@taplet/contract/explore-search'
import { connectEmbedded, type EmbeddedConnections } from '@taplet/server/testing'
import type { Context } from '../context.ts'
import { median } from '../report/median.ts'
import type { Report, Row } from '../report/report.ts'
import { step } from '../report/step.ts'
import { makeDataFolder, removeDataFolder } from '../taplet/data-folder.ts'
import { startTaplet, stopTaplet } from '../taplet/start-taplet.ts'
import { fillExplore } from './fill-explore.ts'

const APPS = 100_000
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

/** The whole call, as a visitor waits for it, beside what the database alone needs to look through all texts. */
export async function benchExplore(context: Context, apps = APPS): Promise<Report> {
  const dataDir = makeDataFolder()
  const taplet = await step('start the product', 300, () => startTaplet({ dataDir, port: context.port + 6 }))
  const database = await connectEmbedded(dataDir)
  try {
    await step(`make ${apps} instant apps`, 1200, () => fillExplore(database, apps))
    const send: typeof fetch = (url, options) => fetch(`${taplet.origin}${String(url)}`, options)
    const { explore } = createClient({ explore: exploreSearchCalls }, { fetch: send })
    const rows: Row[] = []
    for (const { measure, ...asked } of questions) {
      const whole = await measureMs(() => explore.search({ ...asked, limit: LIMIT }))
      const scan = await measureMs(() => scanTexts(database, asked))
      rows.push(toRow(`explore, ${measure}`, whole, `LIKE, database only: ${text(scan)}`))
    }
    rows.push(toRow('explore, the 10th page of a frequent word', await measureMs(await deepPage(explore.search)), ''))
    const first = () => send('/api/explore/fetchExperiences', { method: 'POST' }).then((answer) => answer.text())
    rows.push(toRow('explore, the first screen’s call', await measureMs(first), ''))
    return {
      rows,
      notes: [`${apps} instant apps of 1000 accounts; median of ${ROUNDS}, the whole call with its covers.`],
    }
  } finally {
    await database.close()
    await stopTaplet(taplet)
    removeDataFolder(dataDir)
  }
}

type Search = ReturnType<typeof createClient<{ explore: typeof exploreSearchCalls }>>['explore']['search']

/** Asks for the same late page again and again. */
async function deepPage(search: Search): Promise<() => Promise<unknown>> {
  let cursor: string | null = null
  for (let page = 1; page < 10; page++) cursor = (await search({ query: 'k', limit: LIMIT, cursor })).cursor
  return () => search({ query: 'k', limit: LIMIT, cursor })
}

/** What a search without an index does. */
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

async function measureMs(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const begunAt = performance.now()
    await work()
    times.push(performance.now() - begunAt)
  }
  return median(times)
}

const text = (ms: number): string => `${ms.toFixed(1)} ms`
const toRow = (measure: string, ms: number, peer: string): Row => ({
  id: '',
  measure,
  target: `≤ ${TARGET_MS} ms`,
  measured: text(ms),
  peer,
  isMet: ms <= TARGET_MS,
})
