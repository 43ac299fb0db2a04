import { sql } from 'kysely'
import type { Executor } from '../../../platform/db/database.ts'
import { arrayLiteral, plainLiteral, timesLiteral } from './array-literal.ts'
import type { Report } from '../report.ts'
import { firstSteps } from './sums.ts'
import type { OpenVisit, TrafficClass } from '../visit.ts'
import { lastSlideOf, onceEach } from './write-visit-events.ts'

export interface OpenedVisit extends OpenVisit {
  isNew: boolean
  /** UTM parameters of its link; for a new visit only. */
  linkUtm: Readonly<Record<string, string>> | null
}

/** For a new visit, the rest is as reported. */
interface Answered {
  visitId: string
  isNew: boolean
  tagId: string | null
  linkUtm: OpenedVisit['linkUtm']
  at: Date | null
  verdict: TrafficClass | null
  steps: string[] | null
}

/**
 * Opens new visits, with the state they begin with, and updates the others. A link that does not lead to that
 * experience is dropped; of one that does, its UTM parameters are stored. Sorted by id, so that two processes storing
 * the same visits do not deadlock.
 */
export async function openVisits(reports: readonly Report[], trx: Executor): Promise<Map<string, OpenedVisit>> {
  const { rows } = await sql<Answered>`
    with stored as (
      insert into open_visits as known
        (visit_id, at, experience_id, tag_id, verdict, furthest_slide, seen_at, steps, last_item, last_item_at)
      select v.visit_id, v.at, e.experience_id, l.tag_id, v.verdict, v.furthest_slide, v.at, v.steps::text[], v.item, v.item_at
      from unnest(${columnsOf(reports)}) as v(visit_id, at, experience_id, tag_id, verdict, furthest_slide, steps, item, item_at)
      left join experiences e on e.experience_id = v.experience_id
      left join links l on l.tag_id = v.tag_id and (v.experience_id is null or l.experience_id = v.experience_id
        or exists (select from jsonb_array_elements(l.rules) as rule
          where rule -> 'destination' ->> 'experienceId' = v.experience_id))
      where e.experience_id is not null or (v.experience_id is null and l.tag_id is not null)
      order by v.visit_id
      on conflict (visit_id) do update
        set furthest_slide = greatest(known.furthest_slide, excluded.furthest_slide),
          -- Indexes stay as they are while it is about the same.
          seen_at = case when excluded.seen_at > known.seen_at + interval '1 minute' then excluded.seen_at else known.seen_at end
        where known.experience_id is not distinct from excluded.experience_id
      returning known.visit_id, known.tag_id, known.at, known.verdict, known.steps, (xmax = 0) as is_new
    )
    select stored.visit_id as "visitId", stored.is_new as "isNew", stored.tag_id as "tagId",
      (select jsonb_object_agg(key, value) from jsonb_each_text(l.utm) where value <> '') as "linkUtm",
      case when not is_new then stored.at end as at, case when not is_new then stored.verdict end as verdict,
      case when not is_new then stored.steps end as steps
    from stored left join links l on stored.is_new and l.tag_id = stored.tag_id and l.utm <> '{}'`.execute(trx)
  const found = new Map(rows.map((row) => [row.visitId, row]))
  return new Map(
    reports.flatMap((report): [string, OpenedVisit][] => {
      const row = found.get(report.visitId)
      if (!row) return []
      const { isNew, tagId, linkUtm, at, verdict, steps } = row
      const { visitId, experienceId } = report
      return [
        [
          visitId,
          {
            visitId,
            isNew,
            tagId,
            linkUtm,
            experienceId,
            at: at ?? report.at,
            verdict: verdict ?? report.verdict,
            steps: steps ?? [],
          },
        ],
      ]
    }),
  )
}

/** Returns the initial state of visits of people; for other visits nothing is counted. */
function columnsOf(reports: readonly Report[]) {
  const counted = reports.map(({ verdict, experienceId, events }) =>
    verdict === 'HUMAN' && experienceId !== null ? onceEach(events) : [],
  )
  // Without a script nobody tells where they went: they have no last slide, and so no end.
  const slides = reports.map(({ signs }, index) =>
    signs.includes('PIXEL') ? undefined : lastSlideOf(counted[index] ?? []),
  )
  return sql`
    ${plainLiteral(reports.map(({ visitId }) => visitId))}::uuid[], ${timesLiteral(reports.map(({ at }) => at))}::timestamptz[],
    ${arrayLiteral(reports.map(({ experienceId }) => experienceId))}::text[],
    ${arrayLiteral(reports.map(({ tagId }) => tagId))}::text[],
    ${arrayLiteral(reports.map(({ verdict }) => verdict))}::text[],
    ${plainLiteral(reports.map(({ furthestSlide }) => furthestSlide))}::int[],
    ${arrayLiteral(counted.map((events) => arrayLiteral(firstSteps(events))))}::text[],
    ${arrayLiteral(slides.map((slide) => slide?.itemId ?? null))}::text[],
    ${timesLiteral(slides.map((slide) => slide?.at ?? null))}::timestamptz[]`
}
