import type { VisitorData, VisitorErasure } from '@taplet/contract'
import { visitorErasure } from '@taplet/contract/schemas'
import type { Language } from '@taplet/messages'
import type { Database } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { AppError } from '../../platform/http/errors/app-error.ts'
import { toEmailAddress, whyRefused } from '../../platform/mail/e-mail-address.ts'
import { visitorZip } from './visitor-zip.ts'
import type { PersonalDataSources } from './sources.ts'
import * as store from './store.ts'

export interface PersonalDataDependencies extends PersonalDataSources {
  db: Database
  /** Keyed hash of an address, for this purpose alone. */
  hashEmail: (email: string) => string
  clock: () => Date
}

interface Wanted {
  email: string
  /** Reviews that the merchant says are this person's, too. */
  reviewIds: readonly string[]
}

/** Returns the address as it is stored: in lower case, without spaces around it. */
export function requireAddress(typed: string): string {
  const email = toEmailAddress(typed)
  if (email === undefined) throw new AppError('BAD_REQUEST', { field: 'email', message: whyRefused(typed) })
  return email
}

const inLowerCase = (name: string): string => name.trim().toLowerCase()

/** What an account holds of a visitor: shown, handed out, or erased (record 155). */
export function createPersonalDataService(dependencies: PersonalDataDependencies) {
  const { db, forms, orders, visits, hashEmail, clock } = dependencies

  async function reviewsByName(accountId: string, { signUps, reviews, orders: bought }: Omit<VisitorData, 'email'>) {
    const names = [...signUps.map(({ name }) => name), ...bought.map(({ buyerName }) => buyerName)]
    const found = await forms.reviewsByName(accountId, [...new Set(names.map(inLowerCase))].filter(Boolean))
    const known = new Set(reviews.map(({ id }) => id))
    return found.filter(({ id }) => !known.has(id))
  }

  async function find(accountId: string, typed: string): Promise<VisitorData> {
    const email = requireAddress(typed)
    const [inForms, bought, visited, erasures] = await Promise.all([
      forms.find(accountId, email),
      orders.find(accountId, email),
      visits.count(accountId, email, db),
      store.listErasures(accountId, hashEmail(email), db),
    ])
    const found = {
      ...inForms,
      reviewsByName: [],
      orders: bought,
      visits: visited,
      erasures: erasures.map(({ erased, erased_at: at }) => ({
        ...visitorErasure.parse(erased),
        erasedAt: at.toISOString(),
      })),
    }
    return { email, ...found, reviewsByName: await reviewsByName(accountId, found) }
  }

  return {
    find,

    async export(accountId: string, { email, reviewIds }: Wanted, order: { timezone: string; language: Language }) {
      const visitor = await find(accountId, email)
      const chosen = await forms.reviewsById(accountId, reviewIds)
      const known = new Set(visitor.reviews.map(({ id }) => id))
      const reviews = [...visitor.reviews, ...chosen.filter(({ id }) => !known.has(id))]
      return visitorZip({ visitor: { ...visitor, reviews }, forms, orders, at: clock(), ...order })
    },

    /** Erases at once what no law keeps; `by` is noted, and the address is not. */
    async erase(accountId: string, { email: typed, reviewIds }: Wanted, by: string): Promise<VisitorErasure> {
      const email = requireAddress(typed)
      const { erased, photoKeys } = await inTransaction(db, async (trx) => {
        const { photoKeys: keys, ...left } = await forms.erase(accountId, email, reviewIds, trx)
        const bought = await orders.erase(accountId, email, trx)
        const gone: VisitorErasure = {
          ...left,
          orders: bought.erased,
          retainedOrders: bought.retained,
          visits: await visits.erase(accountId, email, trx),
        }
        const isNothing = Object.values(gone).every((count) => count === 0)
        if (!isNothing)
          await store.noteErasure({ accountId, by, emailHash: hashEmail(email), erased: gone, at: clock() }, trx)
        return { erased: gone, photoKeys: keys }
      })
      await forms.dropPhotos(photoKeys)
      return erased
    },

    /** Returns the accounts that hold something of this person. */
    async accountsWith(email: string): Promise<string[]> {
      const found = await Promise.all([forms, orders, visits].map((source) => source.accountsWith(email, db)))
      return [...new Set(found.flat())].toSorted()
    },
    countReports: (email: string) => store.countReports(email, db),
    eraseReporter: (email: string) => store.eraseReporter(email, db),
  }
}
export type PersonalDataService = ReturnType<typeof createPersonalDataService>
