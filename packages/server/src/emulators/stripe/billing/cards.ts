/** How a card ends payments: those that its owner makes now, and those that are made later without them. */
export interface BillingCard {
  number: string
  /** Shown on the form. */
  label: string
  now: 'PAID' | 'DECLINED' | 'ASKS'
  later: 'PAID' | 'DECLINED' | 'ASKS'
}

/** Stripe's own test cards. https://docs.stripe.com/testing */
export const BILLING_CARDS: readonly BillingCard[] = [
  { number: '4242424242424242', label: 'Pays', now: 'PAID', later: 'PAID' },
  { number: '4000002500003155', label: 'Asks the bank', now: 'ASKS', later: 'PAID' },
  { number: '4000002760003184', label: 'Asks the bank each time', now: 'ASKS', later: 'ASKS' },
  { number: '4000000000000341', label: 'Is accepted, but cannot be charged', now: 'PAID', later: 'DECLINED' },
  { number: '4000000000000002', label: 'Declined', now: 'DECLINED', later: 'DECLINED' },
]

export const cardOf = (number: string): BillingCard | undefined => BILLING_CARDS.find((card) => card.number === number)
