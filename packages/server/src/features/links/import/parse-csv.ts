import { MAX_IMPORTED_LINKS } from '@taplet/contract'
import type { Message } from '@taplet/messages'
import { CsvError, type Info, parse } from 'csv-parse/sync'
import { AppError } from '../../../platform/http/errors/app-error.ts'
import { columnOf, type ImportColumn, importColumns, type ImportRow } from './columns.ts'
import { messages } from '../messages/messages.ts'

export interface ImportLine {
  /** Line in the file where it begins, from 1. */
  line: number
  row: ImportRow
}

export interface ParsedCsv {
  /** Columns that the file has. Its lines have all others, too, empty. */
  columns: ReadonlySet<ImportColumn>
  lines: readonly ImportLine[]
}

/** One of these says what a line is about. */
const AIMS = ['app', 'url', 'link'] as const
const DELIMITERS = [',', ';', '\t'] as const
/** A leading apostrophe keeps spreadsheets from running a cell as a formula (our own export adds it). */
const SHIELDED = /^'(?=[=+\-@\t\r])/

const refuse = (message: Message): AppError => new AppError('BAD_REQUEST', { field: 'csv', message })

/** Parses the lines of a file with headings, as spreadsheets of any country write it. Throws when it is no such file. */
export function parseCsv(csv: string): ParsedCsv {
  const records = read(csv)
  const [headings, ...rest] = records
  if (!headings) throw refuse(messages.later('fileEmpty'))
  const columns = headings.record.map(columnOf)
  if (!AIMS.some((column) => columns.includes(column))) throw refuse(messages.later('columnsMissing'))
  if (rest.length === 0) throw refuse(messages.later('fileHasNoLinks'))
  if (rest.length > MAX_IMPORTED_LINKS)
    throw refuse(messages.later('fileHasTooManyLinks', { length: rest.length, maxImportedLinks: MAX_IMPORTED_LINKS }))
  const lines = rest.map(({ record, line }) => ({ line, row: toRow(columns, record) }))
  return { columns: new Set(columns.flatMap((column) => column ?? [])), lines }
}

interface Numbered {
  record: string[]
  line: number
}

function read(csv: string): Numbered[] {
  // The parser counts a CRLF inside quotation marks as two lines.
  const text = csv.replaceAll(/\r\n?/g, '\n')
  try {
    const options = {
      bom: true,
      delimiter: delimiterOf(text),
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      trim: true,
    } as const
    // With `info` it returns records of this shape; its types only know the plain ones.
    const parsed = parse(text, options) as unknown as { record: string[]; info: Info }[]
    return parsed.map(({ record, info }) => ({ record, line: info.lines - extraLines(record) }))
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw refuse(messages.later('fileQuoteNotClosed', { value: typeof error.lines === 'number' ? error.lines : 1 }))
  }
}

/** A record has the number of its last line; quoted cells can span several. */
const extraLines = (record: readonly string[]): number =>
  record.reduce((sum, cell) => sum + (cell.split('\n').length - 1), 0)

/** Returns the delimiter of the headings: the candidate that occurs most often. */
function delimiterOf(csv: string): string {
  const [headings = ''] = csv.split('\n', 1)
  const counted = DELIMITERS.map((mark) => ({ mark, count: headings.split(mark).length }))
  return counted.toSorted((one, other) => other.count - one.count)[0]?.mark ?? ','
}

/** Of two columns with the same meaning, the first non-empty one counts. */
function toRow(columns: readonly (ImportColumn | undefined)[], record: readonly string[]): ImportRow {
  const row = new Map<ImportColumn, string>(importColumns.map((column) => [column, '']))
  for (const [index, column] of columns.entries())
    if (column && !row.get(column)) row.set(column, (record[index] ?? '').replace(SHIELDED, ''))
  // The map has every column.
  return Object.fromEntries(row) as unknown as ImportRow
}
