import { sql } from 'kysely'
import type { Executor } from '../../../platform/db/database.ts'
import type { ErasedTable } from './erase-plan.ts'
import { ordersRetainedUntil } from '../../../platform/db/orders-retained-until.ts'

/** Returns accounts whose time has come and that are not erased yet. */
export const listDue = (at: Date, db: Executor) =>
  db
    .selectFrom('account_closings as c')
    .innerJoin('accounts as a', 'a.account_id', 'c.account_id')
    .select(['c.account_id', 'a.identity_id'])
    .where('c.erase_at', '<=', at)
    .where('c.erased_at', 'is', null)
    .orderBy('c.erase_at')
    .execute()

/** Deletes some rows of a table; returns whether there may be more. */
export async function deleteSome(table: ErasedTable, accountId: string, most: number, db: Executor): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from ${sql.table(table)} where ctid in (
    select ctid from ${sql.table(table)} where account_id = ${accountId} limit ${most})`.execute(db)
  return Number(numAffectedRows ?? 0) === most
}

/** Keys and prefixes of files that are named by rows: photos of reviews, pictures of designs, results of long jobs. */
export async function listFiles(accountId: string, db: Executor): Promise<{ keys: string[]; prefixes: string[] }> {
  const photos = await db.selectFrom('reviews').select('photo_key').where('account_id', '=', accountId).execute()
  const designs = await db
    .selectFrom('qr_designs')
    .select(['preview_path', sql<string | null>`logo ->> 'key'`.as('logo_key')])
    .where('account_id', '=', accountId)
    .execute()
  const jobs = await db.selectFrom('long_jobs').select('job_id').where('account_id', '=', accountId).execute()
  return {
    keys: [
      ...photos.map(({ photo_key: key }) => key),
      ...designs.flatMap(({ preview_path: preview, logo_key: logo }) => [preview, logo ?? '']),
    ].filter((key) => key !== ''),
    prefixes: jobs.map(({ job_id: id }) => `long-jobs/${id}/`),
  }
}

const appsOf = (accountId: string) => sql`select experience_id from experiences where account_id = ${accountId}`
const linksOf = (accountId: string) => sql`select tag_id from links where account_id = ${accountId}`

/** Deletes some of what was stored of visits to the account's apps and links; returns whether there may be more. */
export async function deleteSomeVisits(accountId: string, most: number, db: Executor): Promise<boolean> {
  let isMore = false
  for (const table of ['visit_events', 'hits', 'open_visits'] as const) {
    const { numAffectedRows } = await sql`delete from ${sql.table(table)} where (tableoid, ctid) in (
      select tableoid, ctid from ${sql.table(table)}
      where experience_id in (${appsOf(accountId)}) or tag_id in (${linksOf(accountId)}) limit ${most})`.execute(db)
    isMore ||= Number(numAffectedRows ?? 0) === most
  }
  for (const table of ['known_guests', 'visit_sums', 'packed_visit_sums'] as const) {
    const { numAffectedRows } = await sql`delete from ${sql.table(table)} where ctid in (
      select ctid from ${sql.table(table)}
      where (subject = 'A' and subject_id in (${appsOf(accountId)}))
        or (subject = 'L' and subject_id in (${linksOf(accountId)})) limit ${most})`.execute(db)
    isMore ||= Number(numAffectedRows ?? 0) === most
  }
  return isMore
}

/** Takes everything out of apps and links but what their printed codes need. */
export async function blankCodes(accountId: string, at: Date, db: Executor): Promise<void> {
  await db
    .updateTable('experiences')
    .set({
      name: '',
      description: '',
      active: false,
      shopify_config: null,
      item_ids: [],
      category: '',
      is_featured: false,
      cover_image_url: '',
      social_image_url: '',
      is_findable: false,
      deleted_at: at,
    })
    .where('account_id', '=', accountId)
    .execute()
  await sql`delete from explore_entries where experience_id in (${appsOf(accountId)})`.execute(db)
  await sql`delete from explore_members where experience_id in (${appsOf(accountId)})`.execute(db)
  await sql`delete from abuse_reports where experience_id in (${appsOf(accountId)})`.execute(db)
  await sql`delete from link_health where tag_id in (${linksOf(accountId)})`.execute(db)
  await db
    .updateTable('links')
    .set({
      item_id: null,
      destination_url: '',
      fallback_url: '',
      qr_design_id: null,
      batch_id: null,
      name: '',
      note: '',
      rules: '[]',
      utm: '{}',
      password_hash: '',
      expires_at: null,
    })
    .where('account_id', '=', accountId)
    .execute()
}

/** Deletes orders that no law keeps, and says when the others may go. */
export async function releaseOrders(accountId: string, years: number, db: Executor): Promise<void> {
  const until = ordersRetainedUntil(years)
  await db.deleteFrom('orders').where('account_id', '=', accountId).where(until, 'is', null).execute()
  await db
    .updateTable('orders')
    .set({ erase_at: sql<Date>`coalesce(erase_at, ${until})` })
    .where('account_id', '=', accountId)
    .execute()
}

/** Whether the person whose account it was works in other accounts: then they go on signing in. */
async function isElsewhere(personId: string, db: Executor): Promise<boolean> {
  const row = await db
    .selectFrom('account_members')
    .select('user_id')
    .where('user_id', '=', personId)
    .where('account_id', '<>', personId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes the way in. Messages of the outbox are those of a development server. */
async function erasePerson(personId: string, db: Executor): Promise<void> {
  const user = await db.selectFrom('auth_user').select(['email', 'phone']).where('id', '=', personId).executeTakeFirst()
  const addresses = [user?.email, user?.phone].filter((address) => typeof address === 'string')
  if (addresses.length > 0) {
    await db.deleteFrom('outbox').where('recipient', 'in', addresses).execute()
    await db.deleteFrom('auth_attempts').where('destination', 'in', addresses).execute()
  }
  await db.deleteFrom('auth_user').where('id', '=', personId).execute()
}

/** Takes everything out of the account that says whose it was, and the way in unless it leads to other accounts, too. */
export async function eraseOwner(accountId: string, db: Executor): Promise<void> {
  if (!(await isElsewhere(accountId, db))) await erasePerson(accountId, db)
  await db
    .updateTable('accounts')
    .set({
      name: '',
      username: null,
      bio: '',
      profile_picture: '',
      language: '',
      time_zone: '',
      status: 'INACTIVE',
      granted_level: 0,
      subscribed_level: 0,
      subscription_source: null,
      subscription_period: null,
    })
    .where('account_id', '=', accountId)
    .execute()
}

export async function markErased(accountId: string, at: Date, db: Executor): Promise<void> {
  await db.updateTable('account_closings').set({ erased_at: at }).where('account_id', '=', accountId).execute()
}

/** Deletes orders of erased accounts that no law asks for any more; returns whether there may be more. */
export async function deleteSomeOrders(at: Date, most: number, db: Executor): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from orders where order_id in (
    select order_id from orders join account_closings using (account_id)
    where orders.erase_at <= ${at} and erased_at is not null limit ${most})`.execute(db)
  return Number(numAffectedRows ?? 0) === most
}
