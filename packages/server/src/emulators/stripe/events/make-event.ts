import type Stripe from 'stripe'
import type { Invoice, Schedule, Session, Subscription } from '../billing/billing-ledger.ts'
import type { Account, Charge, Intent } from '../bank/ledger.ts'

/** The version of our SDK. */
const API_VERSION: typeof Stripe.API_VERSION = '2026-10-28.endive'

export type EventData =
  | {
      type:
        | 'payment_intent.amount_capturable_updated'
        | 'payment_intent.canceled'
        | 'payment_intent.payment_failed'
        | 'payment_intent.processing'
        | 'payment_intent.succeeded'
      object: Intent
    }
  | { type: 'charge.refunded'; object: Charge }
  | { type: 'account.updated'; object: Account }
  | { type: 'account.application.deauthorized'; object: { id: string; object: 'application'; name: string } }

type EventOf = EventData & { id: string; created: number; accountId: string }

/** Creates an event as Stripe sends it to an endpoint for connected accounts. */
export const makeEvent = ({ id, created, accountId, type, object }: EventOf) =>
  ({
    id,
    object: 'event',
    account: accountId,
    api_version: API_VERSION,
    created,
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  }) satisfies Omit<Stripe.EventBase, 'data' | 'type'> & { data: unknown; type: string }

/** Events of the platform's own account. */
export type BillingEventData =
  | {
      type:
        | 'customer.subscription.created'
        | 'customer.subscription.deleted'
        | 'customer.subscription.paused'
        | 'customer.subscription.pending_update_applied'
        | 'customer.subscription.pending_update_expired'
        | 'customer.subscription.resumed'
        | 'customer.subscription.trial_will_end'
        | 'customer.subscription.updated'
      object: Subscription
    }
  | { type: 'invoice.paid' | 'invoice.payment_action_required' | 'invoice.payment_failed'; object: Invoice }
  | { type: 'checkout.session.completed' | 'checkout.session.expired'; object: Session }
  | {
      type:
        | 'subscription_schedule.canceled'
        | 'subscription_schedule.created'
        | 'subscription_schedule.released'
        | 'subscription_schedule.updated'
      object: Schedule
    }

/** Creates an event as Stripe sends it to an endpoint for the account that owns it. */
export const makeBillingEvent = ({ id, created, type, object }: BillingEventData & { id: string; created: number }) =>
  ({
    id,
    object: 'event',
    api_version: API_VERSION,
    created,
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  }) satisfies Omit<Stripe.EventBase, 'data' | 'type'> & { data: unknown; type: string }
