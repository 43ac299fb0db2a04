import { entityId } from '@taplet/slides/schema'
import { z } from 'zod'
import { answers, defineCalls } from '../kit/call.ts'
import { reviewOnShow } from '../slides/live.ts'
import { moreReviewsAddresses } from './addresses.ts'

/** Cursor: the reviews after this one, by its time in milliseconds and its id. */
const afterReview = z.string().regex(/^\d{1,15} [\w-]{1,64}$/)

/** Separate from `contract`, so that the dashboard, which never calls it, does not load it. */
export const moreReviewsCalls = defineCalls(moreReviewsAddresses, {
  moreReviews: {
    summary: 'Approved reviews that follow those on the slide, newest first; none where the form shows none',
    body: z.object({
      fullPagePath: z.string().max(200),
      experienceItemId: entityId,
      widgetId: entityId,
      after: afterReview.meta({ description: 'Time (ms) and id of the last review that was read' }),
    }),
    answer: answers({
      reviews: z.array(reviewOnShow),
      after: afterReview.nullable().meta({ description: 'Asks for what follows; null when that was all' }),
    }),
  },
})
