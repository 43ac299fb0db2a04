import { storedPublication } from '@taplet/contract/schemas'
import type { Language } from '@taplet/messages'
import type { Transaction } from 'kysely'
import { z } from 'zod'
import type { Database } from '../../../platform/db/database.ts'
import type { Tables } from '../../../platform/db/tables/tables.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { actAs } from '../../../platform/http/acting-person.ts'
import type { AppError } from '../../../platform/http/errors/app-error.ts'
import { isWorthLogging, toAppError } from '../../../platform/http/errors/error-handler.ts'
import type { JobHandlers, Jobs } from '../../../platform/jobs/index.ts'
import type { Contacts } from '../../../platform/mail/contacts.ts'
import type { Mail } from '../../../platform/mail/port.ts'
import { findById } from '../store.ts'
import { notPublishedMail } from './not-published-mail.ts'
import { enqueue, PUBLISH_JOB } from './schedule.ts'
import * as store from './schedule-store.ts'
import type { WritePublication } from './service.ts'

const MAIL_JOB = 'experiences.tellNotPublished'

export interface PublishJobDependencies {
  db: Database
  jobs: Pick<Jobs, 'enqueue'>
  mail: Mail
  contactsOf: (accountId: string) => Promise<Pick<Contacts, 'email' | 'language' | 'timeZone'>>
  publicUrl: string
  language: Language
  write: WritePublication
  limits: { lockAccount: (accountId: string, trx: Transaction<Tables>) => Promise<number> }
  now: () => number
}

const due = z.object({ experienceId: z.string(), publishAt: z.iso.datetime() })
type Due = z.output<typeof due>
const notPublished = due.extend({ accountId: z.string(), name: z.string(), reason: z.string() })

/** Publishes what was scheduled, exactly once: it is taken out of its table in the transaction that publishes it. */
export function createPublishJobs(dependencies: PublishJobDependencies) {
  const { db, jobs, mail, contactsOf, publicUrl, language, write, limits, now } = dependencies

  /** Takes it out under the account's lock; undefined when it was done, cancelled or put off. */
  async function take({ experienceId, publishAt }: Due, trx: Transaction<Tables>) {
    const accountId = await store.findAccount(experienceId, trx)
    if (accountId === undefined) return undefined
    await limits.lockAccount(accountId, trx)
    return store.take(experienceId, new Date(publishAt), trx)
  }

  async function publish(order: Due): Promise<void> {
    await inTransaction(db, async (trx) => {
      const row = await take(order, trx)
      if (!row) return
      const stored = storedPublication.parse(row.publication)
      const save = () => write(row.account_id, stored, trx)
      await (row.person_id === null ? save() : actAs(row.person_id, save))
    })
  }

  /** Gives it up. Nothing is said of an app that was deleted. */
  async function giveUp(order: Due, refusal: AppError): Promise<void> {
    const { experienceId, publishAt } = order
    await inTransaction(db, async (trx) => {
      const row = await take(order, trx)
      if (!row) return
      const app = await findById(row.account_id, experienceId, trx)
      if (!app) return
      const { language: own = language } = await contactsOf(row.account_id)
      const about = { experienceId, publishAt, accountId: row.account_id, name: app.name }
      await jobs.enqueue(
        MAIL_JOB,
        { ...about, reason: refusal.code === 'CONFLICT' ? '' : refusal.userMessage(own) },
        { trx },
      )
    })
  }

  const handlers: JobHandlers = {
    async [PUBLISH_JOB](payload, { isLastAttempt }) {
      const order = due.parse(payload)
      try {
        await publish(order)
      } catch (error) {
        const refusal = toAppError(error)
        // What a client would be refused does not change by trying again; a database that is away does.
        if (isWorthLogging(refusal) && !isLastAttempt) throw error
        await giveUp(order, refusal)
      }
    },

    async [MAIL_JOB](payload) {
      const { accountId, ...about } = notPublished.parse(payload)
      const { email, language: own = language, timeZone } = await contactsOf(accountId)
      if (email) await mail.send(notPublishedMail({ ...about, email, language: own, timeZone, publicUrl }))
    },
  }

  return {
    handlers,
    /** Brings back what a queue has lost, or has given up while the database was away. */
    sweeps: {
      'experiences.overdue': async (): Promise<void> => {
        for (const row of await store.findOverdue(new Date(now()), db))
          await enqueue(row.experience_id, row.publish_at, jobs)
      },
    },
  }
}
