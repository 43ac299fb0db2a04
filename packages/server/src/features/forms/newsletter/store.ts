import { DAY_MS } from '@taplet/base/time'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Executor } from '../../../platform/db/database.ts'
import type { Tables } from '../../../platform/db/tables/tables.ts'

export type NewSubscriber = Insertable<Tables['subscribers']>
export type SubscriberRow = Selectable<Tables['subscribers']>

/** Stores the text of a consent, once. */
export async function keepConsent(accountId: string, version: string, text: string, db: Executor): Promise<void> {
  await db
    .insertInto('consent_texts')
    .values({ account_id: accountId, version, consent_text: text })
    .onConflict((conflict) => conflict.columns(['account_id', 'version']).doNothing())
    .execute()
}

/** Returns a text that visitors may still have on their screen, by its version. */
export async function findConsent(accountId: string, version: string, db: Executor): Promise<string | undefined> {
  const row = await db
    .selectFrom('consent_texts')
    .select('consent_text')
    .where('account_id', '=', accountId)
    .where('version', '=', version)
    .executeTakeFirst()
  return row?.consent_text
}

/** Records that a page shows this text now; once a day is enough. */
export async function noteShown(
  accountId: string,
  { version, text }: { version: string; text: string },
  now: Date,
  db: Executor,
): Promise<void> {
  await db
    .insertInto('consent_texts')
    .values({ account_id: accountId, version, consent_text: text, last_shown_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'version'])
        .doUpdateSet({ last_shown_at: now })
        .where('consent_texts.last_shown_at', '<', new Date(now.getTime() - DAY_MS)),
    )
    .execute()
}

/** Stores a sign-up; returns undefined when this person signed up with this form before. */
export const insert = (subscriber: NewSubscriber, db: Executor): Promise<SubscriberRow | undefined> =>
  db
    .insertInto('subscribers')
    .values(subscriber)
    .onConflict((conflict) => conflict.columns(['account_id', 'widget_id', 'email_hash']).doNothing())
    .returningAll()
    .executeTakeFirst()

/** Signs up somebody who unsubscribed: that they left stays recorded, the request to confirm is stored beside it. */
export const askAgain = (subscriber: NewSubscriber, db: Executor): Promise<SubscriberRow | undefined> =>
  db
    .updateTable('subscribers')
    .set({
      again_at: subscriber.decided_at ?? null,
      again_name: subscriber.visitor_name,
      again_consent_version: subscriber.consent_version,
    })
    .where('account_id', '=', subscriber.account_id)
    .where('widget_id', '=', subscriber.widget_id)
    .where('email_hash', '=', subscriber.email_hash)
    .where('state', '=', 'UNSUBSCRIBED')
    .returningAll()
    .executeTakeFirst()

/** Renews a sign-up that was never confirmed or taken for spam: with today's text, from where they are now. */
export const renew = (subscriber: NewSubscriber, db: Executor): Promise<SubscriberRow | undefined> =>
  db
    .updateTable('subscribers')
    .set({
      state: subscriber.state,
      visitor_name: subscriber.visitor_name,
      consent_version: subscriber.consent_version,
      address_hash: subscriber.address_hash ?? null,
      experience_id: subscriber.experience_id,
      item_id: subscriber.item_id,
      tag_id: subscriber.tag_id ?? null,
      decided_at: sql<Date>`clock_timestamp()`,
    })
    .where('account_id', '=', subscriber.account_id)
    .where('widget_id', '=', subscriber.widget_id)
    .where('email_hash', '=', subscriber.email_hash)
    .where('state', 'in', ['WAITING', 'SPAM'])
    .returningAll()
    .executeTakeFirst()

export const lock = (
  { account_id, widget_id, email_hash }: Pick<NewSubscriber, 'account_id' | 'widget_id' | 'email_hash'>,
  trx: Executor,
): Promise<SubscriberRow | undefined> =>
  trx
    .selectFrom('subscribers')
    .selectAll()
    .where('account_id', '=', account_id)
    .where('widget_id', '=', widget_id)
    .where('email_hash', '=', email_hash)
    .forUpdate()
    .executeTakeFirst()

/** By its own id, for our jobs and signed links. */
export const find = (subscriberId: string, db: Executor): Promise<SubscriberRow | undefined> =>
  db.selectFrom('subscribers').selectAll().where('subscriber_id', '=', subscriberId).executeTakeFirst()

/** Counts the account's sign-ups, up to `most`. */
export async function count(accountId: string, most: number, db: Executor): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select from subscribers where account_id = ${accountId} limit ${most}) as found`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

/** Makes room by deleting the account's oldest spam. Returns false when there is none. */
export async function dropOldestSpam(accountId: string, db: Executor): Promise<boolean> {
  const { rows } = await sql`
    delete from subscribers where subscriber_id = (
      select subscriber_id from subscribers where account_id = ${accountId} and state = 'SPAM' order by created_at limit 1
    ) returning 1`.execute(db)
  return rows.length > 0
}

/** Returns when the mail that many mails ago was sent to this person, for any newsletter; undefined when there were fewer. */
export async function mailedBefore(person: SubscriberRow, mails: number, db: Executor): Promise<Date | undefined> {
  const row = await db
    .selectFrom('subscribers')
    .select('mailed_at')
    .where((one) =>
      one.or([
        one('email_hash', '=', person.email_hash),
        ...(person.mailbox_hash === null ? [] : [one('mailbox_hash', '=', person.mailbox_hash)]),
      ]),
    )
    .where('mailed_at', 'is not', null)
    .orderBy('mailed_at', 'desc')
    .offset(mails - 1)
    .limit(1)
    .executeTakeFirst()
  return row?.mailed_at ?? undefined
}

/** Returns until when the person must not be asked anything; undefined when they never said so. */
export async function quietUntil(accountId: string, emailHash: string, db: Executor): Promise<Date | undefined> {
  const row = await db
    .selectFrom('suppressed_people')
    .select('quiet_until')
    .where('account_id', '=', accountId)
    .where('email_hash', '=', emailHash)
    .executeTakeFirst()
  return row?.quiet_until
}

export async function setMailed(subscriberId: string, at: Date, db: Executor): Promise<void> {
  await db.updateTable('subscribers').set({ mailed_at: at }).where('subscriber_id', '=', subscriberId).execute()
}

interface ConfirmLink {
  hash: string
  until: Date
  /** Version of the text that its mail contains. */
  consentVersion: string
}

/** Makes this the only link that confirms. */
export async function setConfirmLink(
  subscriberId: string,
  { hash, until, consentVersion }: ConfirmLink,
  db: Executor,
): Promise<void> {
  await db
    .updateTable('subscribers')
    .set({ confirm_hash: hash, confirm_until: until, confirm_consent_version: consentVersion })
    .where('subscriber_id', '=', subscriberId)
    .execute()
}

const NOT_AGAIN = { again_at: null, again_name: null, again_consent_version: null } as const
/** Whether a request to confirm is open. */
const isOpen = sql<boolean>`(state = 'WAITING' or (state = 'UNSUBSCRIBED' and again_at is not null))`

export const findByConfirmLink = (hash: string, db: Executor): Promise<SubscriberRow | undefined> =>
  db.selectFrom('subscribers').selectAll().where('confirm_hash', '=', hash).executeTakeFirst()

/** Confirms a waiting sign-up. Returns undefined when there is none (any more): the link works once. */
export const confirm = (hash: string, now: Date, db: Executor): Promise<SubscriberRow | undefined> =>
  db
    .updateTable('subscribers')
    .set({
      state: 'CONFIRMED',
      confirmed_at: now,
      unsubscribed_at: null,
      decided_at: now,
      read_at: null,
      // Somebody who left and returns: with the data given this time and the text in the mail.
      visitor_name: sql<string>`coalesce(again_name, visitor_name)`,
      consent_version: sql<string>`coalesce(confirm_consent_version, again_consent_version, consent_version)`,
      ...NOT_AGAIN,
    })
    .where('confirm_hash', '=', hash)
    .where(isOpen)
    .where('confirm_until', '>', now)
    .returningAll()
    .executeTakeFirst()

/** Returns, locked, what can be unsubscribed: the person's sign-ups with the account, and open requests to confirm. */
export const lockStaying = (accountId: string, emailHash: string, trx: Executor): Promise<SubscriberRow[]> =>
  trx
    .selectFrom('subscribers')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('email_hash', '=', emailHash)
    .where(sql<boolean>`(state <> 'UNSUBSCRIBED' or again_at is not null)`)
    .orderBy('subscriber_id')
    .forUpdate()
    .execute()

/** Unsubscribes the person from all of the account's lists. When they first left one stays recorded. */
export async function unsubscribe(accountId: string, emailHash: string, now: Date, db: Executor): Promise<void> {
  await db
    .updateTable('subscribers')
    .set({
      state: 'UNSUBSCRIBED',
      unsubscribed_at: sql<Date>`case when state = 'UNSUBSCRIBED' then unsubscribed_at else ${now}::timestamptz end`,
      decided_at: now,
      // The link stays known, to explain its state, but no longer confirms.
      confirm_until: null,
      ...NOT_AGAIN,
    })
    .where('account_id', '=', accountId)
    .where('email_hash', '=', emailHash)
    .execute()
}

/** Deletes everything that the account has about the person, except consent texts, which name nobody. */
export const forget = (accountId: string, emailHash: string, db: Executor): Promise<SubscriberRow[]> =>
  db
    .deleteFrom('subscribers')
    .where('account_id', '=', accountId)
    .where('email_hash', '=', emailHash)
    .returningAll()
    .execute()

/** Records that the person does not want mails, and until when not even a request to confirm is sent. */
export async function suppress(accountId: string, emailHash: string, until: Date, db: Executor): Promise<void> {
  await db
    .insertInto('suppressed_people')
    .values({ account_id: accountId, email_hash: emailHash, quiet_until: until })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'email_hash']).doUpdateSet({
        suppressed_at: sql<Date>`clock_timestamp()`,
        quiet_until: sql<Date>`greatest(suppressed_people.quiet_until, excluded.quiet_until)`,
      }),
    )
    .execute()
}

export async function unsuppress(accountId: string, emailHash: string, db: Executor): Promise<void> {
  await db
    .deleteFrom('suppressed_people')
    .where('account_id', '=', accountId)
    .where('email_hash', '=', emailHash)
    .execute()
}

/** Returns the facts for the mails: whose newsletter it is, and the consent text. */
export const findForMail = (subscriberId: string, db: Executor) =>
  db
    .selectFrom('subscribers as s')
    .innerJoin('experiences as e', 'e.experience_id', 's.experience_id')
    .innerJoin('accounts as a', 'a.account_id', 's.account_id')
    .innerJoin('consent_texts as c', (join) =>
      join
        .onRef('c.account_id', '=', 's.account_id')
        .on('c.version', '=', sql<string>`coalesce(s.again_consent_version, s.consent_version)`),
    )
    .select(['s.state', 's.email', 's.again_at', 'e.name as app_name', 'e.path', 'c.consent_text', 'c.version'])
    .select(sql<boolean>`e.active and e.deleted_at is null`.as('is_live'))
    .where('s.subscriber_id', '=', subscriberId)
    .where('a.status', '!=', 'INACTIVE')
    .executeTakeFirst()
