import { DAY_MS } from '@taplet/base/time'
import type { Language } from '@taplet/messages'
import { CONFIRM_DAYS } from '@taplet/contract'
import type { Database } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { Mail } from '../../../platform/mail/port.ts'
import type { z } from 'zod'
import type { signUpMailPayload } from '../mail-payloads.ts'
import { newConfirmLink, type OwnLinks, stepPath } from './links.ts'
import { mailTime } from './mail-times.ts'
import { alreadyMail, confirmMail } from './mails.ts'
import * as store from './store.ts'

export const SIGN_UP_MAIL_JOB = 'forms.signUpMail'

interface MailDependencies {
  db: Database
  mail: Mail
  links: OwnLinks
  publicUrl: string
  clock: () => Date
  /** Of the mail. */
  language: Language
}

/** The job of a sign-up: sends the mail that fits its current state. A second run invalidates the first link. */
export function createSendMail({ db, mail, links, publicUrl, clock, language }: MailDependencies) {
  /** Whether a delayed mail is still wanted and may be sent now; if so, it is recorded as sent. */
  const mayGoNow = (subscriberId: string, askedAt: Date): Promise<boolean> =>
    inTransaction(db, async (trx) => {
      const row = await store.find(subscriberId, trx)
      if (!row) return false
      const { mailed_at: mailedAt, confirmed_at: confirmedAt } = row
      const isSettled = [mailedAt, confirmedAt].some((time) => time !== null && time >= askedAt)
      const now = clock()
      const time = isSettled ? undefined : await mailTime(row, now, trx)
      // It is delayed only once: filling in many forms for somebody must not send a mail for each, hour after hour.
      if (!time || time > now) return false
      await store.setMailed(subscriberId, now, trx)
      return true
    })

  return async ({ subscriberId, askedAt }: z.output<typeof signUpMailPayload>): Promise<void> => {
    if (askedAt && !(await mayGoNow(subscriberId, askedAt))) return
    const row = await store.findForMail(subscriberId, db)
    if (!row) return
    const letter = {
      to: row.email,
      appName: row.app_name,
      consentText: row.consent_text,
      leaveUrl: publicUrl + stepPath('leave', links.tokenOf('leave', subscriberId)),
      forgetUrl: publicUrl + stepPath('forget', links.tokenOf('forget', subscriberId)),
      language,
    }
    if (row.state === 'CONFIRMED') await mail.send(alreadyMail(letter))
    if (row.state !== 'WAITING' && !(row.state === 'UNSUBSCRIBED' && row.again_at)) return
    const confirm = newConfirmLink()
    const until = new Date(clock().getTime() + CONFIRM_DAYS * DAY_MS)
    await store.setConfirmLink(subscriberId, { hash: confirm.hash, until, consentVersion: row.version }, db)
    await mail.send(confirmMail({ ...letter, confirmUrl: publicUrl + stepPath('confirm', confirm.token) }))
  }
}
