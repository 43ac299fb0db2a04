import type { ColumnType, Generated } from 'kysely'

type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>

/** The tables of 0044-billing.sql and 0049-confirmed-changes.sql. */
export interface BillingTables {
  billing_customers: {
    account_id: string
    is_test: boolean
    customer_id: Nullable<string>
    revision: Generated<string>
    checkout_count: Generated<number>
    checkout_id: Nullable<string>
    checkout_url: Generated<string>
    checkout_plan: Generated<string>
    checkout_until: Nullable<Date>
    trial_used_at: Nullable<Date>
    created_at: Generated<Date>
  }
  subscriptions: {
    subscription_id: string
    account_id: string
    source: 'stripe' | 'app_store' | 'shopify'
    is_test: boolean
    plan_id: string
    status: 'ACTIVE' | 'ENDED' | 'INCOMPLETE' | 'PAST_DUE' | 'PAUSED' | 'TRIALING' | 'UNPAID'
    currency: string
    amount: number
    started_at: Date
    period_end: Date
    trial_end: Nullable<Date>
    ends_at: Nullable<Date>
    next_plan_id: Nullable<string>
    next_at: Nullable<Date>
    past_due_since: Nullable<Date>
    pay_url: Generated<string>
    trial_told_at: Nullable<Date>
    confirm_until: Nullable<Date>
    read_at: Date
  }
  billing_prices: { price_id: string; plan_id: string }
  billing_events: { event_id: string; type: string; handled_at: Date }
}
