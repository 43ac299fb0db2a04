import { GIGABYTE, MEGABYTE } from '@taplet/base/bytes'
import { STORAGE_LIMITS, tierOf } from '@taplet/contract'
import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/db/tables/tables.ts'
import { AppError } from '../../platform/http/errors/app-error.ts'
import { messages } from './messages/messages.ts'

type Trx = Transaction<Tables>

export interface Quota {
  /** Throws when the account has no room for the file. Until the transaction ends, no other file can be added. */
  require: (accountId: string, bytes: number, trx: Trx) => Promise<void>
  /** Returns the used bytes and the limit. */
  fetch: (accountId: string, trx: Trx) => Promise<{ usedBytes: number; limitBytes: number }>
}

interface QuotaDependencies {
  store: { storedBytes: (accountId: string, trx: Trx) => Promise<number> }
  /** Takes the account's lock and returns its access level. */
  lockAccount: (accountId: string, trx: Trx) => Promise<number>
  limits?: typeof STORAGE_LIMITS | Record<keyof typeof STORAGE_LIMITS, number>
}

const words = (bytes: number): string =>
  bytes >= GIGABYTE ? `${Math.round((bytes / GIGABYTE) * 10) / 10} GB` : `${Math.ceil(bytes / MEGABYTE)} MB`

/** Enforces how much an account may store. */
export function createQuota({ store, lockAccount, limits = STORAGE_LIMITS }: QuotaDependencies): Quota {
  const fetch: Quota['fetch'] = async (accountId, trx) => {
    const limitBytes = limits[tierOf(await lockAccount(accountId, trx))]
    return { usedBytes: await store.storedBytes(accountId, trx), limitBytes }
  }
  return {
    fetch,
    async require(accountId, bytes, trx) {
      const { usedBytes, limitBytes } = await fetch(accountId, trx)
      // An account over a lowered limit may still make files smaller.
      if (bytes <= 0 || usedBytes + bytes <= limitBytes) return
      throw new AppError('STORAGE_LIMIT_REACHED', {
        message: messages.later('libraryFull', {
          usedBytes: words(usedBytes),
          limitBytes: words(limitBytes),
          bytes: words(bytes),
        }),
      })
    },
  }
}
