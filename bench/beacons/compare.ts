import { connectEmbedded } from '@taplet/server/testing'
import type { Account } from './messages.ts'

/** Differences between what is stored and what was acknowledged, a sentence for each. */
interface Differences {
  lost: string[]
  doubled: string[]
  /** Sums that differ from raw rows. */
  wrongSums: string[]
}

/** Kinds as numbered in platform/db/visit-sums.ts. */
const kinds = { visits: 1, guests: 2, seconds: 12, taps: 13, slides: 10 }
const SECONDS_OF_DWELL = 2

/** Compares everything that was acknowledged with what is stored; all visits must be over. */
export async function compare(
  dataDir: string,
  experienceId: string,
  { visits, events }: Pick<Account, 'visits' | 'events'>,
): Promise<Differences> {
  const database = await connectEmbedded(dataDir)
  try {
    const hits = await database.query(
      `select visit_id as id, count(*)::int as n from hits where experience_id = $1 group by 1`,
      [experienceId],
    )
    const stored = await database.query(
      `select visit_id || '/' || event_id as id, type, item_id, visit_id from visit_events
        where experience_id = $1 and event_id >= 0`,
      [experienceId],
    )
    const sums = await database.query(
      `select kind, sum(total)::int as n from visit_sums where subject = 'A' and subject_id = $1 group by 1`,
      [experienceId],
    )
    const hitIds = new Set(hits.map(({ id }) => String(id)))
    const eventIds = new Set(stored.map(({ id }) => String(id)))
    const totals = new Map(sums.map(({ kind, n }) => [Number(kind), Number(n)]))
    const ofType = (type: string) => stored.filter((event) => event['type'] === type)
    const expected = {
      visits: hits.length,
      guests: hits.length,
      seconds: ofType('DWELL').length * SECONDS_OF_DWELL,
      taps: ofType('TAP').length,
      slides: new Set(ofType('SLIDE').map((event) => `${String(event['visit_id'])}/${String(event['item_id'])}`)).size,
    }
    return {
      lost: [
        ...visits.filter((id) => !hitIds.has(id)).map((id) => `visit ${id} was acknowledged and is not there`),
        ...events.filter((id) => !eventIds.has(id)).map((id) => `event ${id} was acknowledged and is not there`),
      ],
      doubled: [
        ...hits.filter(({ n }) => n !== 1).map(({ id, n }) => `visit ${String(id)} is there ${String(n)} times`),
        ...(hits.length > visits.length ? [`${hits.length - visits.length} visits more than were made`] : []),
        ...(stored.length > events.length ? [`${stored.length - events.length} events more than were made`] : []),
      ],
      wrongSums: Object.entries(kinds).flatMap(([name, kind]) => {
        const wanted = new Map(Object.entries(expected)).get(name)
        const found = totals.get(kind) ?? 0
        return found === wanted ? [] : [`${name}: the sums say ${found}, raw rows ${wanted}`]
      }),
    }
  } finally {
    await database.close()
  }
}
