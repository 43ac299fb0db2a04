import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database } from '../../platform/db/database.ts'
import type { Authenticate, Bind } from '../../platform/http/bind.ts'
import type { JobHandlers, Jobs } from '../../platform/jobs/index.ts'
import type { Mail } from '../../platform/mail/port.ts'
import { newId } from '../../platform/new-id.ts'
import type { PaymentProvider } from '../../platform/payments/port.ts'
import { paymentRoutes } from './begin/routes.ts'
import { createBegin, HOLD_MS } from './begin/service.ts'
import { ORDER_MAIL_JOB, type OrderMail, orderMail } from './mails/order-mail.ts'
import { createSendMails } from './mails/send-mails.ts'
import { createOrderChanges } from './orders/change-service.ts'
import { createOrderReading } from './orders/read-service.ts'
import { addOrdersExport, sellingRoutes } from './orders/routes.ts'
import type { PageOf } from './orders/to-order.ts'
import { createPayouts } from './payouts/service.ts'
import { addHookRoutes } from './progress/hook-routes.ts'
import { createLookAfter } from './progress/look-after.ts'
import { createReceipt } from './progress/receipt.ts'
import { createSettle } from './progress/settle.ts'
import type { SoldProducts, Trx } from './sold-products.ts'

export interface PaymentDependencies {
  db: Database
  jobs: Pick<Jobs, 'enqueue'>
  mail: Mail
  /** Origin of pages and dashboard; no slash at its end. */
  publicUrl: string
  /** The origin that somebody who is signed in sees us at. */
  originOf: (request: FastifyRequest) => string
  /** Undefined: nobody sells on slides here. */
  provider: PaymentProvider | undefined
  products: SoldProducts
  contactsOf: (accountId: string) => Promise<{ email: string | null }>
  /** The part of a network address that counts as one guest. */
  addressKey: (address: string) => string
  /** A keyed hash for one purpose. */
  signFor: (purpose: string) => (text: string) => string
  onError: (error: unknown, about: string) => void
  clock?: () => Date
}

const LOOK_EVERY_MS = 60_000

/** Selling on slides: who is paid, what is ordered, and how payments stand. The money never passes through us. */
export function createPayments(dependencies: PaymentDependencies) {
  const { db, jobs, mail, publicUrl, provider, products, contactsOf, addressKey, signFor, onError } = dependencies
  const { originOf, clock = () => new Date() } = dependencies
  const hashSecret = signFor('payment secrets')
  const enqueueMail = (wanted: OrderMail, trx: Trx, runAt?: Date): Promise<void> =>
    jobs.enqueue(ORDER_MAIL_JOB, wanted, {
      trx,
      // Of the mails that wait for a while one is enough.
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
  })
  const receipt = createReceipt({ db, settle, hashSecret, clock })
  const lookAfter = createLookAfter({ db, provider, settle, holdMs: HOLD_MS, clock, onError })
  const reading = createOrderReading({ db, pageOf })
  const changes = createOrderChanges({ ...common, settle, pageOf })
  const sendMail = createSendMails({ db, mail, publicUrl, contactsOf, clock })
  const handlers: JobHandlers = { [ORDER_MAIL_JOB]: (sent) => sendMail(orderMail.parse(sent)) }

  return {
    payouts,
    routes(bind: Bind): void {
      paymentRoutes(bind, { begin, receipt, addressKey, now: () => clock().getTime() })
      sellingRoutes(bind, { reading, changes, payouts, originOf })
    },
    addPages(server: FastifyInstance, authenticate: Authenticate): void {
      addOrdersExport(server, authenticate, { reading, publicUrl })
      addHookRoutes(server, { db, provider, payouts, settle })
    },
    /** For `jobs.start`. */
    jobs: handlers,
    /** For the daily round. */
    sweeps: { 'payments.forget': lookAfter.forget },
    /** For rounds of their own. */
    often: { sweeps: { 'payments.open': lookAfter.open }, everyMs: LOOK_EVERY_MS },
  }
}
