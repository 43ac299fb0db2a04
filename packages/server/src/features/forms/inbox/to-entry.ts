import type { InboxReview, InboxSubscriber } from '@taplet/contract'
import { reviewState, subscriberState } from '@taplet/contract/schemas'
import { ownPhotoPath } from '../reviews/photos.ts'
import type { InboxReviewRow } from './reviews-store.ts'
import type { InboxSubscriberRow } from './subscribers-store.ts'

const originOf = (row: InboxReviewRow | InboxSubscriberRow) => ({
  experienceId: row.experience_id,
  experienceName: row.experience_name,
  fullPagePath: row.path,
  experienceItemId: row.item_id,
  slideName: row.slide_name ?? '',
  widgetId: row.widget_id,
  tagId: row.tag_id ?? '',
  linkName: row.link_name,
  createdAt: row.created_at.toISOString(),
  isRead: !row.is_unread,
  name: row.visitor_name,
})

export const toReviewEntry = (row: InboxReviewRow): InboxReview => ({
  kind: 'REVIEW',
  id: row.review_id,
  ...originOf(row),
  state: reviewState.parse(row.state),
  stars: row.stars,
  text: row.review_text,
  photoUrl: row.photo_key && ownPhotoPath(row.review_id),
  reply: row.reply,
  repliedAt: row.replied_at?.toISOString() ?? null,
})

export const toSubscriberEntry = (row: InboxSubscriberRow): InboxSubscriber => ({
  kind: 'SUBSCRIBER',
  id: row.subscriber_id,
  ...originOf(row),
  state: subscriberState.parse(row.state),
  email: row.email,
  consentText: row.consent_text,
  consentVersion: row.consent_version,
  confirmedAt: row.confirmed_at?.toISOString() ?? null,
  unsubscribedAt: row.unsubscribed_at?.toISOString() ?? null,
})
