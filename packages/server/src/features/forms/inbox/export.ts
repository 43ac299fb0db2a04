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

interface ExportDependencies {
  reading: InboxReading
  publicUrl: string
  language: Language
}

/** Yields the cells of all entries, read in batches while they are sent. */
async function* rows({ reading, publicUrl, language }: ExportDependencies, accountId: string, filter: Filter) {
  const telling = { publicUrl, tell: timeTeller(filter.timezone), say: messages(language) }
  let cursor: string | undefined
  do {
    const page = await reading.list(accountId, { ...filter, cursor, limit: BATCH })
    for (const entry of page.entries) yield columns[filter.kind].map(([, cell]) => cell(entry, telling))
    cursor = page.nextCursor ?? undefined
  } while (cursor !== undefined)
}

/** Returns a formatter of local times in this zone, in a form that spreadsheets recognise as a time and can sort. */
function timeTeller(timeZone: string): (time: string) => string {
  // The Swedish format is 2026-05-20 10:00:00.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  return (time) => time && format.format(new Date(time))
}

/** Streams the entries as CSV. Refuses an invalid time zone before the first byte is sent. */
export function exportCsv(dependencies: ExportDependencies, accountId: string, filter: Filter): Readable {
  const zone = requireTimeZone(filter.timezone)
  const say = messages(dependencies.language)
  const headings = columns[filter.kind].map(([key, , isZoned]) => {
    const heading = say(`export.${key}`)
    return isZoned ? say('inZone', { heading, zone }) : heading
  })
  const lines = csvWriter(headings)
  const source = Readable.from(rows(dependencies, accountId, filter))
  source.on('error', (error) => lines.destroy(error))
  lines.on('close', () => source.destroy())
  return source.pipe(lines)
}
