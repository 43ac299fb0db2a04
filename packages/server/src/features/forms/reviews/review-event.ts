import type { NewReview } from './store.ts'

/** Returns the webhook data of a review. The photo is not included until it is approved. */
export const toReviewEvent = (review: NewReview): object => ({
  id: review.review_id,
  stars: review.stars,
  text: review.review_text,
  name: review.visitor_name,
  hasPhoto: Boolean(review.photo_key),
  experienceId: review.experience_id,
  experienceItemId: review.item_id,
  widgetId: review.widget_id,
})
