import { sql } from 'kysely'
import type { Database, Executor } from '../../../platform/db/database.ts'
import type { Hit } from '../visit.ts'
import { type Classifier, classifyAgain } from './classify-again.ts'
import { endOf, rebuildDay, startOf } from './rebuild.ts'

/** A guest is new once a day, as long as devices keep their identifying word. */
const GUEST_LASTS = '2 days'

/** Hits of one program with the same classification. */
interface Kind extends Pick<Hit, 'verdict' | 'reason' | 'signs'> {
  agentId: number
  agent: string
}

/** Returns the UTC days since then with hits of another classifier. */
export async function daysToClassify(since: Date, { name }: Classifier, db: Executor): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    select distinct to_char(at at time zone 'UTC', 'YYYY-MM-DD') as day from hits
    where at >= ${since} and judge <> ${name} order by 1`.execute(db)
  return rows.map(({ day }) => day)
}

interface Reclassify {
  db: Database
  classifier: Classifier
  now?: Date
}

/** Classifies the hits of a UTC day by today's lists, and recomputes its sums. Returns how many classifications changed. */
export async function reclassifyDay(day: string, { classifier, ...rebuild }: Reclassify): Promise<number> {
  let changed = 0
  await rebuildDay(day, {
    ...rebuild,
    async before(trx) {
      changed = await classifyHits(day, classifier, trx)
      if (changed === 0) return
      await dropRepeats(day, trx)
      await nameNewGuests(day, trx)
      await classifyOpenVisits(day, trx)
    },
  })
  return changed
}

async function classifyHits(day: string, classifier: Classifier, trx: Executor): Promise<number> {
  let changed = 0
  for (const kind of await kindsOf(day, classifier, trx)) {
    const { verdict, reason, signs } = classifyAgain(kind, kind.agent, classifier)
    if (verdict !== kind.verdict || reason !== kind.reason)
      changed += await classifyKind(day, kind, { verdict, reason, signs }, trx)
  }
  await sql`
    update hits set judge = ${classifier.name}
    where at >= ${startOf(day)} and at < ${endOf(day)} and judge <> ${classifier.name}`.execute(trx)
  return changed
}

async function kindsOf(day: string, { name }: Classifier, trx: Executor): Promise<Kind[]> {
  const { rows } = await sql<Kind>`
    select distinct h.agent_id as "agentId", a.agent, h.verdict, h.reason, h.signs
    from hits h join visit_agents a using (agent_id)
    where h.at >= ${startOf(day)} and h.at < ${endOf(day)} and h.judge <> ${name}`.execute(trx)
  return rows
}

async function classifyKind(
  day: string,
  { agentId, ...before }: Kind,
  { verdict, reason, signs }: Pick<Hit, 'verdict' | 'reason' | 'signs'>,
  trx: Executor,
): Promise<number> {
  const { numAffectedRows } = await sql`
    update hits set verdict = ${verdict}, reason = ${reason}, signs = ${signs}::text[]
    where at >= ${startOf(day)} and at < ${endOf(day)} and agent_id = ${agentId}
      and verdict = ${before.verdict} and reason = ${before.reason} and signs = ${before.signs}::text[]`.execute(trx)
  return Number(numAffectedRows ?? 0)
}

/** If the first one with a word was no person, the next one was the new guest. */
async function nameNewGuests(day: string, trx: Executor): Promise<void> {
  const isFirst = (subject: 'experience_id' | 'tag_id') => sql`(
    h.verdict = 'HUMAN' and h.${sql.ref(subject)} is not null and not exists (
      select from hits e where e.${sql.ref(subject)} = h.${sql.ref(subject)} and e.guest = h.guest
        and e.verdict = 'HUMAN' and e.at > h.at - ${GUEST_LASTS}::interval and (e.at, e.visit_id) < (h.at, h.visit_id)
    ))`
  await sql`
    update hits h set is_first_of_app = ${isFirst('experience_id')}, is_first_of_link = ${isFirst('tag_id')}
    where h.at >= ${startOf(day)} and h.at < ${endOf(day)} and h.guest in (
      select guest from hits g where g.at >= ${startOf(day)} and g.at < ${endOf(day)}
        and 'REJUDGED' = any(g.signs) and g.guest is not null
    )`.execute(trx)
}

/** Each report of a bot is stored separately; a person's visit is one. */
async function dropRepeats(day: string, trx: Executor): Promise<void> {
  await sql`
    delete from hits h where h.at >= ${startOf(day)} and h.at < ${endOf(day)} and h.verdict = 'HUMAN' and exists (
      select from hits e where e.at >= ${startOf(day)} and e.at < h.at and e.visit_id = h.visit_id and e.verdict = 'HUMAN'
    )`.execute(trx)
}

/** Further events in them count as much as the visits do. */
async function classifyOpenVisits(day: string, trx: Executor): Promise<void> {
  await sql`
    update open_visits o set verdict = h.verdict from hits h
    where h.at >= ${startOf(day)} and h.at < ${endOf(day)} and h.visit_id = o.visit_id and h.at = o.at
      and h.verdict <> o.verdict`.execute(trx)
}
