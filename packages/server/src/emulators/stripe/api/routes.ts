import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PaymentKeys } from '../../../platform/payments/payment-keys.ts'
import type { Bank } from '../bank/bank.ts'
import { BILLING_ENTRIES } from '../billing/api/entries.ts'
import { missing, StripeRefusal } from '../bank/refusal.ts'
import { EMULATOR_PATH } from '../emulator-endpoint.ts'
import { createAccount, createAccountLink, readAccount } from './accounts.ts'
import type { Handler } from './call.ts'
import { confirmIntent } from './confirm-intent.ts'
import { cancelIntent, captureIntent, createIntent, readIntent } from './intents.ts'
import { type Answer, once } from './once.ts'
import { parseForm } from './parse-form.ts'
import { readCaller } from './read-caller.ts'
import { createRefund } from './refunds.ts'

interface Entry {
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  handler: Handler
  /** May be called with the publishable key. */
  isForBrowsers?: true
}

const ENTRIES: readonly Entry[] = [
  { method: 'POST', path: 'accounts', handler: createAccount },
  { method: 'GET', path: 'accounts/:id', handler: readAccount },
  { method: 'POST', path: 'account_links', handler: createAccountLink },
  { method: 'POST', path: 'payment_intents', handler: createIntent },
  { method: 'GET', path: 'payment_intents/:id', handler: readIntent, isForBrowsers: true },
  { method: 'POST', path: 'payment_intents/:id/confirm', handler: confirmIntent, isForBrowsers: true },
  { method: 'POST', path: 'payment_intents/:id/capture', handler: captureIntent },
  { method: 'POST', path: 'payment_intents/:id/cancel', handler: cancelIntent },
  { method: 'POST', path: 'refunds', handler: createRefund },
  ...BILLING_ENTRIES,
]

type StripeRequest = FastifyRequest<{ Params: { id?: string } }>

/** Adds the part of Stripe's API that our server and its pages use. https://docs.stripe.com/api */
export function addStripeApi(server: FastifyInstance, { bank, keys }: { bank: Bank; keys: PaymentKeys }): void {
  void server.register(
    async (scope) => {
      scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) =>
        done(null, parseForm(text.toString())),
      )
      scope.setErrorHandler(answerRefusal)
      for (const { method, path, handler, isForBrowsers = false } of ENTRIES) {
        scope.route({
          method,
          url: `/${path}`,
          schema: { hide: true },
          handler: async (request: StripeRequest, reply) => {
            const { status, body } = await answer(request, handler, isForBrowsers)
            return reply
              .code(status)
              .headers({ 'request-id': bank.newId('req'), 'cache-control': 'no-store' })
              .send(body)
          },
        })
      }
    },
    { prefix: `${EMULATOR_PATH}/v1` },
  )

  async function answer(request: StripeRequest, handler: Handler, isForBrowsers: boolean): Promise<Answer> {
    const caller = readCaller(request, keys, bank.ledger)
    if (caller.isBrowser && !isForBrowsers)
      throw new StripeRefusal(
        401,
        'invalid_request_error',
        'This API call cannot be made with a publishable API key.',
        {
          code: 'secret_key_required',
        },
      )
    const { method, url, params, headers } = request
    const [path = '', query = ''] = url.split('?', 2)
    const parameters = method === 'POST' ? request.body : parseForm(query)
    const run = () => handler({ bank, ...caller, id: params.id ?? '', parameters })
    if (method === 'GET') return { status: 200, body: run() }
    const key = headers['idempotency-key']?.toString()
    try {
      return once(bank, { key, accountId: caller.accountId, path, body: parameters }, run)
    } finally {
      await bank.save()
    }
  }
}

async function answerRefusal(error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  if (error instanceof StripeRefusal) return reply.code(error.status).send(error.body)
  if (error instanceof Error && 'statusCode' in error)
    return reply.code(400).send(missing('route', request.url, '').body)
  request.log.error({ err: error }, 'the sandbox of payments failed')
  return reply.code(500).send({ error: { type: 'api_error', message: 'The sandbox failed.' } })
}
