import { API_PREFIX } from '@taplet/contract'
import { formCalls, moreReviewsCalls } from '@taplet/contract/schemas'
import { FORM_ADDRESSES } from '@taplet/slides/schema'
import { expect, test } from 'vitest'

test('forms are sent to the calls of the contract, which the slides cannot import', () => {
  const calls = { ...formCalls, ...moreReviewsCalls }
  const of = (name: keyof typeof FORM_ADDRESSES) => API_PREFIX + calls[name].path
  expect(FORM_ADDRESSES).toEqual({
    review: of('review'),
    moreReviews: of('moreReviews'),
    subscribe: of('subscribe'),
    ticket: of('ticket'),
  })
})
