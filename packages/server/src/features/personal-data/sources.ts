import type { InboxReview, InboxSubscriber, VisitorOrder } from '@taplet/contract'
import type { Transaction } from 'kysely'
import type { Readable } from 'node:stream'
import type { Executor } from '../../platform/db/database.ts'
import type { CsvOrder } from '../../platform/http/csv.ts'
import type { Tables } from '../../platform/db/tables/tables.ts'

type Trx = Transaction<Tables>
type ToCsv<T> = (rows: readonly T[], order: Omit<CsvOrder, 'accountId'>) => Readable

/** What forms, orders and visits know of a person. E-mail addresses are canonical (platform/mail/e-mail-address.ts). */
export interface PersonalDataSources {
  forms: {
    find: (
      accountId: string,
      email: string,
    ) => Promise<{ signUps: InboxSubscriber[]; reviews: InboxReview[]; isSuppressed: boolean }>
    reviewsByName: (accountId: string, names: readonly string[]) => Promise<InboxReview[]>
    reviewsById: (accountId: string, ids: readonly string[]) => Promise<InboxReview[]>
    photoOf: (reviewId: string) => Promise<Buffer | undefined>
    signUpsCsv: ToCsv<InboxSubscriber>
    reviewsCsv: ToCsv<InboxReview>
    erase: (
      accountId: string,
      email: string,
      reviewIds: readonly string[],
      trx: Trx,
    ) => Promise<{ signUps: number; reviews: number; photoKeys: string[] }>
    dropPhotos: (keys: readonly string[]) => Promise<void>
    accountsWith: (email: string, db: Executor) => Promise<string[]>
  }
  orders: {
    find: (accountId: string, email: string) => Promise<VisitorOrder[]>
    toCsv: ToCsv<VisitorOrder>
    erase: (accountId: string, email: string, trx: Trx) => Promise<{ erased: number; retained: number }>
    accountsWith: (email: string, db: Executor) => Promise<string[]>
  }
  visits: {
    count: (accountId: string, email: string, db: Executor) => Promise<number>
    erase: (accountId: string, email: string, trx: Trx) => Promise<number>
    accountsWith: (email: string, db: Executor) => Promise<string[]>
  }
}
