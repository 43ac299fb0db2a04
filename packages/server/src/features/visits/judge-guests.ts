import { sql } from 'kysely'
import type { Executor } from '../../platform/db/database.ts'
import type { Hit } from './visit.ts'

/** Who comes again by the same way within this time only reloads. */
const SAME_VISIT_MS = 10 * 60_000

interface Sight {
  at: Date
  subject: 'A' | 'L'
  subjectId: string
  guest: Buffer
}
interface SeenSight {
  isFirst: boolean
  counts: boolean
}

const keyOf = ({ subject, subjectId, guest }: Sight): string =>
  JSON.stringify([subjectId, subject, guest.toString('hex')])

const sightsOf = ({ at, guest, experienceId, tagId }: Hit): { app: Sight | undefined; link: Sight | undefined } => ({
  app: guest && experienceId !== null ? { at, subject: 'A', subjectId: experienceId, guest } : undefined,
  link: guest && tagId !== null ? { at, subject: 'L', subjectId: tagId, guest } : undefined,
})

/**
 * Says of each visit whether its guest is new to the app and to the link, and whether it is one at all: who came by the
 * same link, or to the same app without one, a few minutes before only reloads. Who brings no word to be known by always counts.
 */
export async function judgeGuests<H extends Hit>(hits: readonly H[], db: Executor): Promise<H[]> {
  const people = hits.filter(({ verdict }) => verdict === 'HUMAN').toSorted((one, other) => +one.at - +other.at)
  const seen = await see(
    people.flatMap((hit) => Object.values(sightsOf(hit)).filter((sight) => sight !== undefined)),
    db,
  )
  /** The first visit of a group takes what there is to take; those after it only reload. */
  const take = (sight: Sight | undefined): SeenSight | undefined => {
    if (!sight) return undefined
    const found = seen.get(keyOf(sight))
    seen.set(keyOf(sight), { isFirst: false, counts: false })
    return found
  }
  const judge = (hit: H): H => {
    const sights = sightsOf(hit)
    const [app, link] = [take(sights.app), take(sights.link)]
    const counts = (link ?? app)?.counts ?? true
    // Equal phones behind one address are several people, as far as we know.
    if (!counts && !hit.signs.includes('GUESS')) return { ...hit, verdict: 'DUPLICATE' as const }
    return { ...hit, isFirstOfApp: app?.isFirst ?? false, isFirstOfLink: link?.isFirst ?? false }
  }
  const judged = new Map(people.map((hit) => [hit.visitId, judge(hit)]))
  return hits.map((hit) => judged.get(hit.visitId) ?? hit)
}

async function see(sights: readonly Sight[], db: Executor): Promise<Map<string, SeenSight>> {
  // Of several in one group the first one is asked about.
  const once = [...new Map(sights.toReversed().map((sight) => [keyOf(sight), sight])).entries()].sort(
    ([one], [other]) => (one < other ? -1 : 1),
  )
  if (once.length === 0) return new Map()
  const column = <K extends keyof Sight>(name: K): Sight[K][] => once.map(([, sight]) => sight[name])
  const { rows } = await sql<Sight & { isFirst: boolean }>`
    insert into known_guests as known (subject, subject_id, guest, counted_at)
    select s.subject, s.subject_id, s.guest, s.at
    from unnest(
      ${column('subject')}::"char"[], ${column('subjectId')}::text[], ${column('guest')}::bytea[],
      ${column('at')}::timestamptz[]
    ) as s(subject, subject_id, guest, at)
    on conflict (subject_id, subject, guest) do update set counted_at = excluded.counted_at
      where known.counted_at <= excluded.counted_at - ${`${SAME_VISIT_MS} ms`}::interval
    returning known.subject, known.subject_id as "subjectId", known.guest, known.counted_at as at,
      (xmax = 0) as "isFirst"`.execute(db)
  const written = new Map(rows.map(({ isFirst, ...sight }) => [keyOf(sight), { isFirst, counts: true }]))
  // Those who were here a few minutes ago are left as they are, and not answered.
  return new Map(once.map(([key]) => [key, written.get(key) ?? { isFirst: false, counts: false }]))
}
