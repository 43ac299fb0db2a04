import { FREE_LIMITS, type KeptIds, type LimitedKind } from '@taplet/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Executor } from '../../../platform/db/database.ts'

interface Source {
  table: RawBuilder<unknown>
  id: RawBuilder<unknown>
  /** When its owner changed it last. */
  edited: RawBuilder<unknown>
  /** Which rows count against the plan. */
  counts: RawBuilder<unknown>
}

const counted = sql`t.deleted_at is null`
const SOURCES: Readonly<Record<LimitedKind, Source>> = {
  experience: {
    table: sql`experiences`,
    id: sql`experience_id`,
    edited: sql`greatest(t.updated_at, (
      select max(greatest(i.updated_at, v.updated_at)) from experience_items i
      left join views v on v.account_id = i.account_id and v.view_id = i.view_id
      where i.account_id = t.account_id and i.item_id = any(t.item_ids) and i.deleted_at is null))`,
    counts: counted,
  },
  experienceItem: {
    table: sql`experience_items`,
    id: sql`item_id`,
    edited: sql`greatest(t.updated_at, (
      select v.updated_at from views v where v.account_id = t.account_id and v.view_id = t.view_id))`,
    counts: counted,
  },
  link: {
    table: sql`links`,
    id: sql`tag_id`,
    edited: sql`t.updated_at`,
    counts: sql`t.deleted_at is null and not t.is_default`,
  },
  qrDesign: { table: sql`qr_designs`, id: sql`qr_design_id`, edited: sql`t.updated_at`, counts: counted },
}
const KINDS = Object.keys(SOURCES) as LimitedKind[]

/** Keeps the ones that were edited last, beside those that are chosen, as many as the Free plan holds. */
export async function keepNewest(accountId: string, trx: Executor): Promise<void> {
  for (const kind of KINDS) {
    const ids = await rankedIds(accountId, kind, 'EDITED', trx)
    await setKept(accountId, kind, ids, trx)
  }
}

/** Clears all choices: the plan holds everything. */
export async function clearKept(accountId: string, trx: Executor): Promise<void> {
  for (const kind of KINDS) await setKept(accountId, kind, [], trx)
}

/** Returns which ones come first, as many as the Free plan holds: the chosen ones, then by age or by last edit. */
async function rankedIds(
  accountId: string,
  kind: LimitedKind,
  then: 'EDITED' | 'AGE',
  db: Executor,
): Promise<string[]> {
  const { table, id, edited, counts } = SOURCES[kind]
  const order = then === 'AGE' ? sql`t.created_at, t.${id}` : sql`${edited} desc, t.${id}`
  const { rows } = await sql<{ id: string }>`
    select t.${id} as id from ${table} t
    where t.account_id = ${accountId} and ${counts}
    order by t.is_kept desc, ${order} limit ${FREE_LIMITS[kind]}`.execute(db)
  return rows.map((row) => row.id)
}

/** Returns what stays, or would stay, editable of each kind. */
export async function keptIds(accountId: string, isFree: boolean, db: Executor): Promise<KeptIds> {
  const then = isFree ? 'AGE' : 'EDITED'
  return {
    experience: await rankedIds(accountId, 'experience', then, db),
    experienceItem: await rankedIds(accountId, 'experienceItem', then, db),
    link: await rankedIds(accountId, 'link', then, db),
    qrDesign: await rankedIds(accountId, 'qrDesign', then, db),
  }
}

/** Counts those of these that the account has and that count against the plan. */
export async function countOwn(
  accountId: string,
  kind: LimitedKind,
  ids: readonly string[],
  db: Executor,
): Promise<number> {
  const { table, id, counts } = SOURCES[kind]
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${table} t
    where t.account_id = ${accountId} and ${counts} and t.${id} = any(${ids})`.execute(db)
  return rows[0]?.count ?? 0
}

/** Makes these, and no others, the chosen ones. */
export async function setKept(
  accountId: string,
  kind: LimitedKind,
  ids: readonly string[],
  trx: Executor,
): Promise<void> {
  const { table, id } = SOURCES[kind]
  await sql`
    update ${table} t set is_kept = (t.${id} = any(${ids}))
    where t.account_id = ${accountId} and t.is_kept is distinct from (t.${id} = any(${ids}))`.execute(trx)
}
