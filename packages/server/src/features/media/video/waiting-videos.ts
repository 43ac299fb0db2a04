import type { Transaction } from 'kysely'
import type { Tables } from '../../../platform/db/tables/tables.ts'
import { AppError } from '../../../platform/http/errors/app-error.ts'
import type { MediaStore } from '../store.ts'
import { messages } from '../messages/messages.ts'

/** Parts cost a click each, uploads the time of their upload. */
export const MOST_WAITING = { trim: 5, upload: 20 } as const
const SOON_S = 30

/** Throws when too many videos of the account are in processing: others wait for them. Requires the account's lock. */
export async function requireFewWaitingVideos(
  store: Pick<MediaStore, 'countProcessing'>,
  accountId: string,
  most: number,
  trx: Transaction<Tables>,
): Promise<void> {
  const waiting = await store.countProcessing(accountId, trx)
  if (waiting < most) return
  throw new AppError('TOO_MANY_REQUESTS', {
    message: messages.later('tooManyVideosWaiting', { waiting }),
    retryAfter: SOON_S,
  })
}
