import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Bank } from '../bank/bank.ts'
import { cardOf } from '../billing/cards.ts'
import type { Subscription } from '../billing/billing-ledger.ts'
import { DAY, timeOf } from '../billing/clock.ts'
import { setEnding } from '../billing/change-price.ts'
import { force, FORCED_STATES } from '../billing/states.ts'
import { keepCard } from '../billing/make-customer.ts'
import { moveTime, releaseSchedule } from '../billing/move-time.ts'
import { itemOf } from '../billing/prices.ts'
import { portalPage } from './portal-page.ts'
import { sendPage } from './send-page.ts'

const hidden = { schema: { hide: true } }
const form = z.object({
  card: z.string().default(''),
  next: z.enum(['cancel', 'card', 'day', 'keep', 'period', 'week', ...FORCED_STATES]),
})
const HAS_ENDED: ReadonlySet<string> = new Set(['canceled', 'incomplete_expired'])
type Step = z.output<typeof form>['next']

interface Asked {
  Params: { portal: string }
}

/** Adds the billing portal. */
export function addPortalPage(scope: FastifyInstance, bank: Bank): void {
  const { billing } = bank.ledger
  const portalOf = (id: string) => {
    const portal = Object.hasOwn(billing.portals, id) ? billing.portals[id] : undefined
    return portal && portal.expiresAt > bank.now() ? portal : undefined
  }

  scope.get<Asked>('/portal/:portal', hidden, async (request, reply) => {
    const portal = portalOf(request.params.portal)
    if (!portal) return reply.callNotFound()
    moveTime(bank)
    return sendPage(reply, portalPage({ bank, action: request.url, ...portal }))
  })

  scope.post<Asked>('/portal/:portal', hidden, async (request, reply) => {
    const portal = portalOf(request.params.portal)
    const { success, data } = form.safeParse(request.body)
    if (!portal || !success) return reply.callNotFound()
    takeStep(bank, portal.customer, data)
    await bank.save()
    return reply.redirect(request.url, 303)
  })
}

function takeStep(bank: Bank, customerId: string, { next, card }: { next: Step; card: string }): void {
  const current = Object.values(bank.ledger.billing.subscriptions).find(
    ({ customer, status }) => customer === customerId && !HAS_ENDED.has(status),
  )
  if (next === 'card') changeCard(bank, customerId, current, card)
  else if (next === 'incomplete' || next === 'paused' || next === 'unpaid') {
    if (current) force(bank, current, next)
  } else if (next === 'cancel' || next === 'keep') {
    if (current) changeEnding(bank, current, next === 'cancel')
  } else advance(bank, customerId, secondsOf(bank, customerId, next, current))
}

/** Moves the clock of a customer forward; what is due happens. */
export function advance(bank: Bank, customerId: string, seconds: number): void {
  const { ahead } = bank.ledger.billing
  ahead[customerId] = (ahead[customerId] ?? 0) + Math.max(0, seconds)
  moveTime(bank)
}

function secondsOf(bank: Bank, customerId: string, next: Step, current: Subscription | undefined): number {
  if (next === 'day') return DAY
  if (next === 'week') return 7 * DAY
  return current ? itemOf(current).current_period_end - timeOf(bank, customerId) + 1 : 0
}

function changeCard(bank: Bank, customerId: string, current: Subscription | undefined, number: string): void {
  if (!cardOf(number)) return
  const method = keepCard(bank, customerId, number)
  const customer = bank.ledger.billing.customers[customerId]
  if (customer) customer.invoice_settings.default_payment_method = method
  if (!current) return
  current.default_payment_method = method
  bank.announce({ type: 'customer.subscription.updated', object: current })
}

function changeEnding(bank: Bank, subscription: Subscription, ends: boolean): void {
  releaseSchedule(bank, subscription, 'released')
  setEnding(bank, subscription, ends)
  bank.announce({ type: 'customer.subscription.updated', object: subscription })
}
