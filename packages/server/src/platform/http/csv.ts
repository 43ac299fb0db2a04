import type { Language } from '@taplet/messages'
import { stringify, type Stringifier } from 'csv-stringify'
import type { Readable } from 'node:stream'
import type { FileAnswer } from './bind.ts'

/** At any of these some spreadsheets begin a new cell, which could be a formula again. */
const BREAKS = /[\r\n;\t]/

/**
 * Writes rows as CSV under these headings. The byte order mark makes spreadsheets read it as UTF-8; a cell that they
 * would run as a formula is prefixed with an apostrophe (K9).
 */
export const csvWriter = (headings: readonly string[]): Stringifier =>
  stringify({
    bom: true,
    header: true,
    columns: [...headings],
    escape_formulas: true,
    quoted_match: BREAKS,
    record_delimiter: 'windows',
  })

/** Whose list is wanted as CSV, in which time zone and language. */
export interface CsvOrder {
  accountId: string
  timezone: string
  language: Language
}

/** The CSV as a file to download. */
export const csvFile = (name: string, content: Readable): FileAnswer => ({
  name,
  contentType: 'text/csv; charset=utf-8',
  content,
})
