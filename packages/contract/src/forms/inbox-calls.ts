import { objection } from '@taplet/messages'
import { entityId, shortText } from '@taplet/slides/schema'
import { z } from 'zod'
import { answers, answersFile, defineCalls } from '../kit/call.ts'
import { REVIEW_REPLY_MAX } from './limits.ts'
import { inboxEntry, inboxReview, reviewState, subscriberState } from './inbox-entries.ts'
import { digestRhythm, inboxDigest, inboxWebhook, webhookDelivery, webhookEvent } from './inbox-settings.ts'
import { changeResult, manyIds } from '../kit/many.ts'
import { inboxAddresses } from './addresses.ts'
import { messages } from '../kit/field-errors/messages/messages.ts'

const day = z.iso.date()

/** Filters; all are optional and combine. */
const filter = z.object({
  kind: z.enum(['REVIEW', 'SUBSCRIBER']).optional(),
  state: z.enum([...reviewState.options, ...subscriberState.options]).optional(),
  experienceId: entityId.optional(),
  experienceItemId: entityId.optional(),
  tagId: entityId.optional().meta({ description: 'The link or code that the visitor came by' }),
  stars: z.coerce.number().int().min(1).max(5).optional(),
  unread: z.enum(['true']).optional().meta({ description: 'Only what was not read yet' }),
  from: day.optional().meta({ description: 'First day, in the time zone of `timezone`' }),
  to: day.optional().meta({ description: 'Last day, inclusive' }),
  timezone: z.string().max(64).default('UTC'),
  search: z.string().max(200).default('').meta({ description: 'Words of the text, the name or the address' }),
})
export type InboxFilter = z.output<typeof filter>

const INBOX_PAGE = 50
export const inboxOrder = z.enum(['NEWEST', 'OLDEST'])
export type InboxOrder = z.output<typeof inboxOrder>

export const inboxCalls = defineCalls(inboxAddresses, {
  list: {
    summary: 'What visitors left, a page at a time. Spam is left out unless the state or the id asks for it',
    query: filter.extend({
      id: entityId.optional().meta({ description: 'This one alone, whatever its state' }),
      order: inboxOrder.default('NEWEST'),
      cursor: z.string().max(200).optional(),
      limit: z.coerce.number().int().min(1).max(100).default(INBOX_PAGE),
    }),
    answer: answers({
      entries: z.array(inboxEntry),
      nextCursor: z.string().nullable().meta({ description: 'Null at the end' }),
    }),
  },
  counts: {
    summary:
      'How many there are of each state, how many are unread, and what the account may keep. Narrowed, it counts what the list would hold, one state after the other',
    query: filter.omit({ state: true }).extend({
      timezone: z.string().max(64).optional().meta({
        description: 'Of `from` and `to`, else UTC. The first one sent is that of the mails about news',
      }),
    }),
    answer: answers({
      unread: z.object({ reviews: z.number().int(), subscribers: z.number().int() }),
      reviews: z.record(reviewState, z.number().int()),
      subscribers: z.record(subscriberState, z.number().int()),
      limits: z.object({ reviews: z.number().int(), subscribers: z.number().int() }),
    }),
  },
  origins: {
    summary: 'The slides and links that entries came from, by name: what a list can be narrowed to',
    query: z.object({ kind: z.enum(['REVIEW', 'SUBSCRIBER']) }),
    answer: answers({
      slides: z.array(z.object({ experienceItemId: z.string(), slideName: z.string() })),
      links: z.array(z.object({ tagId: z.string(), linkName: z.string() })),
    }),
  },
  moderate: {
    summary: 'Approve or reject reviews, or say that they are spam. What is approved stands on the slide at once',
    body: z.object({ ids: manyIds, state: reviewState }),
    answer: answers({ results: z.array(changeResult) }),
  },
  markSpam: {
    summary: 'Put sign-ups among the spam, or take them out of it: those that never confirmed are then asked by mail',
    body: z.object({ ids: manyIds, isSpam: z.boolean() }),
    answer: answers({ results: z.array(changeResult) }),
  },
  markRead: {
    summary: 'Entries of any kind were read, or are to look unread again; without ids: all of them were read',
    body: z.object({ ids: manyIds.optional(), isRead: z.boolean().default(true) }),
    answer: answers({ unread: z.object({ reviews: z.number().int(), subscribers: z.number().int() }) }),
  },
  reply: {
    summary: 'Reply to a review; visitors read it under the review. An empty text takes the reply back',
    body: z.object({ id: entityId, reply: shortText(REVIEW_REPLY_MAX) }),
    answer: answers({ review: inboxReview }),
  },
  delete: {
    summary: 'Delete entries for good. Of a person who left the list a keyed hash of the address is remembered',
    body: z.object({ ids: manyIds }),
    answer: answers({ results: z.array(changeResult) }),
  },
  deletePerson: {
    summary: 'Delete every sign-up of an e-mail address (a request to be forgotten)',
    body: z.object({ email: z.string().min(3).max(400) }),
    answer: answers({ deleted: z.number().int() }),
  },
  getSettings: {
    summary: 'The mails about news and the webhook',
    answer: answers({ digest: inboxDigest, webhook: inboxWebhook.nullable() }),
  },
  saveDigest: {
    summary: 'How often a mail tells of news; none is sent when there is none',
    body: z.object({ rhythm: digestRhythm, timeZone: z.string().max(64) }),
    answer: answers({ digest: inboxDigest }),
  },
  saveWebhook: {
    summary:
      'Where news is sent as it comes in, signed as standardwebhooks.com says. The secret is shown when it is made',
    body: z.object({
      url: z.string().max(2048),
      events: z.array(webhookEvent).min(1, objection(messages.later('noneNamed'))),
      isOn: z.boolean().default(true),
    }),
    answer: answers({ webhook: inboxWebhook, secret: z.string().optional() }),
  },
  rotateWebhookSecret: {
    summary: 'A new secret, shown this once. For a day deliveries are signed with the old one, too',
    body: z.object({}),
    answer: answers({ webhook: inboxWebhook, secret: z.string() }),
  },
  testWebhook: {
    summary: 'Send a test event now and answer what came back',
    body: z.object({}),
    answer: answers({ delivery: webhookDelivery }),
  },
  deleteWebhook: {
    summary: 'Send nothing any more and forget the address and its log',
    body: z.object({}),
    answer: answers({}),
  },
  sendAgain: {
    summary: 'Send a message that did not get through once more, under the same id',
    body: z.object({ deliveryId: entityId }),
    answer: answers({}),
  },
  getDeliveries: {
    summary: 'The last 50 deliveries, newest first',
    answer: answers({ deliveries: z.array(webhookDelivery) }),
  },
  export: {
    summary: 'The reviews or the sign-ups that match, as a CSV file. No cell of it runs as a formula',
    query: filter.extend({ kind: z.enum(['REVIEW', 'SUBSCRIBER']) }),
    ...answersFile('text/csv'),
  },
})
