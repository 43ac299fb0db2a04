import { DAY_MS } from '@taplet/base/time'
import type { Language } from '@taplet/messages'
import type { Database } from '../../platform/db/database.ts'
import type { Contacts } from '../../platform/mail/contacts.ts'
import type { Mail } from '../../platform/mail/port.ts'
import { reminderMail } from './mails.ts'
import * as store from './store.ts'

/** How many days before an account is erased its owner is reminded, the last one first. */
const REMINDER_DAYS = [1, 7] as const

export interface ReminderDependencies {
  db: Database
  mail: Mail
  contactsOf: (accountId: string) => Promise<Pick<Contacts, 'email' | 'language' | 'timeZone'>>
  publicUrl: string
  language: Language
  clock: () => Date
}

/**
 * Creates the sweep that reminds owners of closed accounts, once for each of these days. A server that was off sends one
 * mail, not two at once. Marked once sent: whoever is interrupted between both sends it again.
 */
export const createReminders =
  ({ db, mail, contactsOf, publicUrl, language, clock }: ReminderDependencies) =>
  async (): Promise<void> => {
    const now = clock()
    const until = (days: number) => new Date(now.getTime() + days * DAY_MS)
    for (const closing of await store.listSoonErased(now, until(Math.max(...REMINDER_DAYS)), db)) {
      const { account_id: accountId, erase_at: eraseAt, reminded_days: last } = closing
      const days = REMINDER_DAYS.find((one) => eraseAt <= until(one))
      if (days === undefined || (last !== null && last <= days)) continue
      const { email, language: own = language, timeZone } = await contactsOf(accountId)
      const letter = { eraseAt: eraseAt.toISOString(), timeZone, publicUrl, language: own }
      if (email) await mail.send(reminderMail({ email, ...letter }))
      await store.noteReminded(accountId, days, db)
    }
  }
