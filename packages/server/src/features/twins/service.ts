import { type DocumentKind, type ShownDocument, type Twin, twinPath } from '@taplet/contract'
import { shownDocument } from '@taplet/contract/schemas'
import { slide } from '@taplet/slides/schema'
import type { Transaction } from 'kysely'
import type { Database, Executor } from '../../platform/db/database.ts'
import type { Tables } from '../../platform/db/tables/tables.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { AppError } from '../../platform/http/errors/app-error.ts'
import { fixSlide } from './fix-slide.ts'
import { createTokenBuckets } from '../../platform/limits/token-buckets.ts'
import * as store from './store.ts'
import { invalidField } from '../../platform/http/errors/error-handler.ts'
import { messages } from './messages/messages.ts'

const PUSHES = {
  perSecond: 20, // the editor sends ten
  mostAtOnce: 60,
  mostKeys: 10_000, // twins
}
/** Most open twins of one account; beyond that the oldest is closed. */
const MOST_OPEN = 5

export interface TwinDependencies {
  db: Database
  publicUrl: string
  lockAccount: (accountId: string, trx: Transaction<Tables>) => Promise<unknown>
  newId: () => string
  clock: () => Date
}

/** Whose preview it is: it ends with their membership. */
interface Opener {
  accountId: string
  personId: string
}

export type TwinService = ReturnType<typeof createTwinService>

export function createTwinService({ db, publicUrl, lockAccount, newId, clock }: TwinDependencies) {
  const secondsToWait = createTokenBuckets(() => clock().getTime(), PUSHES)

  const toTwin = ({ twin_id, expires_at, followers }: store.TwinRow): Twin => ({
    twinId: twin_id,
    url: publicUrl + twinPath(twin_id),
    expiresAt: expires_at.toISOString(),
    followers,
  })

  async function findOpen(accountId: string, twinId: string, executor: Executor = db): Promise<store.TwinRow> {
    const row = await store.find(accountId, twinId, clock(), executor)
    if (!row) throw new AppError('NOT_FOUND')
    if (row.is_over) throw new AppError('TWIN_ENDED')
    return row
  }

  const fetch = async (accountId: string, twinId: string): Promise<Twin> => toTwin(await findOpen(accountId, twinId))

  return {
    async open({ accountId, personId }: Opener, kind: DocumentKind, targetId: string): Promise<Twin> {
      const twinId = newId()
      return inTransaction(db, async (trx) => {
        await lockAccount(accountId, trx)
        if (!(await store.insert(accountId, { twinId, kind, targetId, openedBy: personId }, clock(), trx)))
          throw new AppError('NOT_FOUND')
        await store.prune(accountId, MOST_OPEN, clock(), trx)
        return toTwin(await findOpen(accountId, twinId, trx))
      })
    },

    /** Shows the newest state; an older one than is shown changes nothing. */
    async show(accountId: string, twinId: string, sequence: number, sent: ShownDocument): Promise<Twin> {
      const row = await findOpen(accountId, twinId)
      if (row.kind !== sent.kind) throw otherKind(row.kind)
      // Checked last: requests of others, or to no existing twin, must not use up this one's rate limit.
      const wait = secondsToWait(twinId)
      if (wait > 0) throw new AppError('TOO_MANY_REQUESTS', { retryAfter: wait })
      const shown = fitToShow(sent, row.shown)
      if (sequence > row.sequence && shown) await store.show(accountId, twinId, { sequence, shown }, clock(), db)
      return toTwin(row)
    },

    async keep(accountId: string, twinId: string, isHere: boolean): Promise<Twin> {
      const twin = await fetch(accountId, twinId)
      await store.keep(accountId, twinId, isHere, clock(), db)
      return twin
    },

    async close(accountId: string, twinId: string): Promise<void> {
      if (!(await store.remove(accountId, twinId, db))) throw new AppError('NOT_FOUND')
    },
  }
}

const otherKind = (kind: string): AppError =>
  invalidField('shown.kind', messages.later(kind === 'SLIDE' ? 'showsSlide' : 'showsApp', { kind }))

/** Returns what is stored and shown: an instant app as sent, a slide with invalid parts at their last valid state. */
function fitToShow(sent: ShownDocument, stored: unknown): ShownDocument | undefined {
  if (!('slide' in sent)) return sent
  const before = shownDocument.safeParse(stored).data
  const last = before && 'slide' in before ? slide.safeParse(before.slide).data : undefined
  const fixed = fixSlide(sent.slide, last)
  return fixed && { ...sent, slide: fixed }
}
