import { objection } from '@taplet/messages'
import { appTheme, entityId } from '@taplet/slides/schema'
import { z } from 'zod'
import { answers, defineCalls } from '../kit/call.ts'
import { hasExactNumbers } from '../kit/exact-numbers.ts'
import { draftAddresses } from './addresses.ts'
import { messages } from '../kit/field-errors/messages/messages.ts'

/** An instant app (targetId is its experienceId) or a slide (its experienceItemId). */
export const documentKind = z.enum(['EXPERIENCE', 'SLIDE'])
export type DocumentKind = z.output<typeof documentKind>

const MAX_DOCUMENT = 200_000
const MAX_BASES = 16

/** A document as the editor holds it: plain data that may have invalid fields. */
const document = z
  .record(z.string(), z.unknown())
  .refine(hasExactNumbers, objection(messages.later('inexactNumber')))
  .refine(
    (value) => JSON.stringify(value).length <= MAX_DOCUMENT,
    objection(messages.later('tooLong', { max: MAX_DOCUMENT })),
  )

/** Revisions that the edits are based on, by id. */
const base = z
  .record(z.string().max(64), z.number().int().min(0))
  .refine(
    (value) => Object.keys(value).length <= MAX_BASES,
    objection(messages.later('tooManyRevisions', { max: MAX_BASES })),
  )

/** Unsaved edits of one document on one device; visitors never see them. */
export const draft = z
  .object({
    kind: documentKind,
    targetId: z.string(),
    /** Id of the editing device, and a readable name, e.g. "Chrome on Android". */
    deviceId: z.string(),
    deviceName: z.string(),
    document,
    base,
    /** Incremented with each edit on that device: late requests never replace newer ones. */
    sequence: z.number().int(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'Draft' })
export type Draft = z.output<typeof draft>

const key = { kind: documentKind, targetId: entityId, deviceId: entityId }
const sequence = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER)
/** The edits of a device, up to a sequence. */
export const draftKey = z.object({ ...key, sequence })

/** The slides and the look that the newest draft of an instant app has. */
export const draftOrder = z
  .object({
    experienceId: z.string(),
    experienceItems: z.array(z.string()).meta({ description: 'Slide ids in their order' }),
    theme: appTheme.optional().meta({ description: 'The look of its slides; omitted when the draft has none' }),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'DraftOrder' })
export type DraftOrder = z.output<typeof draftOrder>

export const draftCalls = defineCalls(draftAddresses, {
  getAll: {
    summary: 'Unsaved edits of one document, of all devices (at most 20), newest first; kept for 60 days',
    query: z.object({ kind: documentKind, targetId: entityId }),
    answer: answers({
      drafts: z.array(draft),
      discarded: z
        .array(z.object({ deviceId: z.string(), sequence }))
        .default([])
        .meta({ description: 'Edits up to a sequence that were given up or taken over: their device forgets them' }),
    }),
  },
  save: {
    summary: 'Keep unsaved edits without publishing them; an older sequence changes nothing',
    body: z.object({ ...key, deviceName: z.string().max(80).default(''), document, base, sequence }),
    answer: answers({ sequence: z.number().int().meta({ description: 'The newest sequence that is kept' }) }),
  },
  discard: {
    summary: 'Forget unsaved edits up to a sequence; newer ones stay, and late older ones do not come back',
    body: draftKey,
    answer: answers({}),
  },
  orders: {
    summary: 'What has drafts: the slides and looks of instant apps as the newest draft of each has them, and slides',
    answer: answers({
      orders: z.array(draftOrder),
      slides: z.array(z.string()).default([]).meta({ description: 'Ids of slides that have drafts' }),
    }),
  },
})
