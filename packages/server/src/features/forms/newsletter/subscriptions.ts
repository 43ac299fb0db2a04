import { DAY_MS } from '@taplet/base/time'
import { experiencePath } from '@taplet/contract'
import type { Database } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { TellEvent } from '../webhook/events.ts'
import { dropPayloads } from '../webhook/store.ts'
import { hashOf, type OwnLinks } from './links.ts'
import * as store from './store.ts'

/**
 * How long not even a request to confirm is sent: long after "this was not me", short when data was only deleted;
 * former subscribers may come back at once.
 */
const QUIET_MS = { leave: 30 * DAY_MS, forget: DAY_MS } as const

/** What the pages behind the links show. */
export interface Subscription {
  email: string
  appName: string
  consentText: string
  /** Undefined while the app is not visible. */
  backHref: string | undefined
  /** Token that deletes all that is stored about the person. */
  forgetToken: string
}

type Known = Exclude<Page, { kind: 'GONE' }>

/** The page of a link. ASK: one button, as mail scanners open every link. LEFT: confirmed once, unsubscribed since. */
export type Page =
  | ({ kind: 'ASK' | 'DONE' | 'LEFT' } & Subscription)
  /** Used, expired, or never ours; the same for all three. */
  | { kind: 'GONE' }

interface SubscriptionDependencies {
  db: Database
  links: OwnLinks
  tell: TellEvent
  clock: () => Date
}

/** What people do by the links in their mails, without an account. All of it is idempotent. */
export function createSubscriptions({ db, links, tell, clock }: SubscriptionDependencies) {
  async function ownerOf(step: 'leave' | 'forget', token: string): Promise<store.SubscriberRow | undefined> {
    const subscriberId = links.subscriberOf(step, token)
    return subscriberId === undefined ? undefined : store.find(subscriberId, db)
  }

  async function describe(row: store.SubscriberRow, kind: Known['kind']): Promise<Page> {
    const about = await store.findForMail(row.subscriber_id, db)
    if (!about) return { kind: 'GONE' }
    return {
      kind,
      email: row.email,
      appName: about.app_name,
      consentText: (await wordsOf(row)) ?? about.consent_text,
      backHref: about.is_live ? experiencePath(about.path) : undefined,
      forgetToken: links.tokenOf('forget', row.subscriber_id),
    }
  }

  /** Returns the consent text of the mail that was, or is to be, answered. */
  const wordsOf = async ({ account_id: accountId, confirm_consent_version: version }: store.SubscriberRow) =>
    version === null ? undefined : store.findConsent(accountId, version, db)

  return {
    confirm: {
      async show(token: string): Promise<Page> {
        const row = await store.findByConfirmLink(hashOf(token), db)
        if (row?.state === 'CONFIRMED') return describe(row, 'DONE')
        if (row?.state === 'UNSUBSCRIBED' && row.again_at === null) return describe(row, 'LEFT')
        const isAsked = row !== undefined && (row.state === 'WAITING' || row.again_at !== null)
        return isAsked && row.confirm_until !== null && row.confirm_until > clock()
          ? describe(row, 'ASK')
          : { kind: 'GONE' }
      },
      async do(token: string): Promise<Page> {
        const hash = hashOf(token)
        await inTransaction(db, async (trx) => {
          const row = await store.confirm(hash, clock(), trx)
          if (!row) return
          await store.unsuppress(row.account_id, row.email_hash, trx)
          await tell(row.account_id, 'subscriber.confirmed', toSubscriberEvent(row), trx)
        })
        const row = await store.findByConfirmLink(hash, db)
        if (row?.state === 'UNSUBSCRIBED' && row.again_at === null) return describe(row, 'LEFT')
        return row?.state === 'CONFIRMED' ? describe(row, 'DONE') : { kind: 'GONE' }
      },
    },

    leave: {
      async show(token: string): Promise<Page> {
        const row = await ownerOf('leave', token)
        if (!row) return { kind: 'GONE' }
        return describe(row, row.state === 'UNSUBSCRIBED' && row.again_at === null ? 'DONE' : 'ASK')
      },
      async do(token: string): Promise<Page> {
        const row = await ownerOf('leave', token)
        if (!row) return { kind: 'GONE' }
        const { account_id: accountId, email_hash: emailHash } = row
        await inTransaction(db, async (trx) => {
          const left = await store.lockStaying(accountId, emailHash, trx)
          if (left.length === 0) return
          const now = clock()
          await store.unsubscribe(accountId, emailHash, now, trx)
          const members = left.filter(isMember)
          await store.suppress(accountId, emailHash, quietUntil('leave', members), trx)
          for (const one of members)
            await tell(accountId, 'subscriber.unsubscribed', toSubscriberEvent({ ...one, unsubscribed_at: now }), trx)
        })
        return describe(row, 'DONE')
      },
    },

    forget: {
      async show(token: string): Promise<Page> {
        const row = await ownerOf('forget', token)
        return row ? describe(row, 'ASK') : { kind: 'GONE' }
      },
      async do(token: string): Promise<Page> {
        const row = await ownerOf('forget', token)
        if (!row) return { kind: 'GONE' }
        const done = await describe(row, 'DONE')
        const { account_id: accountId, email_hash: emailHash } = row
        await inTransaction(db, async (trx) => {
          const gone = await store.forget(accountId, emailHash, trx)
          await store.suppress(accountId, emailHash, quietUntil('forget', gone.filter(isMember)), trx)
          await dropPayloads(accountId, gone.map(idOf), trx)
          for (const one of gone)
            if (one.confirmed_at) await tell(accountId, 'subscriber.deleted', toSubscriberEvent(one), trx)
        })
        return done
      },
    },
  }

  function quietUntil(step: keyof typeof QUIET_MS, members: readonly store.SubscriberRow[]): Date {
    return new Date(clock().getTime() + (members.length > 0 ? 0 : QUIET_MS[step]))
  }
}
export type Subscriptions = ReturnType<typeof createSubscriptions>

const idOf = ({ subscriber_id: id }: store.SubscriberRow): string => id
const isMember = ({ state }: store.SubscriberRow): boolean => state === 'CONFIRMED'

/** Returns the webhook data about a person. */
export const toSubscriberEvent = (row: store.SubscriberRow): object => ({
  id: row.subscriber_id,
  email: row.email,
  name: row.visitor_name,
  consentVersion: row.consent_version,
  confirmedAt: row.confirmed_at?.toISOString() ?? null,
  unsubscribedAt: row.unsubscribed_at?.toISOString() ?? null,
  experienceId: row.experience_id,
  experienceItemId: row.item_id,
  widgetId: row.widget_id,
})
