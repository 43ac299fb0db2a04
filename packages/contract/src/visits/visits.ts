import { DAY_MS } from '@taplet/base/time'
import { entityId } from '@taplet/slides/schema'
import { z } from 'zod'
import { answers, defineCalls } from '../kit/call.ts'
import { visitAddresses } from './addresses.ts'
import { MAX_VISIT_EVENTS } from './limits.ts'

const WEEK_MS = 7 * DAY_MS
/** Advertisers append long parameters to addresses; a visit must not be lost because of them. */
const LONGEST_ADDRESS = 8192

/**
 * Events of a visit. SLIDE: a slide comes into view. DWELL: it was in view for `value` ms. TAP: on a widget with a
 * link. VIDEO: `value` percent were played (25, 50, 75, 100). FORM: submitted and accepted. PRODUCT: a product's
 * details were used. ORDER: placed, `value` in minor units.
 */
export const visitEventType = z.enum(['SLIDE', 'DWELL', 'TAP', 'VIDEO', 'FORM', 'PRODUCT', 'ORDER'])
export type VisitEventType = z.output<typeof visitEventType>

export const visitEvent = z.object({
  id: z
    .number()
    .int()
    .min(0)
    .max(100_000)
    .meta({ description: 'Number of the event within its visit; repeats are one event' }),
  type: visitEventType,
  itemId: entityId.meta({ description: 'The slide: its experienceItemId' }),
  widgetId: z.string().max(64).optional(),
  value: z.number().int().min(0).max(WEEK_MS).optional(),
  ago: z.number().int().min(0).max(WEEK_MS).default(0).meta({ description: 'ms between the event and this report' }),
})

export const visitReport = z.object({
  visitId: z.uuid().meta({ description: 'Made by the viewer for this visit; repeats are one visit' }),
  fullPagePath: z.string().max(200),
  tagId: entityId.optional(),
  guest: z
    .string()
    .regex(/^[\w-]{16,64}$/)
    .optional()
    .meta({
      description:
        'A random word that this device keeps for a day, and then replaces. Absent when the visitor asks not to be followed (Do Not Track, Global Privacy Control) or the device keeps nothing',
    }),
  search: z
    .string()
    .max(LONGEST_ADDRESS)
    .default('')
    .meta({ description: 'The query of the address; only utm_* and n (NFC) are read' }),
  referrer: z
    .string()
    .max(LONGEST_ADDRESS)
    .default('')
    .meta({ description: 'document.referrer; only its host is kept' }),
  furthestSlide: z.number().int().min(0).max(1000).default(0),
  events: z.array(visitEvent).max(MAX_VISIT_EVENTS).default([]),
})
export type VisitReport = z.output<typeof visitReport>

export const visitCalls = defineCalls(visitAddresses, {
  record: {
    summary:
      'What the viewer reports of a visit: its beginning, and then what happens in it. Answered when it is stored for good',
    body: visitReport,
    answer: answers({}),
  },
})
