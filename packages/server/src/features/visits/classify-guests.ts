import { MINUTE_MS } from '@taplet/base/time'
import { sql } from 'kysely'
import type { Executor } from '../../platform/db/database.ts'
import { arrayLiteral, bytesLiteral, timesLiteral } from './writing/array-literal.ts'
import type { Hit } from './visit.ts'

/** Returning the same way within this time counts as a reload. */
const SAME_VISIT_MS = 10 * MINUTE_MS

/** A visitor of an instant app (A), or by a link (L). */
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
    // As the statement below returns it.
    subjectId === null ? undefined : { key: `${subject}${subjectId}/${word}`, at, subject, subjectId, guest }
  return { app: sight('A', experienceId), link: sight('L', tagId) }
}

/**
 * Decides whether each visit's guest is new to the app and to the link, and whether it counts: a return by the same
 * link, or to the same app without one, within minutes is a reload. Guests without an identifying word always count.
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
  /** The first visit of a group takes the result; those after it are reloads. */
  const take = (sight: Sight | undefined): SeenSight | undefined => {
    if (!sight) return undefined
    const found = seen.get(sight.key)
    seen.set(sight.key, KNOWN)
    return found
  }
  const classify = (hit: H, sights: Sights): H => {
    const [app, link] = [take(sights.app), take(sights.link)]
    const counts = (link ?? app)?.counts ?? true
    // Identical phones behind one address count as several people.
    if (!counts && !hit.signs.includes('GUESS')) return { ...hit, verdict: 'DUPLICATE' as const }
    return { ...hit, isFirstOfApp: app?.isFirst ?? false, isFirstOfLink: link?.isFirst ?? false }
  }
  const classified = new Map(people.map(({ hit, sights }) => [hit.visitId, classify(hit, sights)]))
  return hits.map((hit) => classified.get(hit.visitId) ?? hit)
}

/** Was here a few minutes ago. */
const KNOWN: SeenSight = { isFirst: false, counts: false }

async function see(sights: readonly Sight[], db: Executor): Promise<Map<string, SeenSight>> {
  const seen = new Map<string, SeenSight>()
  // Of several in one group the first one is looked up.
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
  // Guests who were here a few minutes ago are neither updated nor returned.
  for (const { key, isFirst } of rows) seen.set(key, { isFirst, counts: true })
  return seen
}
