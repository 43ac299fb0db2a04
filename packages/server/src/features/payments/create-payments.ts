import type { Order } from '@taplet/contract'
import { orderCalls } from '@taplet/contract/schemas'
import type { Language } from '@taplet/messages'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Contacts } from '../../platform/mail/contacts.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Bind } from '../../platform/http/bind.ts'
import type { CsvOrder } from '../../platform/http/csv.ts'
import type { JobHandlers, Jobs } from '../../platform/jobs/index.ts'
import type { Mail } from '../../platform/mail/port.ts'
import { newId } from '../../platform/new-id.ts'
import type { PaymentProvider } from '../../platform/payments/port.ts'
import { paymentRoutes } from './begin/routes.ts'
import { PAY_WITHIN_MS } from './begin/pay-within.ts'
import { createBegin } from './begin/service.ts'
import { createBuyers } from './buyers/buyers.ts'
import { createTurns } from './begin/turns.ts'
import { ORDER_MAIL_JOB, type OrderMail, orderMail } from './mails/order-mail.ts'
import { createSendMails } from './mails/send-mails.ts'
import { createOrderChanges } from './orders/change-service.ts'
import { exportCsv, ordersCsv } from './orders/export.ts'
import { createOrderReading } from './orders/read-service.ts'
import { sellingRoutes } from './orders/routes.ts'
import type { PageOf } from './orders/to-order.ts'
import { createPayouts } from './payouts/service.ts'
import { addHookRoutes } from './progress/hook-routes.ts'
import { createReconcileOrders } from './progress/reconcile-orders.ts'
import { createReceipt } from './progress/receipt.ts'
import { createSettle } from './progress/settle.ts'
import type { SoldProducts, Trx } from './sold-products.ts'

export interface PaymentDependencies {
  db: Database
  jobs: Pick<Jobs, 'enqueue'>
  mail: Mail
  /** Origin of pages and dashboard, without trailing slash. */
  publicUrl: string
  /** Returns our origin as a signed-in user sees it. */
  originOf: (request: FastifyRequest) => string
  /** Undefined: selling on slides is off. */
  provider: PaymentProvider | undefined
  products: SoldProducts
  contactsOf: (accountId: string) => Promise<Pick<Contacts, 'email' | 'language'>>
  /** The part of a network address that counts as one guest. */
  addressKey: (address: string) => string
  /** Returns a keyed hash for one purpose. */
  signFor: (purpose: string) => (text: string) => string
  onError: (error: unknown, about: string) => void
  clock?: () => Date
  /** Begun of one product in ten minutes by all together, from which on each address may begin few. */
  mostOrders?: number | undefined
  /** How long tax law asks for paid orders. */
  ordersRetentionYears: number
  /** Language of mails and of what the provider shows. */
  language: Language
}

const LOOK_EVERY_MS = 60_000
const MOST_ORDERS = 600

/** Selling on slides: payout accounts, orders and the state of payments. The money never passes through us. */
export function createPayments(dependencies: PaymentDependencies) {
  const { db, jobs, mail, publicUrl, provider, products, contactsOf, addressKey, signFor, onError } = dependencies
  const { originOf, language, clock = () => new Date(), mostOrders = MOST_ORDERS } = dependencies
  const hashSecret = signFor('payment secrets')
  const enqueueMail = (wanted: OrderMail, trx: Trx, runAt?: Date): Promise<void> =>
    jobs.enqueue(ORDER_MAIL_JOB, wanted, {
      trx,
      // Of delayed mails one is enough.
      ...(runAt && { runAt, jobKey: `${ORDER_MAIL_JOB}:${wanted.kind}:${wanted.orderId}` }),
    })
  const pageOf: PageOf = ({ intent_id: intentId, provider_account_id: account, is_test: isTest }) =>
    provider && intentId !== null && isTest === provider.isTest ? provider.intentPage(account, intentId) : ''

  const payouts = createPayouts({ db, provider, publicUrl, contactsOf })
  const common = { db, provider, products, enqueueMail, clock, onError }
  const settle = createSettle(common)
  const begin = createBegin({
    ...common,
    readyAccount: payouts.readyAccount,
    refreshAccount: payouts.refresh,
    hashSecret,
    newId,
    language,
    mostOrders,
    requireTurn: createTurns(db, clock),
  })
  const receipt = createReceipt({ db, settle, hashSecret, clock })
  const lookAfter = createReconcileOrders({ db, provider, settle, payWithinMs: PAY_WITHIN_MS, clock, onError })
  const buyers = createBuyers({ db, pageOf, retentionYears: dependencies.ordersRetentionYears, clock })
  const reading = createOrderReading({ db, pageOf })
  const changes = createOrderChanges({ ...common, settle, pageOf })
  const sendMail = createSendMails({ db, mail, publicUrl, contactsOf, clock, language })
  const handlers: JobHandlers = { [ORDER_MAIL_JOB]: (sent) => sendMail(orderMail.parse(sent)) }

  return {
    payouts,
    held: reading.held,
    countPaid: reading.countPaid,
    /** What orders hold of one person. */
    buyers: {
      ...buyers,
      toCsv: (orders: readonly Order[], order: Omit<CsvOrder, 'accountId'>) =>
        ordersCsv(orders, { publicUrl, ...order }),
    },
    /** All orders as CSV. */
    exportCsv: ({ accountId, timezone, language: spoken }: CsvOrder) =>
      exportCsv({ reading, publicUrl, language: spoken }, accountId, orderCalls.export.query.parse({ timezone })),
    routes(bind: Bind): void {
      paymentRoutes(bind, { begin, receipt, addressKey, now: () => clock().getTime() })
      sellingRoutes(bind, { reading, changes, payouts, originOf, publicUrl })
    },
    addPages: (server: FastifyInstance): void => addHookRoutes(server, { db, provider, payouts, settle }),
    /** Pass these to `jobs.start`. */
    jobs: handlers,
    /** For the daily clean-up. */
    sweeps: { 'payments.forget': lookAfter.deleteOldBuyers, 'payments.buyers': buyers.eraseDue },
    /** Run at intervals of their own. */
    often: { sweeps: { 'payments.open': lookAfter.open }, everyMs: LOOK_EVERY_MS },
  }
}
