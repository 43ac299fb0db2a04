import { API_PREFIX, formCalls } from '@taplet/contract'
import { FORM_ADDRESSES } from '@taplet/slides/schema'
import { expect, test } from 'vitest'

test('forms are sent to the calls of the contract, which the slides cannot import', () => {
  const of = (name: keyof typeof FORM_ADDRESSES) => API_PREFIX + formCalls[name].path
  expect(FORM_ADDRESSES).toEqual({
    review: of('review'),
    moreReviews: of('moreReviews'),
    subscribe: of('subscribe'),
    ticket: of('ticket'),
  })
})
