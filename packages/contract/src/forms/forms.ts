import { entityId, shortText } from '@taplet/slides/schema'
import { z } from 'zod'
import { answers, defineCalls } from '../kit/call.ts'
import { REVIEW_PHOTO_MAX, REVIEW_TEXT_MAX, VISITOR_NAME_MAX } from './limits.ts'
import { formAddresses } from './addresses.ts'

/** Position of a form: the published slide, whose stored widget has the rules. */
const place = {
  fullPagePath: z.string().max(200),
  experienceItemId: entityId,
  widgetId: entityId,
  tagId: entityId.optional().meta({ description: 'The link or code that the visitor came by' }),
}

/** What every form sends besides its fields. */
const envelope = {
  ...place,
  submissionId: z.uuid().optional().meta({
    description: 'Made by the viewer for this answer; repeats are one answer. Forms without script have none',
  }),
  ticket: z
    .string()
    .max(200)
    .optional()
    .meta({ description: 'From GET /forms/ticket, asked for when the form is first touched' }),
  proof: z
    .string()
    .max(300)
    .optional()
    .meta({ description: 'The challenge of PROOF_REQUIRED, a dot and the number that solves it' }),
  website: z.string().max(500).optional().meta({ description: 'A field that people do not see. Leave it empty' }),
}

/** Up to 8 MB as base64, with or without `data:image/…;base64,` before it. */
const photo = z.string().max(Math.ceil((REVIEW_PHOTO_MAX * 4) / 3) + 100)

export const reviewInput = z.object({
  ...envelope,
  stars: z.number().int().min(1).max(5),
  text: shortText(REVIEW_TEXT_MAX).default(''),
  name: shortText(VISITOR_NAME_MAX).default(''),
  photo: photo.optional(),
})
export type ReviewInput = z.output<typeof reviewInput>

export const subscriptionInput = z.object({
  ...envelope,
  email: z.string().max(400),
  name: shortText(VISITOR_NAME_MAX).default(''),
  consent: z.literal(true).meta({ description: "That the visitor agreed to the form's text" }),
  consentVersion: z
    .string()
    .regex(/^[\da-f]{64}$/)
    .optional()
    .meta({ description: 'SHA-256 of the text that was shown; left out, it is the text that the form has now' }),
})
export type SubscriptionInput = z.output<typeof subscriptionInput>

/** Only on suspicion: find a whole number n so that SHA-256 of `challenge.n` begins with so many zero bits; send again. */
export const proofRequired = z.object({
  callResult: z.literal('PROOF_REQUIRED'),
  challenge: z.string(),
  bits: z.number().int(),
})

const taken = z.discriminatedUnion('callResult', [answers({}), proofRequired])

export const formCalls = defineCalls(formAddresses, {
  ticket: {
    summary: 'Says when a visitor began to fill in a form; its script asks for it at the first touch',
    answer: answers({ ticket: z.string() }),
  },
  review: {
    summary: 'Leave a review. Also takes forms without script (urlencoded, multipart) and answers those with 303',
    body: reviewInput,
    answer: taken,
  },
  subscribe: {
    summary: 'Sign up for a newsletter; answers the same whether the address is known or not',
    body: subscriptionInput,
    answer: taken,
  },
})
