import { MINUTE_MS } from '@taplet/base/time'
import { sql } from 'kysely'
import type { Executor } from '../../platform/db/database.ts'
import { arrayLiteral, bytesLiteral, timesLiteral } from './writing/array-literal.ts'
import type { Hit } from './visit.ts'

/** Who comes again by the same way within this time only reloads. */
const SAME_VISIT_MS = 10 * MINUTE_MS

/** Somebody who comes to an instant app (A), or by a link (L). */
interface Sight {
  key: string
  at: Date
  subject: 'A' | 'L'
  subjectId: string
  guest: Buffer
}
interface SeenSight {
  isFirst: boolean
  counts: boolean
}

interface Sights {
  app: Sight | undefined
  link: Sight | undefined
}

function sightsOf({ at, guest, experienceId, tagId }: Hit): Sights {
  if (!guest) return { app: undefined, link: undefined }
  const word = guest.toString('hex')
  const sight = (subject: 'A' | 'L', subjectId: string | null): Sight | undefined =>
    // As the statement below answers it.
    subjectId === null ? undefined : { key: `${subject}${subjectId}/${word}`, at, subject, subjectId, guest }
  return { app: sight('A', experienceId), link: sight('L', tagId) }
}

/**
 * Says of each visit whether its guest is new to the app and to the link, and whether it is one at all: who came by the
 * same link, or to the same app without one, a few minutes before only reloads. Who brings no word to be known by always counts.
 */
export async function classifyGuests<H extends Hit>(hits: readonly H[], db: Executor): Promise<H[]> {
  const people = hits
    .filter(({ verdict }) => verdict === 'HUMAN')
    .sort((one, other) => +one.at - +other.at)
    .map((hit) => ({ hit, sights: sightsOf(hit) }))
  const seen = await see(
    people.flatMap(({ sights: { app, link } }) => [app, link].filter((sight) => sight !== undefined)),
    db,
  )
  /** The first visit of a group takes what there is to take; those after it only reload. */
  const take = (sight: Sight | undefined): SeenSight | undefined => {
    if (!sight) return undefined
    const found = seen.get(sight.key)
    seen.set(sight.key, KNOWN)
    return found
  }
  const judge = (hit: H, sights: Sights): H => {
    const [app, link] = [take(sights.app), take(sights.link)]
    const counts = (link ?? app)?.counts ?? true
    // Equal phones behind one address are several people, as far as we know.
    if (!counts && !hit.signs.includes('GUESS')) return { ...hit, verdict: 'DUPLICATE' as const }
    return { ...hit, isFirstOfApp: app?.isFirst ?? false, isFirstOfLink: link?.isFirst ?? false }
  }
  const judged = new Map(people.map(({ hit, sights }) => [hit.visitId, judge(hit, sights)]))
  return hits.map((hit) => judged.get(hit.visitId) ?? hit)
}

/** Was here a few minutes ago. */
const KNOWN: SeenSight = { isFirst: false, counts: false }

async function see(sights: readonly Sight[], db: Executor): Promise<Map<string, SeenSight>> {
  const seen = new Map<string, SeenSight>()
  // Of several in one group the first one is asked about.
  const once = sights.filter(({ key }) => !seen.has(key) && seen.set(key, KNOWN))
  if (once.length === 0) return seen
  once.sort((one, other) => (one.key < other.key ? -1 : 1))
  const { rows } = await sql<{ key: string; isFirst: boolean }>`
    insert into known_guests as known (subject, subject_id, guest, counted_at)
    select s.subject, s.subject_id, s.guest, s.at
    from unnest(
      ${arrayLiteral(once.map(({ subject }) => subject))}::"char"[],
      ${arrayLiteral(once.map(({ subjectId }) => subjectId))}::text[],
      ${bytesLiteral(once.map(({ guest }) => guest))}::bytea[], ${timesLiteral(once.map(({ at }) => at))}::timestamptz[]
    ) as s(subject, subject_id, guest, at)
    on conflict (subject_id, subject, guest) do update set counted_at = excluded.counted_at
      where known.counted_at <= excluded.counted_at - ${`${SAME_VISIT_MS} ms`}::interval
    returning concat(known.subject, known.subject_id, '/', encode(known.guest, 'hex')) as key,
      (xmax = 0) as "isFirst"`.execute(db)
  // Those who were here a few minutes ago are left as they are, and not answered.
  for (const { key, isFirst } of rows) seen.set(key, { isFirst, counts: true })
  return seen
}
