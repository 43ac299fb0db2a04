import { sql } from 'kysely'
import type { Executor } from '../../../platform/db/database.ts'
import { countLinkVisits } from '../../../platform/db/visits/link-visits.ts'
import { countsInSpan, partsInSpan, spanTable, type VisitSpan } from '../../../platform/db/visits/visit-spans.ts'
import { type SumKind, sumKinds } from '../../../platform/db/visits/visit-sums.ts'
import { findLinkNames } from '../subjects/store.ts'

interface AppSum {
  id: string
  name: string
  active: boolean
  index: number
  visits: number
  guests: number
}

const numberOf = (kind: SumKind) => sql`coalesce(sum(s.n) filter (where s.kind = ${sumKinds[kind]}), 0)::float8`

/** Visits and people of each of the account's apps in each span; apps without visits are left out. */
export async function sumApps(accountId: string, spans: readonly VisitSpan[], db: Executor): Promise<AppSum[]> {
  const counted = sql`s.subject_id = e.experience_id and s.subject = 'A' and s.key = ''
    and s.kind in (${sumKinds.VISIT}, ${sumKinds.GUEST})`
  const { rows } = await sql<AppSum>`
    select e.experience_id as id, e.name, e.active, b.index, ${numberOf('VISIT')} as visits, ${numberOf('GUEST')} as guests
    from ${spanTable(spans)}
    join experiences e on e.account_id = ${accountId} and e.deleted_at is null
    cross join ${countsInSpan(counted)}
    group by e.experience_id, e.name, e.active, b.index`.execute(db)
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

/** Sums what happened on each of the account's slides, in all its apps together. Deleted slides are left out. */
export async function sumSlides(accountId: string, span: VisitSpan, db: Executor): Promise<SlideSum[]> {
  const ofApp = sql`s.subject_id = e.experience_id and s.subject = 'A'`
  const ofSlides = sql`kind in (${sumKinds.SLIDE}, ${sumKinds.DWELL}, ${sumKinds.TAP}, ${sumKinds.FORM}, ${sumKinds.ORDER})`
  const { rows } = await sql<SlideSum>`
    select i.name, ${numberOf('TAP')} as taps, ${numberOf('FORM')} as forms, ${numberOf('ORDER')} as orders,
      ${numberOf('SLIDE')} as visits, ${numberOf('DWELL')} as seconds
    from ${spanTable([span])}
    join experiences e on e.account_id = ${accountId} and e.deleted_at is null
    cross join ${partsInSpan(ofApp, ofSlides)}
    join experience_items i on i.item_id = split_part(s.key, '/', 1) and i.account_id = ${accountId}
      and i.deleted_at is null
    group by i.item_id, i.name
    order by i.item_id`.execute(db)
  return rows
}

/** Returns the link with the most visits; undefined when no visit came by a link. */
export async function findBestLink(
  accountId: string,
  span: VisitSpan,
  db: Executor,
): Promise<{ name: string; visits: number } | undefined> {
  const links = await countLinkVisits(accountId, [span], db)
  const [best] = links.toSorted((one, other) => other.n - one.n || one.tagId.localeCompare(other.tagId))
  if (!best || best.n === 0) return undefined
  const names = await findLinkNames(accountId, [best.tagId], db)
  return { name: names.get(best.tagId)?.trim() || 'a link without a name', visits: best.n }
}
