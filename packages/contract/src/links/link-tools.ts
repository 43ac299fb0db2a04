import { entityId, shortText } from '@taplet/slides/schema'
import { z } from 'zod'
import { answers, answersFile, defineCalls } from '../kit/call.ts'
import { tag, tagInput, tagSubType } from './links.ts'
import { webUrl } from './link-rules.ts'
import { changeResult, manyIds } from '../kit/many.ts'
import { linkToolAddresses } from './addresses.ts'
import { MAX_IMPORT_BYTES, MAX_SERIES } from './limits.ts'

/** Characters: room for 1,000 in each line. */
const inZone = z.object({ timezone: z.string().max(64).default('UTC') })

/** How often a code was opened. Days and months are in the requested zone. */
export const linkScans = z.object({
  total: z.number().int(),
  today: z.number().int(),
  last30Days: z.number().int(),
  lastAt: z.iso.datetime().nullable(),
})
export type LinkScans = z.output<typeof linkScans>

/** LOOP: leads back to us for ever. REFUSES_FRAMES: a website slide of its app cannot be shown. BLOCKED: on the operator's list. */
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

/** One line of an import, with its result or, in a dry run, what it would be. */
export const importedLink = z.object({
  line: z.number().int().meta({ description: 'Line of the file, from 1' }),
  outcome: z.enum(['CREATED', 'UPDATED', 'UNCHANGED', 'REFUSED']),
  problem: z.string(),
  link: tag.nullable(),
})
export type ImportedLink = z.output<typeof importedLink>

/** The result for one of several links. REFUSED: `problem` says why; the others are unaffected. */
export const linkChange = z
  .object({
    id: z.string(),
    outcome: z.enum([...changeResult.shape.outcome.options, 'REFUSED']),
    problem: z.string(),
  })
  .meta({ id: 'LinkChange' })
export type LinkChange = z.output<typeof linkChange>

/** Links that were made together, by an import or as a series. */
export const linkBatch = z
  .object({
    batchId: entityId,
    name: z.string().meta({ description: 'Of the file, or “Table 1 – 500”' }),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'LinkBatch' })
export type LinkBatch = z.output<typeof linkBatch>

/** Calls about links beyond the specification's. */
export const linkToolCalls = defineCalls(linkToolAddresses, {
  stats: {
    summary: 'Scans and health of all links',
    query: inZone,
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
    summary:
      'Create and update links from a CSV file; isDryRun says what would become of each line and stores nothing. A line updates the link in its column “link”, else the one with its short name, else one with its name and destination',
    body: z.object({
      csv: z.string().max(MAX_IMPORT_BYTES),
      isDryRun: z.boolean().default(false),
      fileName: shortText(80).default('').meta({ description: 'Names the batch of what is created' }),
    }),
    answer: answers({ rows: z.array(importedLink), batch: linkBatch.nullable() }),
  },
  createSeries: {
    summary: 'Create numbered links to one destination, all or none',
    body: tagInput
      .pick({ experienceId: true, slideId: true, destinationUrl: true, qrDesignId: true, tagSubType: true, note: true })
      .extend({
        name: shortText(60).meta({ description: 'The number takes the place of #, or follows after a space' }),
        from: z.number().int().min(0).max(999_999).default(1),
        count: z.number().int().min(2).max(MAX_SERIES),
      }),
    answer: answers({ batch: linkBatch, tagData: z.array(tag) }),
  },
  batches: {
    summary: 'Batches that still have links, the newest first',
    answer: answers({ batches: z.array(linkBatch) }),
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
      tagName: z.string().meta({ description: 'Shown to its owner only' }),
    }),
  },
  export: {
    summary: 'All links with their scans, as a CSV file. No cell of it runs as a formula',
    query: inZone,
    ...answersFile('text/csv'),
  },
  importTemplate: {
    summary: 'A CSV file with the columns of an import and two examples',
    ...answersFile('text/csv'),
  },
})
