import { MAX_IMPORTED_LINKS } from '@taplet/contract'
import type { Message } from '@taplet/messages'
import { CsvError, type Info, parse } from 'csv-parse/sync'
import { AppError } from '../../../platform/http/errors/app-error.ts'
import { columnOf, type ImportColumn, importColumns, type ImportRow } from './columns.ts'
import { messages } from '../messages/messages.ts'

export interface ImportLine {
  /** Where it begins in the file, from 1. */
  line: number
  row: ImportRow
}

const DELIMITERS = [',', ';', '\t'] as const
/** What spreadsheets are kept from running as a formula begins with an apostrophe (our own export does it). */
const SHIELDED = /^'(?=[=+\-@\t\r])/

const refuse = (message: Message): AppError => new AppError('BAD_REQUEST', { field: 'csv', message })

/** The lines of a file whose first one has headings, as spreadsheets of any country write it. Refuses what is no such file. */
export function parseCsv(csv: string): ImportLine[] {
  const records = read(csv)
  const [headings, ...rest] = records
  if (!headings) throw refuse(messages.later('fileEmpty'))
  const columns = headings.record.map(columnOf)
  if (!columns.includes('app') && !columns.includes('url')) throw refuse(messages.later('firstLineMustName'))
  if (rest.length === 0) throw refuse(messages.later('fileHeadingsNoLinks'))
  if (rest.length > MAX_IMPORTED_LINKS)
    throw refuse(messages.later('fileLinksImportMost', { length: rest.length, maxImportedLinks: MAX_IMPORTED_LINKS }))
  return rest.map(({ record, line }) => ({ line, row: toRow(columns, record) }))
}

interface Numbered {
  record: string[]
  line: number
}

function read(csv: string): Numbered[] {
  // The parser counts a line that ends in two characters twice when it stands in quotation marks.
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
    // With `info` it answers records of this shape; its types only know the plain ones.
    const parsed = parse(text, options) as unknown as { record: string[]; info: Info }[]
    return parsed.map(({ record, info }) => ({ record, line: info.lines - extraLines(record) }))
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw refuse(messages.later('fileReadLineQuotation', { value: typeof error.lines === 'number' ? error.lines : 1 }))
  }
}

/** A record is numbered by its last line; quoted cells can have several. */
const extraLines = (record: readonly string[]): number =>
  record.reduce((sum, cell) => sum + (cell.split('\n').length - 1), 0)

/** What parts the headings: the mark that is there most often. */
function delimiterOf(csv: string): string {
  const [headings = ''] = csv.split('\n', 1)
  const counted = DELIMITERS.map((mark) => ({ mark, count: headings.split(mark).length }))
  return counted.toSorted((one, other) => other.count - one.count)[0]?.mark ?? ','
}

/** Of two columns that mean the same, the first that is not empty counts. */
function toRow(columns: readonly (ImportColumn | undefined)[], record: readonly string[]): ImportRow {
  const row = new Map<ImportColumn, string>(importColumns.map((column) => [column, '']))
  for (const [index, column] of columns.entries())
    if (column && !row.get(column)) row.set(column, (record[index] ?? '').replace(SHIELDED, ''))
  // The map has every column.
  return Object.fromEntries(row) as unknown as ImportRow
}
