import type { SubscriptionInput } from '@taplet/contract'
import type { Transaction } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { Tables } from '../../../platform/db/tables/tables.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { AppError } from '../../../platform/http/errors/app-error.ts'
import type { FindForm, Form } from '../placed-form/find-form.ts'
import { requireAsked } from '../placed-form/require-asked.ts'
import type { Sender, Taken } from '../reviews/submit-review.ts'
import type { Room } from '../room.ts'
import type { SpamClassifier } from '../spam/spam-classifier.ts'
import type { Consents } from './consents.ts'
import { mailboxOf, toEmailAddress, whyRefused } from '../../../platform/mail/e-mail-address.ts'
import { mailTime } from './mail-times.ts'
import * as store from './store.ts'
import { messages } from '../messages/messages.ts'

export interface SignUpDependencies {
  db: Database
  findForm: FindForm
  classify: SpamClassifier
  room: Room
  consents: Pick<Consents, 'read'>
  /** Keyed hash of an address: finds the person again without revealing who it is. */
  hashEmail: (email: string) => string
  /** Enqueues the mail that fits the sign-up's state, sent after commit or, when it may not be sent yet, later. */
  enqueueMail: (subscriberId: string, trx: Transaction<Tables>, later?: Date) => Promise<void>
  newId: () => string
  clock: () => Date
}

/** Takes sign-ups: one record per person and form; the response never reveals whether the address was known. */
export function createSignUp(dependencies: SignUpDependencies) {
  const { db, findForm, classify, room, consents, hashEmail, enqueueMail, newId, clock } = dependencies

  async function makeRoom(accountId: string): Promise<void> {
    const { subscribers: most } = await room.of(accountId)
    if ((await store.count(accountId, most, db)) < most) return
    if (!(await store.dropOldestSpam(accountId, db))) throw new AppError('FORM_FULL')
  }

  async function mail(row: store.SubscriberRow, trx: Transaction<Tables>): Promise<void> {
    const now = clock()
    const time = await mailTime(row, now, trx)
    if (!time) return
    if (time > now) return enqueueMail(row.subscriber_id, trx, time)
    await store.setMailed(row.subscriber_id, now, trx)
    await enqueueMail(row.subscriber_id, trx)
  }

  async function keep(subscriber: store.NewSubscriber, consentText: string): Promise<void> {
    await inTransaction(db, async (trx) => {
      await store.keepConsent(subscriber.account_id, subscriber.consent_version, consentText, trx)
      const row =
        (await store.insert(subscriber, trx)) ??
        // What looks like spam does not change an existing record.
        (subscriber.state === 'SPAM'
          ? undefined
          : ((await store.renew(subscriber, trx)) ?? (await store.askAgain(subscriber, trx)))) ??
        (await store.lock(subscriber, trx))
      if (row) await mail(row, trx)
    })
  }

  return async (input: SubscriptionInput, sender: Sender): Promise<{ taken: Taken; form: Form<'SIGN_UP'> }> => {
    const form = await findForm(input, 'SIGN_UP')
    if (!form) throw new AppError('NOT_FOUND', { message: messages.later('formGone') })
    const email = toEmailAddress(input.email)
    if (email === undefined) throw new AppError('BAD_REQUEST', { message: whyRefused(input.email), field: 'email' })
    const { rules } = form
    const name = requireAsked(rules.asksName, input.name.replaceAll(/\s+/g, ' '), 'name', messages.later('nameMissing'))
    const consent = await consents.read(form, input, sender.isScripted)
    const emailHash = hashEmail(email)
    const verdict = await classify({
      ...sender,
      form: `${form.itemId}/${form.widgetId}`,
      submissionId: input.submissionId ?? emailHash,
      ticket: input.ticket,
      proof: input.proof,
      trap: input.website,
      words: [name],
    })
    if (typeof verdict === 'object') return { taken: verdict, form }
    await makeRoom(form.accountId)
    const now = clock()
    await keep(
      {
        subscriber_id: newId(),
        account_id: form.accountId,
        experience_id: form.experienceId,
        item_id: form.itemId,
        widget_id: form.widgetId,
        tag_id: form.tagId,
        state: verdict === 'SPAM' ? 'SPAM' : 'WAITING',
        email,
        email_hash: emailHash,
        mailbox_hash: hashEmail(mailboxOf(email)),
        visitor_name: name,
        consent_version: consent.version,
        address_hash: sender.addressHash,
        decided_at: now,
        created_at: now,
      },
      consent.text,
    )
    return { taken: 'TAKEN', form }
  }
}
