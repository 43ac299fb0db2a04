import { objection } from '@taplet/messages'
import { entityId } from '@taplet/slides/schema'
import { z } from 'zod'
import { answers, defineCalls } from '../kit/call.ts'
import { documentKind } from './drafts.ts'
import { MAX_SLIDES } from '../experiences/limits.ts'
import { twinAddresses } from './addresses.ts'
import { messages } from '../kit/field-errors/messages/messages.ts'

/** The same limit as for a draft (drafts.ts). */
const MAX_SLIDE = 200_000

/** A page in a phone's browser that follows an editor: anyone with its address sees the unsaved draft. */
export const twin = z
  .object({
    twinId: z.string().meta({ description: 'Cannot be guessed; part of the address' }),
    url: z.string().meta({ description: 'The address for the phone' }),
    expiresAt: z.iso.datetime().meta({ description: 'Moves on with each edit, up to a last hour' }),
    followers: z.number().int().meta({ description: 'Phones that follow now' }),
  })
  .meta({ id: 'Twin' })
export type Twin = z.output<typeof twin>

/** What the editor shows. A slide is plain data that may have invalid fields. */
export const shownDocument = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('SLIDE'),
    slide: z
      .record(z.string(), z.unknown())
      .refine(
        (value) => JSON.stringify(value).length <= MAX_SLIDE,
        objection(messages.later('tooLong', { max: MAX_SLIDE })),
      ),
  }),
  z.object({
    kind: z.literal('EXPERIENCE'),
    pageName: z.string().max(200),
    itemIds: z.array(entityId).max(MAX_SLIDES),
    selectedItemId: entityId.optional(),
  }),
])
export type ShownDocument = z.output<typeof shownDocument>

const params = z.object({ twinId: entityId })

export const twinCalls = defineCalls(twinAddresses, {
  open: {
    summary: 'Make a page for the phone that shows the unsaved draft of one document',
    body: z.object({ kind: documentKind, targetId: entityId }),
    answer: answers({ twin }),
  },
  show: {
    summary: 'Show what is on the editor now; an older sequence changes nothing',
    params,
    body: z.object({ sequence: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER), shown: shownDocument }),
    answer: answers({ twin }),
  },
  keep: {
    summary: 'Tell the phones that the editor is there, or that it is leaving; does not move the end',
    params,
    body: z.object({ isHere: z.boolean().default(true) }),
    answer: answers({ twin }),
  },
  close: {
    summary: 'End the preview: phones say so, and the address shows nothing any more',
    params,
    answer: answers({}),
  },
})
