import { type InboxEntry, linkPath, type ParsedInput } from '@taplet/contract'
import type { inboxCalls } from '@taplet/contract/schemas'
import type { Language } from '@taplet/messages'
import { Readable } from 'node:stream'
import { csvWriter } from '../../../platform/http/csv.ts'
import type { en } from '../messages/en.ts'
import { messages, type SayForms } from '../messages/messages.ts'
import { requireTimeZone } from './filter.ts'
import type { InboxReading } from './read-service.ts'

type Filter = ParsedInput<typeof inboxCalls.export>
interface Telling {
  publicUrl: string
  /** Formats a time for people. */
  tell: (time: string) => string
  say: SayForms
}
type Column = readonly [
  heading: keyof typeof en.export,
  cell: (entry: InboxEntry, telling: Telling) => string | number,
  /** Whether the heading names the time zone. */
  isZoned?: true,
]

const BATCH = 500

const shared: readonly Column[] = [
  ['date', (entry, { tell }) => tell(entry.createdAt), true],
  ['state', (entry, { say }) => say(`states.${entry.state}`)],
  ['app', (entry) => entry.experienceName],
  ['slide', (entry) => entry.slideName],
  ['link', (entry) => entry.linkName],
  ['linkAddress', (entry, { publicUrl }) => entry.tagId && publicUrl + linkPath(entry.tagId)],
  ['name', (entry) => entry.name],
]

const columns: Record<Filter['kind'], readonly Column[]> = {
  REVIEW: [
    ...shared,
    ['stars', (entry) => (entry.kind === 'REVIEW' ? entry.stars : '')],
    ['text', (entry) => (entry.kind === 'REVIEW' ? entry.text : '')],
    ['reply', (entry) => (entry.kind === 'REVIEW' ? entry.reply : '')],
    ['hasPhoto', (entry, { say }) => say(entry.kind === 'REVIEW' && entry.photoUrl ? 'export.yes' : 'export.no')],
  ],
  SUBSCRIBER: [
    ...shared,
    ['email', (entry) => (entry.kind === 'SUBSCRIBER' ? entry.email : '')],
    ['confirmed', (entry, { tell }) => (entry.kind === 'SUBSCRIBER' ? tell(entry.confirmedAt ?? '') : ''), true],
    ['unsubscribed', (entry, { tell }) => (entry.kind === 'SUBSCRIBER' ? tell(entry.unsubscribedAt ?? '') : ''), true],
    ['consent', (entry) => (entry.kind === 'SUBSCRIBER' ? entry.consentText : '')],
  ],
}

interface CsvOptions {
  publicUrl: string
  language: Language
  timezone: string
}

interface ExportDependencies extends Omit<CsvOptions, 'timezone'> {
  reading: InboxReading
}

/** Yields all entries, read in batches while they are sent. */
async function* readAll(reading: InboxReading, accountId: string, filter: Filter) {
  let cursor: string | undefined
  do {
    const page = await reading.list(accountId, { ...filter, cursor, limit: BATCH })
    yield* page.entries
    cursor = page.nextCursor ?? undefined
  } while (cursor !== undefined)
}

/** Returns a formatter of local times in this zone, in a form that spreadsheets recognise as a time and can sort. */
function timeTeller(timeZone: string): (time: string) => string {
  // The Swedish format is 2026-05-20 10:00:00.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  return (time) => time && format.format(new Date(time))
}

async function* toCells(kind: Filter['kind'], entries: Entries, { publicUrl, language, timezone }: CsvOptions) {
  const telling = { publicUrl, tell: timeTeller(timezone), say: messages(language) }
  for await (const entry of entries) yield columns[kind].map(([, cell]) => cell(entry, telling))
}

type Entries = AsyncIterable<InboxEntry> | readonly InboxEntry[]

/** Streams entries of one kind as CSV. Refuses an invalid time zone before the first byte is sent. */
export function entriesCsv(kind: Filter['kind'], entries: Entries, options: CsvOptions): Readable {
  const zone = requireTimeZone(options.timezone)
  const say = messages(options.language)
  const headings = columns[kind].map(([key, , isZoned]) => {
    const heading = say(`export.${key}`)
    return isZoned ? say('inZone', { heading, zone }) : heading
  })
  const lines = csvWriter(headings)
  const source = Readable.from(toCells(kind, entries, options))
  source.on('error', (error) => lines.destroy(error))
  lines.on('close', () => source.destroy())
  return source.pipe(lines)
}

/** Streams the entries that match as CSV. */
export const exportCsv = ({ reading, ...options }: ExportDependencies, accountId: string, filter: Filter): Readable =>
  entriesCsv(filter.kind, readAll(reading, accountId, filter), { ...options, timezone: filter.timezone })
