import { objection } from '@taplet/messages'
import { entityId, shortText } from '@taplet/slides/schema'
import { z } from 'zod'
import { answers, baseRevision, defineCalls } from '../kit/call.ts'
import { linkDestination, linkRule, linkUtm, webUrl } from './link-rules.ts'
import { LINK_PASSWORD, MAX_LINK_RULES } from './limits.ts'
import { linkAddresses } from './addresses.ts'
import { messages } from '../kit/field-errors/messages/messages.ts'

/** Types of a physical tag (spec §3). */
export const tagSubType = z.enum([
  'GOLD',
  'SILVER',
  'BLACKANDWHITE',
  'WHITEANDBLACK',
  'BLUEANDWHITE',
  'PINKANDWHITE',
  'RAINBOW',
])
export type TagSubType = z.output<typeof tagSubType>

/** A short name in place of the id. Shorter than any id, so that the two never collide. */
export const linkSlug = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^(?:|[a-z0-9](?:[a-z0-9-]{1,18})[a-z0-9])$/, objection(messages.later('slug', { min: 3, max: 20 })))

const settable = {
  tagName: shortText(80),
  tagSubType: tagSubType
    .nullable()
    .meta({ description: 'The look of the physical tag that carries it; null when none does' }),
  ...linkDestination.shape,
  fallbackUrl: webUrl.meta({ description: "Where visitors go when the destination is gone; empty: the account's" }),
  qrDesignId: entityId.nullable().meta({ description: 'null: a plain code' }),
  active: z.boolean(),
  note: shortText(500),
  slug: linkSlug.meta({ description: 'Short name: /t/{slug} leads here as well; one that it had goes on doing so' }),
  rules: z.array(linkRule).max(MAX_LINK_RULES),
  utm: linkUtm,
  expiresAt: z.iso.datetime({ offset: true }).nullable(),
} as const

/** A link, printed as QR code or written to an NFC tag (spec §3 Tag). */
export const tag = z
  .object({
    tagId: entityId,
    ...settable,
    hasPassword: z.boolean(),
    batchId: entityId.nullable().meta({ description: 'The import or series that made it' }),
    isDefault: z.boolean().meta({ description: "The app's own link, which came with it: not counted, not deleted" }),
    isReadOnly: z
      .boolean()
      .meta({ description: 'Beyond the limit of the plan: it goes on leading, but is not changed' }),
    takedown: z
      .object({ reason: z.string(), takenDownAt: z.iso.datetime() })
      .nullable()
      .meta({ description: 'Why visitors do not get through, when the operator of this service has taken it down' }),
    revision: z.number().int(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'Tag' })
export type Tag = z.output<typeof tag>

const sent = z.object({
  ...settable,
  password: z
    .string()
    .min(LINK_PASSWORD.min)
    .max(LINK_PASSWORD.max)
    .nullable()
    .meta({ description: 'What visitors are asked for; null takes it off. Never answered' }),
})
/** Omitted fields stay unchanged, or are empty on a new link. */
export const tagInput = sent.partial()
export type TagInput = z.output<typeof tagInput>

const saved = answers({ tagData: tag })

export const linkCalls = defineCalls(linkAddresses, {
  fetchAll: {
    summary: 'All links of the account',
    answer: answers({ tagData: z.array(tag) }),
  },
  create: {
    summary: 'Create a link',
    body: tagInput,
    answer: saved,
  },
  update: {
    summary: 'Change a link',
    body: tagInput.extend({ tagId: entityId, revision: baseRevision }),
    answer: saved,
  },
  delete: {
    summary: 'Delete a link; its code keeps answering',
    body: z.object({ tagId: entityId }),
    answer: answers({}),
  },
})
