import { entityId } from '@taplet/slides/schema'
import { z } from 'zod'
import { answers, defineCalls } from '../kit/call.ts'
import { tag, tagInput, tagSubType } from './links.ts'
import { webUrl } from './link-rules.ts'
import { changeResult, manyIds } from '../kit/many.ts'
import { linkToolAddresses } from './addresses.ts'

const MAX_CSV = 1_000_000

/** How often a code was opened. Days and months are in the zone that was asked for. */
export const linkScans = z.object({
  total: z.number().int(),
  today: z.number().int(),
  last30Days: z.number().int(),
  lastAt: z.iso.datetime().nullable(),
})
export type LinkScans = z.output<typeof linkScans>

/** LOOP: comes back to us for ever. REFUSES_FRAMES: a website slide of its app cannot be shown. BLOCKED: on the operator's list. */
export const linkHealthState = z.enum([
  'OK',
  'DEAD',
  'LOOP',
  'SLOW',
  'UNREACHABLE',
  'BLOCKED',
  'GONE',
  'RESTING',
  'REFUSES_FRAMES',
])
export const linkHealth = z.object({
  state: linkHealthState,
  detail: z.string().meta({ description: 'What was found, for a person' }),
  checkedAt: z.iso.datetime(),
})
export type LinkHealth = z.output<typeof linkHealth>

/** One line of an import: what became of it, or would. */
export const importedLink = z.object({
  line: z.number().int().meta({ description: 'Line of the file, from 1' }),
  outcome: z.enum(['DONE', 'REFUSED']),
  problem: z.string(),
  link: tag.nullable(),
})
export type ImportedLink = z.output<typeof importedLink>

/** What became of one of several links. REFUSED: `problem` says why, and the others went on. */
export const linkChange = z
  .object({
    id: z.string(),
    outcome: z.enum([...changeResult.shape.outcome.options, 'REFUSED']),
    problem: z.string(),
  })
  .meta({ id: 'LinkChange' })
export type LinkChange = z.output<typeof linkChange>

/** Calls about links beyond the specification's. */
export const linkToolCalls = defineCalls(linkToolAddresses, {
  stats: {
    summary: 'Scans and health of all links',
    query: z.object({ timezone: z.string().max(64).default('UTC') }),
    answer: answers({ scans: z.record(z.string(), linkScans), health: z.record(z.string(), linkHealth) }),
  },
  checkSlug: {
    summary: 'Can this short name be used?',
    body: z.object({ slug: z.string().max(200), tagId: entityId.optional() }),
    answer: answers({ isAvailable: z.boolean(), reason: z.string().optional() }),
  },
  restore: {
    summary: 'Bring back deleted links',
    body: z.object({ ids: manyIds }),
    answer: answers({ results: z.array(linkChange) }),
  },
  changeMany: {
    summary: 'Delete, switch, re-point or restyle several links',
    body: z.object({
      ids: manyIds,
      change: z.discriminatedUnion('type', [
        z.object({ type: z.literal('DELETE') }),
        z.object({ type: z.literal('ACTIVE'), active: z.boolean() }),
        z.object({
          type: z.literal('POINT'),
          to: tagInput.pick({ experienceId: true, slideId: true, destinationUrl: true }),
        }),
        z.object({ type: z.literal('DESIGN'), qrDesignId: entityId.nullable() }),
      ]),
    }),
    answer: answers({ results: z.array(linkChange) }),
  },
  import: {
    summary: 'Create links from a CSV file; isDryRun says what would become of each line and stores nothing',
    body: z.object({ csv: z.string().max(MAX_CSV), isDryRun: z.boolean().default(false) }),
    answer: answers({ rows: z.array(importedLink) }),
  },
  checkHealth: {
    summary: 'Try where a link leads, now',
    body: z.object({ tagId: entityId }),
    answer: answers({ health: linkHealth }),
  },
  settings: {
    summary: 'What holds for all links of the account',
    answer: answers({ settings: z.object({ fallbackUrl: z.string() }) }),
  },
  updateSettings: {
    summary: 'Change what holds for all links of the account',
    body: z.object({ fallbackUrl: webUrl }),
    answer: answers({ settings: z.object({ fallbackUrl: z.string() }) }),
  },
  claim: {
    summary: 'Make a physical tag that nobody owns yet a link of the account',
    body: z.object({ tagId: entityId }).extend(tagInput.omit({ tagSubType: true }).shape),
    answer: answers({ tagData: tag }),
  },
  release: {
    summary: 'Give up a physical tag, so that somebody else can claim it',
    body: z.object({ tagId: entityId }),
    answer: answers({}),
  },
  registration: {
    summary: 'What somebody who holds a tag may know of it',
    body: z.object({ tagId: entityId }),
    answer: answers({
      state: z.enum(['UNKNOWN', 'UNCLAIMED', 'DISABLED', 'CLAIMED', 'MINE']),
      tagSubType: tagSubType.nullable(),
      tagName: z.string().meta({ description: 'Told to its owner only' }),
    }),
  },
})
