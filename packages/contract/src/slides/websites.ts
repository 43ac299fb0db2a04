import { objection } from '@taplet/messages'
import { isSafeLink } from '@taplet/slides/schema'
import { z } from 'zod'
import { answers, defineCalls } from '../kit/call.ts'
import { websiteAddresses } from './addresses.ts'
import { messages } from '../kit/field-errors/messages/messages.ts'

/** Whether a website may be shown inside an instant app. */
export const websiteState = z.enum(['FRAMEABLE', 'REFUSES', 'UNREACHABLE'])

/**
 * Why not: INSECURE: http inside an https page; OWN: a page of ours, which is not shown inside another; HEADERS: the
 * site forbids it. NO_ANSWER, NOT_FOUND and PRIVATE (not on the public internet) say why it is unreachable, OFFLINE
 * that we have no connection.
 */
export const websiteReason = z.enum(['', 'HEADERS', 'INSECURE', 'NO_ANSWER', 'NOT_FOUND', 'OFFLINE', 'OWN', 'PRIVATE'])

/** The preview data of a website. */
export const websiteFacts = z
  .object({
    url: z.string(),
    state: websiteState,
    reason: websiteReason,
    frameUrl: z.string().meta({ description: 'Where the address leads, to be framed; empty when it may not' }),
    title: z.string(),
    description: z.string(),
    siteName: z.string(),
    imageUrl: z.string().meta({ description: 'A picture of it, kept by us; empty when it names none' }),
    checkedAt: z.iso.datetime(),
  })
  .meta({ id: 'WebsiteFacts' })
export type WebsiteFacts = z.output<typeof websiteFacts>

export const websiteCalls = defineCalls(websiteAddresses, {
  check: {
    summary: 'Look at a website: whether it may be framed, and what a card can say of it',
    body: z.object({
      url: z
        .string()
        .max(2048)
        .refine((value) => /^https?:\/\//i.test(value) && isSafeLink(value), objection(messages.later('link'))),
    }),
    answer: answers({ website: websiteFacts }),
  },
})
