import type Stripe from 'stripe'
import type { Account } from './ledger.ts'
import type { Bank } from './bank.ts'

/** What a merchant must provide before visitors can pay. */
const ASKED = ['business_profile.name', 'country', 'external_account']

export function makeAccount(bank: Bank, email: string | undefined): Account {
  return {
    id: bank.newId('acct'),
    object: 'account',
    business_profile: null,
    business_type: null,
    capabilities: { card_payments: 'inactive', transfers: 'inactive' },
    charges_enabled: false,
    country: 'US',
    created: bank.now(),
    default_currency: 'usd',
    details_submitted: false,
    email: email ?? null,
    groups: null,
    metadata: {},
    payouts_enabled: false,
    requirements: requirementsOf(ASKED),
    settings: null,
    type: 'standard',
  } satisfies Stripe.Account
}

const requirementsOf = (due: string[]) =>
  ({
    alternatives: [],
    current_deadline: null,
    currently_due: due,
    disabled_reason: due.length > 0 ? 'requirements.past_due' : null,
    errors: [],
    eventually_due: due,
    past_due: due,
    pending_verification: [],
  }) satisfies Stripe.Account.Requirements

/** Completes the onboarding: visitors can pay. */
export function finishAccount(account: Account, { name, country }: { name: string; country: string }): void {
  account.business_profile = {
    annual_revenue: null,
    estimated_worker_count: null,
    mcc: null,
    minority_owned_business_designation: null,
    name,
    product_description: null,
    specified_commercial_transactions_act_url: null,
    support_address: null,
    support_email: null,
    support_phone: null,
    support_url: null,
    url: null,
  }
  account.country = country
  account.capabilities = { card_payments: 'active', transfers: 'active' }
  account.charges_enabled = true
  account.details_submitted = true
  account.payouts_enabled = true
  account.requirements = requirementsOf([])
}
