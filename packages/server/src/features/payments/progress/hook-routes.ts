import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Database } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/errors/app-error.ts'
import { type PaymentEvent, PaymentEventRefused, type PaymentProvider } from '../../../platform/payments/port.ts'
import { askProvider } from '../ask-provider.ts'
import type { Payouts } from '../payouts/service.ts'
import type { Settle } from './settle.ts'
import * as store from './store.ts'
import { messages } from '../messages/messages.ts'

/** Address of the provider's webhook events. */
const PATH = '/hooks/stripe'
const LARGEST = 512 * 1024

interface HookDependencies {
  db: Database
  provider: PaymentProvider | undefined
  payouts: Pick<Payouts, 'refresh' | 'lose'>
  settle: Settle
}

/** Receives webhook events. A 2xx response means that it was processed; after any other the provider sends it again. */
export function addHookRoutes(server: FastifyInstance, dependencies: HookDependencies): void {
  void server.register(async (scope) => {
    // The signature covers the raw bytes.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    scope.route({
      method: 'POST',
      url: PATH,
      bodyLimit: LARGEST,
      schema: { hide: true },
      handler: async (request) => {
        const { provider } = dependencies
        if (!provider) throw new AppError('NOT_FOUND')
        const signature = request.headers['stripe-signature']
        const event = await readEvent(provider, request.body, typeof signature === 'string' ? signature : undefined)
        await take(dependencies, event, request.log)
        return { received: true }
      },
    })
  })
}

async function readEvent(
  provider: PaymentProvider,
  body: unknown,
  signature: string | undefined,
): Promise<PaymentEvent> {
  try {
    return await provider.readEvent(Buffer.isBuffer(body) ? body : Buffer.alloc(0), signature)
  } catch (cause) {
    if (!(cause instanceof PaymentEventRefused)) throw cause
    throw new AppError('BAD_REQUEST', { message: messages.later('eventSignatureWrong'), cause })
  }
}

async function take(
  { db, payouts, settle }: HookDependencies,
  event: PaymentEvent,
  log: FastifyBaseLogger,
): Promise<void> {
  const { eventId, providerAccountId } = event
  if (event.type === 'ACCOUNT') return askProvider(() => payouts.refresh(providerAccountId))
  if (event.type === 'ACCOUNT_GONE') return payouts.lose(providerAccountId)
  if (event.type === 'OTHER') return undefined
  const order = await store.findByIntent(event.intentId, db)
  // A payment that did not begin here, or that another account claims: nothing changes (H5).
  if (!order || order.provider_account_id !== providerAccountId)
    return log.info({ eventId, intentId: event.intentId }, 'an event of no order of ours')
  return settle(order.order_id, eventId)
}
