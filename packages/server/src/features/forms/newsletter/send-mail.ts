import { CONFIRM_DAYS } from '@taplet/contract/inbox'
import type { Database } from '../../../platform/db/database.ts'
import type { Mail } from '../../../platform/mail/port.ts'
import { newConfirmLink, type OwnLinks, stepPath } from './links.ts'
import { alreadyMail, confirmMail } from './mails.ts'
import * as store from './store.ts'

export const SIGN_UP_MAIL_JOB = 'forms.signUpMail'
const DAY_MS = 24 * 60 * 60_000

interface MailDependencies {
  db: Database
  mail: Mail
  links: OwnLinks
  publicUrl: string
  clock: () => Date
}

/** The job behind a sign-up: sends the mail that fits what became of it meanwhile. A second run makes the first link void. */
export function createSendMail({ db, mail, links, publicUrl, clock }: MailDependencies) {
  return async (subscriberId: string): Promise<void> => {
    const row = await store.findForMail(subscriberId, db)
    if (!row) return
    const token = links.tokenOf(subscriberId)
    const letter = {
      to: row.email,
      appName: row.app_name,
      consentText: row.consent_text,
      leaveUrl: publicUrl + stepPath('leave', token),
      forgetUrl: publicUrl + stepPath('forget', token),
    }
    if (row.state === 'CONFIRMED') await mail.send(alreadyMail(letter))
    if (row.state !== 'WAITING') return
    const confirm = newConfirmLink()
    const until = new Date(clock().getTime() + CONFIRM_DAYS * DAY_MS)
    await store.setConfirmLink(subscriberId, confirm.hash, until, db)
    await mail.send(confirmMail({ ...letter, confirmUrl: publicUrl + stepPath('confirm', confirm.token) }))
  }
}
