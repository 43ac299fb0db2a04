import { HOUR_MS, MINUTE_MS } from '@taplet/base/time'
import type { Language } from '@taplet/messages'
import type { InboxDigest } from '@taplet/contract'
import { digestRhythm } from '@taplet/contract/schemas'
import type { Contacts } from '../../../platform/mail/contacts.ts'
import type { Database } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { Mail } from '../../../platform/mail/port.ts'
import type { Jobs } from '../../../platform/jobs/index.ts'
import { requireTimeZone } from '../inbox/filter.ts'
import { digestMail, givenUpMail, hasNews } from './mails.ts'
import * as store from './store.ts'

/** Job that finds digests that are due. */
export const DIGESTS_JOB = 'forms.digests'
/** Job that sends one digest. */
export const DIGEST_JOB = 'forms.digest'
const LOOK_EVERY_MS = 10 * MINUTE_MS
const AT_ONCE = 100
const QUOTES = 5
/** By then whoever made an account has opened it, if they did at all: its time zone would be known. */
const UNOPENED_AFTER_MS = HOUR_MS

interface DigestDependencies {
  db: Database
  jobs: Pick<Jobs, 'enqueue'>
  mail: Mail
  publicUrl: string
  contactsOf: (accountId: string) => Promise<Pick<Contacts, 'email' | 'language'>>
  /** Returns how many orders were paid after one moment and up to another. */
  countOrders: (accountId: string, after: Date, until: Date) => Promise<number>
  clock: () => Date
  /** Of mails. */
  language: Language
}

/** One account's new entries in a time range. */
export interface DigestPayload {
  accountId: string
  after: string
  until: string
}

export function createDigests(dependencies: DigestDependencies) {
  const { db, jobs, mail, publicUrl, contactsOf, countOrders, clock, language } = dependencies
  const inboxUrl = `${publicUrl}/app/inbox`
  const toDigest = (row: Pick<store.DigestRow, 'rhythm' | 'time_zone'>): InboxDigest => ({
    rhythm: digestRhythm.parse(row.rhythm),
    timeZone: row.time_zone,
  })

  return {
    async find(accountId: string): Promise<InboxDigest> {
      return toDigest(
        (await store.find(accountId, db)) ?? { rhythm: store.DEFAULT_RHYTHM, time_zone: store.FALLBACK_ZONE },
      )
    },

    async save(accountId: string, { rhythm, timeZone }: InboxDigest): Promise<InboxDigest> {
      const wanted = { rhythm, timeZone: requireTimeZone(timeZone) }
      return toDigest(await store.save(accountId, wanted, clock(), db))
    },

    /** Switches the digest on for a new account, at the hours of whoever opened it first. */
    begin: (accountId: string, timeZone: string): Promise<void> =>
      store.begin(accountId, requireTimeZone(timeZone), clock(), db),

    /** Enqueues a job for each digest that is due, and its own next run. */
    async look(): Promise<void> {
      try {
        await inTransaction(db, async (trx) => {
          const now = clock()
          await store.beginAll(new Date(now.getTime() - UNOPENED_AFTER_MS), now, trx)
          for (const row of await store.takeDue(now, AT_ONCE, trx)) {
            const payload = { accountId: row.account_id, after: row.told_until.toISOString(), until: now.toISOString() }
            await jobs.enqueue(DIGEST_JOB, payload satisfies DigestPayload, { trx })
          }
        })
      } finally {
        const runAt = new Date(clock().getTime() + LOOK_EVERY_MS)
        await jobs.enqueue(DIGESTS_JOB, {}, { jobKey: DIGESTS_JOB, runAt })
      }
    },

    /** Sends one digest, if there are new entries and an address. */
    async send({ accountId, after, until }: DigestPayload): Promise<void> {
      const span = [new Date(after), new Date(until)] as const
      const orders = await countOrders(accountId, ...span)
      const news = { ...(await store.findNews(accountId, ...span, db)), orders }
      const { email, language: own = language } = await contactsOf(accountId)
      if (!hasNews(news) || !email) return
      const quotes = await store.findQuotes(accountId, ...span, QUOTES, db)
      await mail.send(digestMail({ to: email, news, quotes, inboxUrl, language: own }))
    },

    /** Notifies the owner that the webhook was switched off. */
    async notifyGivenUp(accountId: string, url: string, reason: string): Promise<void> {
      const { email, language: own = language } = await contactsOf(accountId)
      if (email) await mail.send(givenUpMail({ to: email, url, reason, inboxUrl, language: own }))
    },
  }
}
export type Digests = ReturnType<typeof createDigests>
