import { DAY_MS } from '@taplet/base/time'
import { type AccountClosing, CLOSING_DAYS } from '@taplet/contract'
import type { Contacts } from '../../platform/mail/contacts.ts'
import type { Database } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { AppError } from '../../platform/http/errors/app-error.ts'
import type { Mail } from '../../platform/mail/port.ts'
import type { Language } from '@taplet/messages'
import { closingMail } from './mails.ts'
import { messages } from './messages/messages.ts'
import * as store from './store.ts'

export interface ClosingDependencies {
  db: Database
  mail: Mail
  contactsOf: (accountId: string) => Promise<Pick<Contacts, 'email' | 'language' | 'timeZone'>>
  /** Cancels what the account pays for; an account whose subscription cannot be cancelled is not closed. */
  cancelSubscription: (accountId: string) => Promise<void>
  /** Returns those of these addresses that no page may lead to. */
  blockedOf: (urls: readonly string[]) => Promise<ReadonlySet<string>>
  publicUrl: string
  language: Language
  clock: () => Date
}

interface LastWill {
  lastWords: string
  fallbackUrl: string
}

/** Closing an account, and bringing it back while there is time. */
export function createClosingService(dependencies: ClosingDependencies) {
  const { db, mail, contactsOf, cancelSubscription, blockedOf, publicUrl, language, clock } = dependencies

  async function requireFallback(url: string): Promise<void> {
    const refuse = (key: 'leadsBack' | 'blocked'): AppError =>
      new AppError('BAD_REQUEST', { field: 'fallbackUrl', message: messages.later(key) })
    if (url === '') return
    if (new URL(url).host === new URL(publicUrl).host) throw refuse('leadsBack')
    if ((await blockedOf([url])).has(url)) throw refuse('blocked')
  }

  return {
    async fetch(accountId: string) {
      const [row, retained] = await Promise.all([store.findClosing(accountId, db), store.countRetained(accountId, db)])
      return { closing: row ? toClosing(row) : null, ...retained }
    },

    /** Closes the account from now on. Closed already, it keeps its days and gets the new words. */
    async close(accountId: string, { lastWords, fallbackUrl }: LastWill): Promise<AccountClosing> {
      await requireFallback(fallbackUrl)
      await cancelSubscription(accountId)
      const now = clock()
      const closing = await inTransaction(db, async (trx) => {
        const account = await store.lockStatus(accountId, trx)
        if (!account) throw new AppError('UNAUTHORIZED')
        const row = {
          account_id: accountId,
          last_words: lastWords.trim(),
          fallback_url: fallbackUrl,
          status_before: account.status,
          requested_at: now,
          erase_at: new Date(now.getTime() + CLOSING_DAYS * DAY_MS),
        }
        await store.putClosing(row, trx)
        await store.setStatus(accountId, 'INACTIVE', trx)
        return toClosing((await store.findClosing(accountId, trx)) ?? row)
      })
      const { email, language: own = language, timeZone } = await contactsOf(accountId)
      if (email) await mail.send(closingMail({ email, eraseAt: closing.eraseAt, timeZone, publicUrl, language: own }))
      return closing
    },

    /** Does nothing when the account is open, or when its days are over: it is being erased. */
    async bringBack(accountId: string): Promise<void> {
      await inTransaction(db, async (trx) => {
        if (!(await store.lockStatus(accountId, trx))) throw new AppError('UNAUTHORIZED')
        const closing = await store.takeClosing(accountId, clock(), trx)
        if (closing) await store.setStatus(accountId, closing.status_before, trx)
      })
    },
  }
}
export type ClosingService = ReturnType<typeof createClosingService>

const toClosing = (row: Omit<store.ClosingRow, 'erased_at' | 'reminded_days'>): AccountClosing => ({
  requestedAt: row.requested_at.toISOString(),
  eraseAt: row.erase_at.toISOString(),
  lastWords: row.last_words,
  fallbackUrl: row.fallback_url,
})
