import { type InboxEntry, linkPath } from '@taplet/contract'
import type { inboxExportQuery } from '@taplet/contract/schemas'
import { Readable } from 'node:stream'
import type { z } from 'zod'
import { csvWriter } from '../../../platform/http/csv.ts'
import { requireTimeZone } from './filter.ts'
import type { InboxReading } from './read-service.ts'

type Filter = z.output<typeof inboxExportQuery>
interface Telling {
  publicUrl: string
  /** A time as people read it. */
  tell: (time: string) => string
}
type Column = readonly [title: string, cell: (entry: InboxEntry, telling: Telling) => string | number]

const BATCH = 500
/** Where a heading names the time zone. */
const ZONE = ' ({zone})'

/** As the inbox says it. */
const states: Record<InboxEntry['state'], string> = {
  PENDING: 'Waiting',
  APPROVED: 'Approved',
  REJECTED: 'Rejected',
  SPAM: 'Spam',
  WAITING: 'To confirm',
  CONFIRMED: 'Confirmed',
  UNSUBSCRIBED: 'Unsubscribed',
}

const shared: readonly Column[] = [
  [`Date${ZONE}`, (entry, { tell }) => tell(entry.createdAt)],
  ['State', (entry) => states[entry.state]],
  ['Instant app', (entry) => entry.experienceName],
  ['Slide', (entry) => entry.slideName],
  ['Link', (entry) => entry.linkName],
  ['Link address', (entry, { publicUrl }) => entry.tagId && publicUrl + linkPath(entry.tagId)],
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
    [`Confirmed${ZONE}`, (entry, { tell }) => (entry.kind === 'SUBSCRIBER' ? tell(entry.confirmedAt ?? '') : '')],
    [`Unsubscribed${ZONE}`, (entry, { tell }) => (entry.kind === 'SUBSCRIBER' ? tell(entry.unsubscribedAt ?? '') : '')],
    ['Consent', (entry) => (entry.kind === 'SUBSCRIBER' ? entry.consentText : '')],
  ],
}

interface ExportDependencies {
  reading: InboxReading
  publicUrl: string
}

/** The cells of all entries, read in batches while they are sent. */
async function* rows({ reading, publicUrl }: ExportDependencies, accountId: string, filter: Filter) {
  const telling = { publicUrl, tell: timeTeller(filter.timezone) }
  let cursor: string | undefined
  do {
    const page = await reading.list(accountId, { ...filter, cursor, limit: BATCH })
    for (const entry of page.entries) yield columns[filter.kind].map(([, cell]) => cell(entry, telling))
    cursor = page.nextCursor ?? undefined
  } while (cursor !== undefined)
}

/** Tells times as the clock of this zone shows them, in a form that spreadsheets take for a time and sort. */
function timeTeller(timeZone: string): (time: string) => string {
  // Swedish writes 2026-05-20 10:00:00.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  return (time) => time && format.format(new Date(time))
}

/** The entries as CSV, streamed. Refuses what is no time zone before the first byte is sent. */
export function exportCsv(dependencies: ExportDependencies, accountId: string, filter: Filter): Readable {
  const zone = requireTimeZone(filter.timezone)
  const lines = csvWriter(columns[filter.kind].map(([title]) => title.replace(ZONE, ` (${zone})`)))
  const source = Readable.from(rows(dependencies, accountId, filter))
  source.on('error', (error) => lines.destroy(error))
  lines.on('close', () => source.destroy())
  return source.pipe(lines)
}
