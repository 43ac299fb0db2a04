/** Where forms are sent, with a script or without: calls of the contract; a test compares the two. */
export const FORM_ADDRESSES = {
  review: '/api/forms/reviews',
  moreReviews: '/api/forms/reviews/more',
  subscribe: '/api/forms/subscriptions',
  ticket: '/api/forms/ticket',
} as const

/** The longest texts that these calls accept, in characters. */
export const FORM_LENGTHS = { text: 2000, name: 80, email: 254 } as const
/** The largest photo that they accept. */
export const PHOTO_MEGABYTES = 8
