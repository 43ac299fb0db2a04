import { linkPath } from '@taplet/contract'
import type { InboxEntry, inboxExportQuery } from '@taplet/contract/inbox'
import { Readable } from 'node:stream'
import type { z } from 'zod'
import { csvWriter } from '../../../platform/http/csv.ts'
import type { InboxReading } from './read-service.ts'

type Filter = z.output<typeof inboxExportQuery>
type Column = readonly [title: string, cell: (entry: InboxEntry, publicUrl: string) => string | number]

const BATCH = 500

const shared: readonly Column[] = [
  ['Date', (entry) => entry.createdAt],
  ['State', (entry) => entry.state],
  ['Instant app', (entry) => entry.experienceName],
  ['Slide', (entry) => entry.slideName],
  ['Link', (entry) => entry.linkName],
  ['Link address', (entry, publicUrl) => entry.tagId && publicUrl + linkPath(entry.tagId)],
  ['Name', (entry) => entry.name],
]

const columns: Record<Filter['kind'], readonly Column[]> = {
  REVIEW: [
    ...shared,
    ['Stars', (entry) => (entry.kind === 'REVIEW' ? entry.stars : '')],
    ['Text', (entry) => (entry.kind === 'REVIEW' ? entry.text : '')],
    ['Reply', (entry) => (entry.kind === 'REVIEW' ? entry.reply : '')],
    ['Has photo', (entry) => (entry.kind === 'REVIEW' && entry.photoUrl ? 'yes' : 'no')],
  ],
  SUBSCRIBER: [
    ...shared,
    ['E-mail', (entry) => (entry.kind === 'SUBSCRIBER' ? entry.email : '')],
    ['Confirmed', (entry) => (entry.kind === 'SUBSCRIBER' ? (entry.confirmedAt ?? '') : '')],
    ['Unsubscribed', (entry) => (entry.kind === 'SUBSCRIBER' ? (entry.unsubscribedAt ?? '') : '')],
    ['Consent', (entry) => (entry.kind === 'SUBSCRIBER' ? entry.consentText : '')],
  ],
}

interface ExportDependencies {
  reading: InboxReading
  publicUrl: string
}

/** The cells of all entries, read in batches while they are sent. */
async function* rows({ reading, publicUrl }: ExportDependencies, accountId: string, filter: Filter) {
  let cursor: string | undefined
  do {
    const page = await reading.list(accountId, { ...filter, cursor, limit: BATCH })
    for (const entry of page.entries) yield columns[filter.kind].map(([, cell]) => cell(entry, publicUrl))
    cursor = page.nextCursor ?? undefined
  } while (cursor !== undefined)
}

/** The entries as CSV, streamed. */
export function exportCsv(dependencies: ExportDependencies, accountId: string, filter: Filter): Readable {
  const lines = csvWriter(columns[filter.kind].map(([title]) => title))
  const source = Readable.from(rows(dependencies, accountId, filter))
  source.on('error', (error) => lines.destroy(error))
  lines.on('close', () => source.destroy())
  return source.pipe(lines)
}
