import { z } from 'zod'
import type { Call, Handler } from '../../api/call.ts'
import { expand, readParameters, wholeNumber } from '../../api/read-parameters.ts'
import type { Bank } from '../../bank/bank.ts'
import { invalid, missing } from '../../bank/refusal.ts'
import type { Phase, Schedule, Subscription } from '../billing-ledger.ts'
import { periodEnd, timeOf } from '../clock.ts'
import { releaseSchedule } from '../move-time.ts'
import { itemOf, priceOf } from '../prices.ts'
import { subscriptionOf } from './subscriptions.ts'

const item = z.strictObject({ '0': z.strictObject({ price: z.string(), quantity: z.literal('1') }) })
const updateWish = z.strictObject({
  end_behavior: z.enum(['release', 'cancel']).optional(),
  proration_behavior: z.enum(['always_invoice', 'create_prorations', 'none']).optional(),
  phases: z.strictObject({
    '0': z.strictObject({ items: item, start_date: wholeNumber, end_date: wholeNumber }),
    '1': z.strictObject({
      items: item,
      duration: z.strictObject({ interval: z.enum(['month', 'year']), interval_count: wholeNumber }),
    }),
  }),
  expand,
})

function makePhase(currency: string, priceId: string, start: number, end: number): Phase {
  return {
    add_invoice_items: [],
    application_fee_percent: null,
    billing_cycle_anchor: null,
    billing_thresholds: null,
    collection_method: null,
    currency,
    default_payment_method: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    end_date: end,
    invoice_settings: null,
    items: [
      {
        billing_thresholds: null,
        discounts: [],
        metadata: {},
        plan: priceId,
        price: priceId,
        quantity: 1,
        tax_rates: [],
      },
    ],
    metadata: {},
    on_behalf_of: null,
    proration_behavior: 'none',
    start_date: start,
    transfer_data: null,
    trial_end: null,
  }
}

function makeSchedule(bank: Bank, subscription: Subscription): Schedule {
  const { current_period_start: start, current_period_end: end, price } = itemOf(subscription)
  return {
    id: bank.newId('sub_sched'),
    object: 'subscription_schedule',
    application: null,
    billing_mode: { flexible: null, type: 'classic' },
    canceled_at: null,
    completed_at: null,
    created: timeOf(bank, subscription.customer),
    current_phase: { end_date: end, start_date: start },
    customer: subscription.customer,
    customer_account: null,
    default_settings: {
      application_fee_percent: null,
      billing_cycle_anchor: 'automatic',
      billing_thresholds: null,
      collection_method: 'charge_automatically',
      default_payment_method: null,
      description: null,
      invoice_settings: {
        account_tax_ids: null,
        custom_fields: null,
        days_until_due: null,
        description: null,
        footer: null,
        issuer: { type: 'self' },
      },
      on_behalf_of: null,
      transfer_data: null,
    },
    end_behavior: 'release',
    livemode: false,
    metadata: {},
    pause_schedules: [],
    phases: [makePhase(subscription.currency, price.id, start, end)],
    released_at: null,
    released_subscription: null,
    status: 'active',
    subscription: subscription.id,
    test_clock: null,
  }
}

export const createSchedule: Handler = (call) => {
  const { bank, parameters } = call
  const wish = readParameters(z.strictObject({ from_subscription: z.string() }), parameters)
  const subscription = subscriptionOf(call, wish.from_subscription, 'from_subscription')
  if (subscription.schedule !== null)
    throw invalid('You cannot migrate a subscription that is already attached to a schedule.', {
      param: 'from_subscription',
    })
  const schedule = makeSchedule(bank, subscription)
  bank.ledger.billing.schedules[schedule.id] = schedule
  subscription.schedule = schedule.id
  bank.announce({ type: 'subscription_schedule.created', object: schedule })
  return schedule
}

function scheduleOf({ bank, id }: Call): Schedule {
  const { schedules } = bank.ledger.billing
  const found = Object.hasOwn(schedules, id) ? schedules[id] : undefined
  if (!found) throw missing('subscription_schedule', id, 'schedule')
  return found
}

export const readSchedule: Handler = (call) => {
  readParameters(z.strictObject({ expand }), call.parameters)
  return scheduleOf(call)
}

export const updateSchedule: Handler = (call) => {
  const { bank } = call
  const { phases } = readParameters(updateWish, call.parameters)
  const schedule = requireActive(scheduleOf(call))
  const [now, later] = [phases['0'], phases['1']]
  if (now.start_date !== schedule.current_phase?.start_date)
    throw invalid('You can not modify the start date of the current phase.', { param: 'phases[0][start_date]' })
  const subscription = subscriptionOf(call, schedule.subscription ?? '')
  const next = priceOf(bank, later.items['0'].price, 'phases[1][items][0][price]')
  const { currency } = subscription
  schedule.phases = [
    makePhase(currency, priceOf(bank, now.items['0'].price).id, now.start_date, now.end_date),
    makePhase(currency, next.id, now.end_date, periodEnd(now.end_date, next)),
  ]
  bank.announce({ type: 'subscription_schedule.updated', object: schedule })
  return schedule
}

export const releaseScheduleCall: Handler = (call) => {
  const { bank } = call
  readParameters(z.strictObject({ expand }), call.parameters)
  const schedule = requireActive(scheduleOf(call))
  releaseSchedule(bank, subscriptionOf(call, schedule.subscription ?? ''), 'released')
  return schedule
}

function requireActive(schedule: Schedule): Schedule {
  if (schedule.status !== 'active')
    throw invalid(
      `You cannot update or release a subscription schedule that is currently in the \`${schedule.status}\` status.`,
    )
  return schedule
}
