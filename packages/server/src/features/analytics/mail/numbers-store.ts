import { sql } from 'kysely'
import type { Executor } from '../../../platform/db/database.ts'
import { countInSpan, isInSpan, spanTable, type VisitSpan } from '../../../platform/db/visit-spans.ts'
import { sumKinds } from '../../../platform/db/visit-sums.ts'

interface AppSum {
  id: string
  name: string
  active: boolean
  index: number
  visits: number
  guests: number
}

/** Visits and people of each app of the account in each span; apps without any are not there. */
export async function sumApps(accountId: string, spans: readonly VisitSpan[], db: Executor): Promise<AppSum[]> {
  const { rows } = await sql<AppSum>`
    select e.experience_id as id, e.name, e.active, b.index,
      coalesce(sum(${countInSpan}) filter (where s.kind = ${sumKinds.VISIT}), 0)::float8 as visits,
      coalesce(sum(${countInSpan}) filter (where s.kind = ${sumKinds.GUEST}), 0)::float8 as guests
    from ${spanTable(spans)}
    join experiences e on e.account_id = ${accountId} and e.deleted_at is null
    join visit_sums s on s.subject_id = e.experience_id and s.subject = 'A' and s.key = ''
      and s.kind in (${sumKinds.VISIT}, ${sumKinds.GUEST}) and ${isInSpan}
    group by 1, 2, 3, 4`.execute(db)
  return rows
}

export interface SlideSum {
  name: string
  taps: number
  forms: number
  orders: number
  visits: number
  seconds: number
}

/** What happened on each slide of the account, in all its apps together. Slides that are gone are left out. */
export async function sumSlides(accountId: string, span: VisitSpan, db: Executor): Promise<SlideSum[]> {
  const of = (kind: keyof typeof sumKinds) =>
    sql`coalesce(sum(${countInSpan}) filter (where s.kind = ${sumKinds[kind]}), 0)::float8`
  const { rows } = await sql<SlideSum>`
    select i.name, ${of('TAP')} as taps, ${of('FORM')} as forms, ${of('ORDER')} as orders, ${of('SLIDE')} as visits,
      ${of('DWELL')} as seconds
    from ${spanTable([span])}
    join experiences e on e.account_id = ${accountId} and e.deleted_at is null
    join visit_sums s on s.subject_id = e.experience_id and s.subject = 'A' and ${isInSpan}
      and s.kind in (${sumKinds.SLIDE}, ${sumKinds.DWELL}, ${sumKinds.TAP}, ${sumKinds.FORM}, ${sumKinds.ORDER})
    join experience_items i on i.item_id = split_part(s.key, '/', 1) and i.account_id = ${accountId}
      and i.deleted_at is null
    group by i.item_id, i.name
    order by i.item_id`.execute(db)
  return rows
}
