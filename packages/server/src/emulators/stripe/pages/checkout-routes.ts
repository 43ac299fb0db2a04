import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Bank } from '../bank/bank.ts'
import { cardOf } from '../billing/cards.ts'
import type { Session } from '../billing/billing-ledger.ts'
import { completeSession } from '../billing/complete-session.ts'
import { moveTime } from '../billing/move-time.ts'
import { askBankPage, checkoutPage, endedPage } from './checkout-page.ts'
import { sendPage } from './send-page.ts'

const hidden = { schema: { hide: true } }
const form = z.object({
  card: z.string().default(''),
  code: z.string().trim().max(60).default(''),
  next: z.enum(['apply', 'approve', 'back', 'pay', 'refuse']),
})

type Filled = z.output<typeof form>

interface Asked {
  Params: { session: string }
}

/** Adds the page where a subscription is bought. */
export function addCheckoutPage(scope: FastifyInstance, bank: Bank): void {
  const { billing } = bank.ledger
  const openSession = (id: string): Session | undefined => {
    moveTime(bank)
    const session = Object.hasOwn(billing.sessions, id) ? billing.sessions[id] : undefined
    return session?.status === 'open' ? session : undefined
  }

  /** Returns what is wrong with a code; empty when it was taken, or taken away. */
  function applyCode(session: Session, code: string): string {
    const details = billing.sessionDetails[session.id]
    const found = Object.values(billing.promotionCodes).find((one) => one.code.toLowerCase() === code.toLowerCase())
    if (details) details.promotionCode = found?.active ? found.id : null
    return code === '' || found?.active ? '' : 'This code is invalid.'
  }

  scope.get<Asked>('/checkout/:session', hidden, async (request, reply) => {
    const session = openSession(request.params.session)
    return sendPage(reply, session ? checkoutPage({ bank, session, action: request.url }) : endedPage())
  })

  /** Returns the card that pays, or what to show in its place. */
  function cardThatPays(session: Session, data: Filled, action: string): { number: string } | { page: string } {
    const again = (problem: string) => ({ page: checkoutPage({ bank, session, action, problem }) })
    if (data.next === 'refuse') return again('Your bank could not make sure that it is you. Try another card.')
    const problem = data.next === 'approve' ? '' : applyCode(session, data.code)
    if (problem !== '' || data.next === 'apply') return again(problem)
    const card = cardOf(data.card.replaceAll(/\s/g, ''))
    const isCharged = session.amount_total !== 0
    if (!card || card.now === 'DECLINED' || (isCharged && card.later === 'DECLINED'))
      return again('Your card was declined.')
    if (card.now === 'ASKS' && data.next === 'pay') return { page: askBankPage(action, card.number) }
    return { number: card.number }
  }

  scope.post<Asked>('/checkout/:session', hidden, async (request, reply) => {
    const session = openSession(request.params.session)
    const { success, data } = form.safeParse(request.body)
    if (!session || !success) return sendPage(reply, endedPage())
    if (data.next === 'back') return reply.redirect(session.cancel_url ?? '/', 303)
    const paid = cardThatPays(session, data, request.url)
    if ('page' in paid) return sendPage(reply, paid.page)
    completeSession(bank, session, paid.number)
    await bank.save()
    return reply.redirect(session.success_url ?? '/', 303)
  })
}
