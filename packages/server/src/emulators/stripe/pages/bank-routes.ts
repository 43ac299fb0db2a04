import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Bank } from '../bank/bank.ts'
import { fail, succeed } from '../bank/pay.ts'
import { bankPage } from './bank-page.ts'
import { sendPage } from './send-page.ts'

const hidden = { schema: { hide: true } }
const query = z.object({ payment_intent: z.string(), payment_intent_client_secret: z.string() })
const form = z.object({ next: z.enum(['approve', 'refuse']) })

const REFUSED = {
  kind: 'DECLINED',
  code: 'payment_intent_authentication_failure',
  message: 'Your bank could not make sure that it is you. Try again, or use another card.',
} as const

/** Adds the bank's page that asks the buyer to confirm; it redirects back to where they came from. */
export function addBankPage(scope: FastifyInstance, bank: Bank): void {
  function intentOf(given: unknown) {
    const { data } = query.safeParse(given)
    const found =
      data && Object.hasOwn(bank.ledger.intents, data.payment_intent) && bank.ledger.intents[data.payment_intent]
    return found && found.thing.client_secret === data.payment_intent_client_secret ? found : undefined
  }

  scope.get('/authenticate', hidden, async (request, reply) => {
    const found = intentOf(request.query)
    return found ? sendPage(reply, bankPage(request.url, found.thing)) : reply.callNotFound()
  })

  scope.post('/authenticate', hidden, async (request, reply) => {
    const found = intentOf(request.query)
    const { success, data } = form.safeParse(request.body)
    if (!found || !success) return reply.callNotFound()
    const { accountId, thing: intent } = found
    const back = intent.next_action?.redirect_to_url?.return_url
    if (intent.status !== 'requires_action' || !back) return sendPage(reply, bankPage(request.url, intent))
    if (data.next === 'approve') succeed(bank, accountId, intent)
    else fail(bank, accountId, intent, REFUSED)
    await bank.save()
    const url = new URL(back)
    url.searchParams.set('payment_intent', intent.id)
    url.searchParams.set('payment_intent_client_secret', intent.client_secret)
    url.searchParams.set('redirect_status', data.next === 'approve' ? 'succeeded' : 'failed')
    return reply.redirect(url.href, 303)
  })
}
