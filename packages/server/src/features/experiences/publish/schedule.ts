import { DAY_MS, MINUTE_MS } from '@taplet/base/time'
import { MAX_DAYS_AHEAD, type Page } from '@taplet/contract'
import type { Database } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { actingPerson } from '../../../platform/http/acting-person.ts'
import { invalidField } from '../../../platform/http/errors/error-handler.ts'
import type { Jobs } from '../../../platform/jobs/index.ts'
import { messages } from '../messages/messages.ts'
import { translateTaken } from '../new-page.ts'
import { findOwn } from '../save-page.ts'
import { toPage } from '../to-page.ts'
import * as store from './schedule-store.ts'
import type { Publication, Published, WritePublication } from './service.ts'

export const PUBLISH_JOB = 'experiences.publish'
/** With later and later tries these take more than a day. */
const MAX_ATTEMPTS = 12
const SOONEST_MS = MINUTE_MS
const LATEST_MS = MAX_DAYS_AHEAD * DAY_MS

export interface ScheduleDependencies {
  db: Database
  jobs: Pick<Jobs, 'enqueue'>
  write: WritePublication
  limits: { lockAccount: (accountId: string, trx: Parameters<WritePublication>[2]) => Promise<number> }
  now: () => number
}

/** Ends a trial in its transaction, which is rolled back. */
class Tried extends Error {
  readonly published: Published
  constructor(published: Published) {
    super('tried')
    this.published = published
  }
}

export type ScheduleService = ReturnType<typeof createScheduleService>

/** Publishing that happens by itself. */
export function createScheduleService({ db, jobs, write, limits, now }: ScheduleDependencies) {
  /** Publishes it and takes it back: what would be refused then is refused now. */
  async function tryOut(accountId: string, publication: Publication): Promise<Published> {
    try {
      return await inTransaction(db, async (trx) => {
        throw new Tried(await write(accountId, publication, trx))
      })
    } catch (error) {
      if (error instanceof Tried) return error.published
      throw error
    }
  }

  function requireGoodTime(publishAt: Date): void {
    const wait = publishAt.getTime() - now()
    if (wait < SOONEST_MS || wait > LATEST_MS)
      throw invalidField('publishAt', messages.later('publishAt', { days: MAX_DAYS_AHEAD }))
  }

  return {
    /** Stores what was reviewed until its time, with the revisions that it is based on; replaces what was scheduled. */
    async schedule(
      accountId: string,
      { publishAt, ...publication }: Publication & { publishAt: string },
    ): Promise<Page> {
      const at = new Date(publishAt)
      requireGoodTime(at)
      const { experienceId } = publication
      const tried = await translateTaken(tryOut(accountId, publication), 'page.rootPageId')
      return inTransaction(db, async (trx) => {
        await limits.lockAccount(accountId, trx)
        const { revision } = await findOwn(accountId, experienceId, trx)
        const based = withRevisions(publication, revision, tried)
        const stored = { publishAt: at, publication: JSON.stringify(based), personId: actingPerson() ?? null }
        await store.put(accountId, experienceId, stored, trx)
        await enqueue(experienceId, at, jobs, trx)
        return toPage(await findOwn(accountId, experienceId, trx))
      })
    },

    /** Does nothing when nothing is scheduled. */
    cancel: (accountId: string, experienceId: string): Promise<Page> =>
      inTransaction(db, async (trx) => {
        await limits.lockAccount(accountId, trx)
        await findOwn(accountId, experienceId, trx)
        await store.remove(accountId, experienceId, trx)
        return toPage(await findOwn(accountId, experienceId, trx))
      }),
  }
}

export const enqueue = (
  experienceId: string,
  publishAt: Date,
  jobs: Pick<Jobs, 'enqueue'>,
  trx?: Parameters<WritePublication>[2],
): Promise<void> =>
  jobs.enqueue(
    PUBLISH_JOB,
    { experienceId, publishAt: publishAt.toISOString() },
    { jobKey: `publish:${experienceId}`, runAt: publishAt, maxAttempts: MAX_ATTEMPTS, ...(trx && { trx }) },
  )

/** Whatever is saved later moves these on, and then nothing of it is overwritten. */
function withRevisions({ page, views, items, ...rest }: Publication, revision: number, tried: Published): Publication {
  return {
    ...rest,
    ...(page && { page: { ...page, revision: page.revision ?? revision } }),
    views: views.map((view, index) => ({ ...view, revision: baseOf(view, tried.views[index]) })),
    items: items.map((item, index) => ({ ...item, revision: baseOf(item, tried.items[index]) })),
  }
}

const baseOf = (sent: { revision?: number | undefined }, saved: { revision: number } | undefined): number | undefined =>
  sent.revision ?? (saved && saved.revision - 1)
