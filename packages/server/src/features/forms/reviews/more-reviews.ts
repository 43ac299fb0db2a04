import type { Database } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/errors/app-error.ts'
import type { FindForm, FormPosition } from '../placed-form/find-form.ts'
import { toReviewOnShow } from './live-reviews.ts'
import { findFollowing } from './live-store.ts'
import { messages } from '../messages/messages.ts'

const PAGE = 10

interface MoreReviewsDependencies {
  db: Database
  findForm: FindForm
}

/**
 * Lets visitors load more where a slide shows only the newest reviews. Asking throws NOT_FOUND when its form is gone.
 */
export const createMoreReviews =
  ({ db, findForm }: MoreReviewsDependencies) =>
  async ({ after, ...position }: FormPosition & { after: string }) => {
    const form = await findForm(position, 'REVIEW')
    if (!form || form.rules.shownReviews === 0)
      throw new AppError('NOT_FOUND', { message: messages.later('reviewsGone') })
    // The contract guarantees the shape.
    const [at = '', id = ''] = after.split(' ')
    const rows = await findFollowing(form, { at: new Date(Number(at)), id }, PAGE + 1, db)
    const shown = rows.slice(0, PAGE)
    const last = rows.length > PAGE ? shown.at(-1) : undefined
    return {
      reviews: shown.map(toReviewOnShow),
      after: last ? `${last.created_at.getTime()} ${last.review_id}` : null,
    }
  }
