import type { JobHandler } from '../../../platform/jobs/index.ts'
import type { BillingDependencies } from '../dependencies.ts'
import { findForMail, findRunning, type SubscriptionRow } from '../store/subscriptions.ts'
import { type BillingMail, billingMail } from './billing-mail.ts'
import { writeMail } from './write-mail.ts'

type MailDependencies = Pick<BillingDependencies, 'db' | 'mail' | 'publicUrl' | 'contactsOf' | 'language'>

/** The state that a mail is about; when it has passed meanwhile, nothing is sent. */
const ABOUT = {
  ENDED: 'ENDED',
  INCOMPLETE: 'INCOMPLETE',
  PAUSED: 'PAUSED',
  PAYMENT_FAILED: 'PAST_DUE',
  TRIAL_ENDS: 'TRIALING',
  UNPAID: 'UNPAID',
} as const satisfies Record<BillingMail['kind'], SubscriptionRow['status']>

/** The job behind each mail. An account without an e-mail address gets none; its section says the same. */
export function createSendMails({ db, mail, publicUrl, contactsOf, language }: MailDependencies): JobHandler {
  return async (payload) => {
    const { kind, subscriptionId } = billingMail.parse(payload)
    const row = await findForMail(subscriptionId, db)
    if (row?.status !== ABOUT[kind]) return
    // Whoever has another one already need not hear that this one ended.
    if (kind === 'ENDED' && (await findRunning(row.account_id, db))) return
    const { email, language: own = language, timeZone } = await contactsOf(row.account_id)
    if (email) await mail.send(writeMail({ to: email, kind, row, timeZone, publicUrl, language: own }))
  }
}
