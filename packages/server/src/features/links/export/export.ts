import { linkPath, type LinkScans, type Tag } from '@taplet/contract'
import { Readable } from 'node:stream'
import { csvWriter } from '../../../platform/http/csv.ts'
import type { Named } from '../import/store.ts'

export interface ExportedLinks {
  tags: readonly Tag[]
  scans: Readonly<Record<string, LinkScans>>
  named: Named
  /** Scheme and host of our links. */
  origin: string
}

type Cell = string | number
type Column = readonly [heading: string, cell: (tag: Tag, all: ExportedLinks) => Cell]

const appOf = ({ experienceId }: Tag, { named }: ExportedLinks) =>
  named.apps.find((app) => app.experience_id === experienceId)

/** Under headings that an import understands; what it would not is beside them. */
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
  ['rules', (tag) => tag.rules.length],
  ['password', (tag) => (tag.hasPassword ? 'yes' : 'no')],
  ['own link of its app', (tag) => (tag.isDefault ? 'yes' : 'no')],
  ['created', (tag) => tag.createdAt],
  ['scans today', (tag, { scans }) => scans[tag.tagId]?.today ?? 0],
  ['scans in 30 days', (tag, { scans }) => scans[tag.tagId]?.last30Days ?? 0],
  ['scans in all', (tag, { scans }) => scans[tag.tagId]?.total ?? 0],
  ['last scan', (tag, { scans }) => scans[tag.tagId]?.lastAt ?? ''],
]

/** All links as CSV. An import takes the apostrophes off again that keep formulas from running. */
export function exportCsv(all: ExportedLinks): Readable {
  const lines = csvWriter(columns.map(([heading]) => heading))
  return Readable.from(all.tags.map((tag) => columns.map(([, cell]) => cell(tag, all)))).pipe(lines)
}

const EXAMPLES: readonly Readonly<Record<string, string>>[] = [
  {
    name: 'Counter card',
    app: 'name or address of one of your apps',
    slide: '2',
    slug: 'counter',
    note: 'By the till',
  },
  {
    name: 'Newsletter',
    url: 'https://www.example.com/offers',
    type: 'GOLD',
    active: 'yes',
    expires: '2030-12-31',
    utm_source: 'newsletter',
    utm_medium: 'email',
    utm_campaign: 'spring',
  },
]

/** An empty file with the columns of an import, and two lines that show how they are filled in. */
export function templateCsv(headings: readonly string[]): Readable {
  return Readable.from(EXAMPLES.map((example) => headings.map((heading) => example[heading] ?? ''))).pipe(
    csvWriter(headings),
  )
}
