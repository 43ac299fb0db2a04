/** Entry point: the calls of the inbox. Apart from the others, so that neither the first screen nor the editor carries them. */
import { inboxCalls } from './forms/inbox-calls.ts'

export { CONFIRM_DAYS, FORM_LIMITS, FORM_RETENTION_DAYS, REVIEW_REPLY_MAX } from './forms/form-limits.ts'
export {
  INBOX_EXPORT_PATH,
  type InboxFilter,
  type InboxOrder,
  inboxExportQuery,
  inboxOrder,
} from './forms/inbox-calls.ts'
export {
  type InboxEntry,
  type InboxReview,
  type InboxSubscriber,
  type ReviewState,
  reviewState,
  type SubscriberState,
  subscriberState,
} from './forms/inbox-entries.ts'
export {
  type DigestRhythm,
  digestRhythm,
  type InboxDigest,
  type InboxWebhook,
  type WebhookDelivery,
  type WebhookEvent,
  webhookEvent,
} from './forms/inbox-settings.ts'
export { changeResult, type ChangeResult, MAX_MANY } from './kit/many.ts'

export const inbox = { inbox: inboxCalls } as const
export type Inbox = typeof inbox
