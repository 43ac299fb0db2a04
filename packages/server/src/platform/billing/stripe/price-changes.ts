import type Stripe from 'stripe'
import { PaymentProviderError } from '../../payments/port.ts'
import type { AskStripe } from '../../payments/stripe/stripe-client.ts'
import type { BillingProvider, PriceChange, ProviderSubscription } from '../port.ts'
import { idOfAnswer } from './read-answers.ts'
import { toScheduleStart } from './to-schedule-start.ts'

interface ChangeDependencies {
  ask: AskStripe
  readSubscription: BillingProvider['readSubscription']
  update: (id: string, wish: Stripe.SubscriptionUpdateParams, idempotencyKey?: string) => Promise<ProviderSubscription>
}

const inSeconds = (at: Date): number => Math.floor(at.getTime() / 1000)
export const isFinal = (error: unknown): boolean => error instanceof PaymentProviderError && error.isFinal

/** Changes of what a running subscription costs: at once, or by a schedule. */
export function createPriceChanges({ ask, readSubscription, update }: ChangeDependencies) {
  /** Stripe lets nothing else change a subscription while it has a schedule. */
  async function release({ subscriptionId, scheduleId }: ProviderSubscription): Promise<void> {
    if (scheduleId === null) return
    try {
      await ask((stripe) => stripe.subscriptionSchedules.release(scheduleId), idOfAnswer)
    } catch (error) {
      if (!isFinal(error) || (await readSubscription(subscriptionId)).scheduleId !== null) throw error
    }
  }

  /** The difference is charged at once, or the card is declined and nothing changes. */
  const asChange = ({ subscription, priceId, at }: PriceChange) =>
    ({
      items: [{ id: subscription.itemId, price: priceId }],
      proration_behavior: 'always_invoice',
      proration_date: inSeconds(at),
    }) satisfies Stripe.SubscriptionUpdateParams

  const changeLater: BillingProvider['changeLater'] = async ({ subscription, priceId, key }) => {
    const { subscriptionId, periodEnd, endsAt } = subscription
    if (endsAt !== null) await update(subscriptionId, { cancel_at_period_end: false })
    const { scheduleId, start } = await ask(
      (stripe) =>
        subscription.scheduleId === null
          ? stripe.subscriptionSchedules.create(
              { from_subscription: subscriptionId },
              { idempotencyKey: `schedule ${key}` },
            )
          : stripe.subscriptionSchedules.retrieve(subscription.scheduleId),
      toScheduleStart,
    )
    await ask(
      (stripe) =>
        stripe.subscriptionSchedules.update(scheduleId, {
          end_behavior: 'release',
          proration_behavior: 'none',
          phases: [
            {
              items: [{ price: subscription.priceId, quantity: 1 }],
              start_date: start,
              end_date: inSeconds(periodEnd),
            },
            { items: [{ price: priceId, quantity: 1 }], duration: { interval: 'month', interval_count: 1 } },
          ],
        }),
      idOfAnswer,
    )
    return readSubscription(subscriptionId)
  }

  const changeNow: BillingProvider['changeNow'] = async ({ key, ...change }) => {
    const { subscription } = change
    const { subscriptionId, next, endsAt } = subscription
    await release(subscription)
    const wish = { ...asChange(change), ...(endsAt !== null && { cancel_at_period_end: false }) }
    try {
      return await update(subscriptionId, { ...wish, payment_behavior: 'error_if_incomplete' }, `change ${key}`)
    } catch (error) {
      // A refused change changes nothing: what was to come is put back.
      if (next) await changeLater({ subscription: { ...subscription, scheduleId: null }, ...next, key: `back ${key}` })
      else if (error instanceof PaymentProviderError && error.asksBank)
        return update(subscriptionId, { ...wish, payment_behavior: 'pending_if_incomplete' }, `confirm ${key}`)
      throw error
    }
  }

  return { asChange, release, changeNow, changeLater }
}
