import { stringify, type Stringifier } from 'csv-stringify'
import type { FastifyReply } from 'fastify'
import type { Readable } from 'node:stream'

/** At any of these some spreadsheet begins another cell, which could be a formula again. */
const BREAKS = /[\r\n;\t]/

/**
 * Writes rows as CSV under these headings. The mark at its start has spreadsheets read it as UTF-8; a cell that one of
 * them would run as a formula begins with an apostrophe (K9).
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

/** Answers a file to keep. */
export const sendCsv = (reply: FastifyReply, name: string, csv: Readable): FastifyReply =>
  reply
    .headers({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
    })
    .send(csv)
