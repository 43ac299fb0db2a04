import { MEGABYTE } from '@taplet/base/bytes'
import { API_PREFIX, REVIEW_PHOTO_MAX } from '@taplet/contract'
import { formCalls, moreReviewsCalls } from '@taplet/contract/schemas'
import { FORM_ADDRESSES, PHOTO_MEGABYTES } from '@taplet/slides/schema'
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

test('forms speak of the largest photo that the contract takes', () => {
  expect(PHOTO_MEGABYTES * MEGABYTE).toBe(REVIEW_PHOTO_MAX)
})
