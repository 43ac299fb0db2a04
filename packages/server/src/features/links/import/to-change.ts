import type { Tag, TagInput } from '@taplet/contract'
import { importableCells } from '../export/export.ts'
import { type ImportColumn, importColumns, type ImportRow } from './columns.ts'
import type { Named } from './store.ts'
import { toInput } from './to-input.ts'

/** Fields that a column fills. Those of one destination are changed together, and so are campaign words. */
const FIELDS: Readonly<Record<ImportColumn, readonly (keyof TagInput)[]>> = {
  link: [],
  name: ['tagName'],
  app: ['experienceId', 'slideId', 'destinationUrl'],
  slide: ['experienceId', 'slideId', 'destinationUrl'],
  url: ['experienceId', 'slideId', 'destinationUrl'],
  design: ['qrDesignId'],
  type: ['tagSubType'],
  slug: ['slug'],
  note: ['note'],
  active: ['active'],
  fallback: ['fallbackUrl'],
  expires: ['expiresAt'],
  utm_source: ['utm'],
  utm_medium: ['utm'],
  utm_campaign: ['utm'],
  utm_term: ['utm'],
  utm_content: ['utm'],
}

const plain = (text: string): string => text.replaceAll(/\r\n?/g, '\n').trim()

/**
 * Returns what a line changes of a link: cells that say what its export would say change nothing, so that a file that
 * was exported comes back without loss; columns that the file does not have change nothing, either.
 */
export function toChange(
  tag: Tag,
  line: ImportRow,
  columns: ReadonlySet<ImportColumn>,
  all: { named: Named; origin: string },
): TagInput {
  const now = importableCells(tag, all)
  const isChanged = (column: ImportColumn): boolean =>
    columns.has(column) &&
    plain(line[column]) !== plain(now.get(column) ?? '') &&
    !(column === 'name' && line.name === '')
  const fields = new Set(importColumns.filter(isChanged).flatMap((column) => FIELDS[column]))
  const cellOf = (column: ImportColumn): string => {
    if (!FIELDS[column].some((field) => fields.has(field))) return ''
    return columns.has(column) ? line[column] : (now.get(column) ?? '')
  }
  // It has every column.
  const row = Object.fromEntries(importColumns.map((column) => [column, cellOf(column)])) as Record<
    ImportColumn,
    string
  >
  return Object.fromEntries(
    Object.entries(toInput(row, all.named)).filter(([field]) => (fields as Set<string>).has(field)),
  )
}
