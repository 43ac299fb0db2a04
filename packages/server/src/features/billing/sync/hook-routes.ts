import type { FastifyInstance } from 'fastify'
import type { BillingEvent, BillingProvider } from '../../../platform/billing/port.ts'
import { AppError } from '../../../platform/http/errors/app-error.ts'
import { PaymentEventRefused } from '../../../platform/payments/port.ts'
import { askProvider } from '../ask-provider.ts'
import { messages } from '../messages/messages.ts'

/** Address of the provider's webhook events about our own account; those of merchants have another, with another secret. */
const PATH = '/hooks/stripe/billing'
const LARGEST = 512 * 1024

interface HookDependencies {
  provider: BillingProvider | undefined
  take: (event: BillingEvent) => Promise<void>
}

/** Receives webhook events. A 2xx response means that it was processed; after any other the provider sends it again. */
export function addBillingHook(server: FastifyInstance, { provider, take }: HookDependencies): void {
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
        if (!provider) throw new AppError('NOT_FOUND')
        const signature = request.headers['stripe-signature']
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        const event = await provider
          .readEvent(body, typeof signature === 'string' ? signature : undefined)
          .catch((cause: unknown) => {
            if (!(cause instanceof PaymentEventRefused)) throw cause
            throw new AppError('BAD_REQUEST', { message: messages.later('eventRefused'), cause })
          })
        await askProvider(() => take(event))
        return { received: true }
      },
    })
  })
}
