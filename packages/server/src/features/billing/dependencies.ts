import type { PlanPeriod, SubscriptionSource } from '@taplet/contract'
import type { Language } from '@taplet/messages'
import type { FastifyRequest } from 'fastify'
import type { Transaction } from 'kysely'
import type { Contacts } from '../../platform/mail/contacts.ts'
import type { BillingProvider } from '../../platform/billing/port.ts'
import type { ShopifyBilling, ShopifyShop } from '../../platform/billing/shopify/port.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Tables } from '../../platform/db/tables/tables.ts'
import type { Jobs } from '../../platform/jobs/index.ts'
import type { Mail } from '../../platform/mail/port.ts'

export type Trx = Transaction<Tables>

/** What a subscription gives to its account. */
export interface GivenPlan {
  accessLevel: number
  source: SubscriptionSource
  period: PlanPeriod
}

export interface BillingDependencies {
  db: Database
  jobs: Pick<Jobs, 'enqueue'>
  mail: Mail
  /** Origin of the dashboard, without trailing slash. */
  publicUrl: string
  /** Returns our origin as a signed-in user sees it. */
  originOf: (request: FastifyRequest) => string
  /** Undefined: this installation sells no plans by card. */
  provider: BillingProvider | undefined
  shopify: ShopifyBilling
  /** Returns the shop that an account is connected to, with the right to bill it. */
  shopOf: (accountId: string) => Promise<ShopifyShop | undefined>
  contactsOf: (accountId: string) => Promise<Pick<Contacts, 'email' | 'language' | 'timeZone'>>
  /** Writes what the account's subscription gives, `null` for nothing. */
  setSubscriptionLevel: (accountId: string, plan: GivenPlan | null, trx: Trx) => Promise<unknown>
  onError: (error: unknown, about: string) => void
  clock: () => Date
  /** Language of mails. */
  language: Language
}
