import type { Language, Message } from '@taplet/messages'
import { type LinkBatch, linkPath, type LinkScans, RECENT_DAYS, type Tag } from '@taplet/contract'
import { Readable } from 'node:stream'
import { csvWriter } from '../../../platform/http/csv.ts'
import type { ImportColumn } from '../import/columns.ts'
import { messages } from '../messages/messages.ts'
import type { Named } from '../import/store.ts'

export interface ExportedLinks {
  tags: readonly Tag[]
  scans: Readonly<Record<string, LinkScans>>
  named: Named
  batches: readonly LinkBatch[]
  /** Scheme and host of our links. */
  origin: string
}

type Cell = string | number | Message
/** Headings of an import are the same in every language. */
type Column = readonly [heading: ImportColumn | Message, cell: (tag: Tag, all: ExportedLinks) => Cell]

const { later } = messages
const yesNo = (is: boolean): Message => later(is ? 'export.yes' : 'export.no')

const appOf = ({ experienceId }: Tag, { named }: ExportedLinks) =>
  named.apps.find((app) => app.experience_id === experienceId)

/** Columns with headings that an import recognises, and others that it ignores. */
const columns: readonly Column[] = [
  ['name', (tag) => tag.tagName],
  ['link', (tag, { origin }) => `${origin}${linkPath(tag.tagId)}`],
  ['slug', (tag) => tag.slug],
  ['app', (tag, all) => appOf(tag, all)?.path ?? ''],
  ['slide', (tag, { named }) => named.slides.find((slide) => slide.item_id === tag.slideId)?.name ?? ''],
  ['url', (tag) => tag.destinationUrl],
  ['design', (tag, { named }) => named.designs.find((design) => design.qr_design_id === tag.qrDesignId)?.name ?? ''],
  ['type', (tag) => tag.tagSubType ?? ''],
  ['note', (tag) => tag.note],
  ['active', (tag) => (tag.active ? 'yes' : 'no')],
  ['fallback', (tag) => tag.fallbackUrl],
  ['expires', (tag) => tag.expiresAt ?? ''],
  ['utm_source', (tag) => tag.utm.source],
  ['utm_medium', (tag) => tag.utm.medium],
  ['utm_campaign', (tag) => tag.utm.campaign],
  ['utm_term', (tag) => tag.utm.term],
  ['utm_content', (tag) => tag.utm.content],
  [later('export.batch'), (tag, { batches }) => batches.find(({ batchId }) => batchId === tag.batchId)?.name ?? ''],
  [later('export.rules'), (tag) => tag.rules.length],
  [later('export.password'), (tag) => yesNo(tag.hasPassword)],
  [later('export.isDefault'), (tag) => yesNo(tag.isDefault)],
  [later('export.created'), (tag) => tag.createdAt],
  [later('export.scansToday'), (tag, { scans }) => scans[tag.tagId]?.today ?? 0],
  [later('export.scansIn30Days', { days: RECENT_DAYS }), (tag, { scans }) => scans[tag.tagId]?.last30Days ?? 0],
  [later('export.scansInAll'), (tag, { scans }) => scans[tag.tagId]?.total ?? 0],
  [later('export.lastScan'), (tag, { scans }) => scans[tag.tagId]?.lastAt ?? ''],
]

/** Returns what the export says of a link in the columns that an import reads. */
export function importableCells(tag: Tag, all: Pick<ExportedLinks, 'named' | 'origin'>): Map<ImportColumn, string> {
  const whole = { ...all, tags: [], scans: {}, batches: [] }
  return new Map(
    columns.flatMap(([heading, cell]) => (typeof heading === 'string' ? [[heading, String(cell(tag, whole))]] : [])),
  )
}

/** Returns all links as CSV. An import removes the apostrophes that prevent formulas from running. */
export function exportCsv(all: ExportedLinks, language: Language): Readable {
  const write = (cell: Cell) => (typeof cell === 'function' ? cell(language) : cell)
  const lines = csvWriter(columns.map(([heading]) => `${write(heading)}`))
  return Readable.from(all.tags.map((tag) => columns.map(([, cell]) => write(cell(tag, all))))).pipe(lines)
}

type Example = Partial<Readonly<Record<ImportColumn, string | Message>>>
const EXAMPLES: readonly Example[] = [
  {
    name: later('example.card'),
    app: later('example.app'),
    slide: '2',
    slug: 'counter',
    note: later('example.note'),
  },
  {
    name: later('example.newsletter'),
    url: 'https://www.example.com/offers',
    type: 'GOLD',
    active: 'yes',
    expires: '2030-12-31',
    utm_source: 'newsletter',
    utm_medium: 'email',
    utm_campaign: 'spring',
  },
]

/** Returns an empty file with the columns of an import, and two example lines. */
export function templateCsv(headings: readonly ImportColumn[], language: Language): Readable {
  const write = (cell: string | Message = '') => (typeof cell === 'function' ? cell(language) : cell)
  return Readable.from(EXAMPLES.map((example) => headings.map((heading) => write(example[heading])))).pipe(
    csvWriter(headings),
  )
}
