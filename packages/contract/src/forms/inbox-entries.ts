import { z } from 'zod'

export const reviewState = z.enum(['PENDING', 'APPROVED', 'REJECTED', 'SPAM'])
export type ReviewState = z.output<typeof reviewState>

/** WAITING: the mail that asks for confirmation is unanswered. */
export const subscriberState = z.enum(['WAITING', 'CONFIRMED', 'UNSUBSCRIBED', 'SPAM'])
export type SubscriberState = z.output<typeof subscriberState>

/** Where and when something was submitted. Names are today's; empty when the slide or app was deleted. */
const origin = {
  id: z.string(),
  experienceId: z.string(),
  experienceName: z.string(),
  fullPagePath: z.string(),
  experienceItemId: z.string(),
  slideName: z.string(),
  widgetId: z.string(),
  /** The link or code that the visitor came by; empty when unknown. */
  tagId: z.string(),
  /** The owner's name for that link; its id when it has no name, or was deleted. */
  linkName: z.string(),
  createdAt: z.iso.datetime(),
  isRead: z.boolean(),
}

export const inboxReview = z
  .object({
    kind: z.literal('REVIEW'),
    ...origin,
    state: reviewState,
    stars: z.number().int(),
    text: z.string(),
    name: z.string(),
    /** Empty without one. The owner sees it in every state; visitors once the review is approved. */
    photoUrl: z.string(),
    /** The merchant's reply; empty when there is none. */
    reply: z.string(),
    repliedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'InboxReview' })
export type InboxReview = z.output<typeof inboxReview>

export const inboxSubscriber = z
  .object({
    kind: z.literal('SUBSCRIBER'),
    ...origin,
    state: subscriberState,
    email: z.string(),
    name: z.string(),
    /** The sentence the person agreed to, as shown in the form then. */
    consentText: z.string(),
    consentVersion: z.string().meta({ description: 'SHA-256 of the text' }),
    confirmedAt: z.iso.datetime().nullable(),
    unsubscribedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'InboxSubscriber' })
export type InboxSubscriber = z.output<typeof inboxSubscriber>

export const inboxEntry = z.discriminatedUnion('kind', [inboxReview, inboxSubscriber])
export type InboxEntry = z.output<typeof inboxEntry>
