/** Where forms are sent, with a script or without: calls of the contract, which a test holds them to. */
export const FORM_ADDRESSES = {
  review: '/api/forms/reviews',
  moreReviews: '/api/forms/reviews/more',
  subscribe: '/api/forms/subscriptions',
  ticket: '/api/forms/ticket',
} as const

/** The longest texts that these calls take, in characters. */
export const FORM_LENGTHS = { text: 2000, name: 80, email: 254 } as const
