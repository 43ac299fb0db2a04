import type { PublicExperience, PublicSlide } from '@taplet/contract'
import { schemaOf } from '@taplet/slides/schema'
import type { Database } from '../../../platform/db/database.ts'
import * as store from './live-store.ts'
import { photoPath } from './photos.ts'

type LiveLookup = NonNullable<PublicExperience['live']>
type ReviewSummary = NonNullable<LiveLookup['reviews']>[string]

/** The approved reviews that slides show: queried once for each page. */
export function createLiveReviews(db: Database) {
  return async (
    slides: readonly PublicSlide[],
    { accountId }: { accountId: string },
  ): Promise<{ live: LiveLookup }> => {
    const forms = slides.flatMap(formsOf)
    if (forms.length === 0) return { live: {} }
    const shown = await store.findShown(accountId, forms, db)
    const reviews: Record<string, ReviewSummary> = {}
    for (const { widgetId } of forms) {
      const own = shown.filter((row) => row.widget_id === widgetId)
      const [first] = own
      if (first) reviews[widgetId] = { count: first.total, average: first.average, reviews: own.map(toReviewOnShow) }
    }
    return { live: { reviews } }
  }
}

/** The forms of a slide that show reviews. An average without reviews still needs one query. */
const formsOf = ({ experienceItemId, widgets }: PublicSlide) =>
  widgets.flatMap((widget) => {
    const rules = schemaOf(widget).form?.(widget.widgetData)
    return rules?.kind === 'REVIEW' && rules.shownReviews > 0
      ? [{ itemId: experienceItemId, widgetId: widget.widgetId, most: rules.shownReviews }]
      : []
  })

export const toReviewOnShow = (
  row: Omit<store.ShownReview, 'widget_id' | 'total' | 'average'>,
): ReviewSummary['reviews'][number] => ({
  reviewId: row.review_id,
  stars: row.stars,
  text: row.review_text,
  name: row.visitor_name,
  ...(row.photo_key && { photo: { url: photoPath(row.review_id), width: row.photo_width, height: row.photo_height } }),
  reply: row.reply,
  createdAt: row.created_at.toISOString(),
})
