import type { ImportedLink, TagInput } from '@taplet/contract'
import { tagInput } from '@taplet/contract/schemas'
import type { Language, Message } from '@taplet/messages'
import type { Transaction } from 'kysely'
import type { Tables } from '../../../platform/db/tables/tables.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { AppError } from '../../../platform/http/errors/app-error.ts'
import type { LinkDependencies, LinkService } from '../service.ts'
import { findMany } from '../store.ts'
import { toTag } from '../to-tag.ts'
import type { Prepared, WriteLink } from '../write-link.ts'
import { type ImportLine, parseCsv } from './parse-csv.ts'
import * as store from './store.ts'
import { LineProblem, toInput } from './to-input.ts'
import { messages } from '../messages/messages.ts'

type Trx = Transaction<Tables>

/** Lines of one transaction: others of the account do not wait long for their turn. */
const CHUNK = 50

/** A line that is understood, or why it is not. */
type Understood = { line: number } & ({ ready: Prepared } | { problem: Message })
type Written = { line: number } & ({ tagId: string } | { problem: Message })

/** What became of a line, before it is known who reads it. */
type Row = Omit<ImportedLink, 'problem'> & { problem: Message | undefined }

/** Thrown to undo what a dry run did. */
class DryRunEnd extends Error {
  readonly rows: Row[]
  constructor(rows: Row[]) {
    super()
    this.rows = rows
  }
}

/** Links from a file: each line on its own, whatever becomes of the others. */
export function createImport({
  db,
  limits,
  links,
  write,
}: Omit<LinkDependencies, 'newId'> & { links: LinkService; write: WriteLink }) {
  async function understand({ line, row }: ImportLine, named: store.Named): Promise<Understood> {
    try {
      return { line, ready: await write.prepare(requireValid(toInput(row, named))) }
    } catch (error) {
      return { line, problem: problemOf(error) }
    }
  }

  async function writeLine(accountId: string, accessLevel: number, one: Understood, trx: Trx): Promise<Written> {
    if ('problem' in one) return one
    let tagId = ''
    try {
      await store.inSavepoint(async () => {
        tagId = await links.add(accountId, accessLevel, one.ready, trx)
      }, trx)
      return { line: one.line, tagId }
    } catch (error) {
      return { line: one.line, problem: problemOf(error) }
    }
  }

  async function writeLines(accountId: string, lines: readonly Understood[], trx: Trx): Promise<Row[]> {
    const accessLevel = await limits.lockAccount(accountId, trx)
    const written: Written[] = []
    for (const one of lines) written.push(await writeLine(accountId, accessLevel, one, trx))
    const ids = written.flatMap((one) => ('tagId' in one ? one.tagId : []))
    const tags = new Map((await findMany(accountId, ids, trx)).map((row) => [row.tag_id, toTag(row)]))
    return written.map((one) =>
      'problem' in one
        ? { line: one.line, outcome: 'REFUSED', problem: one.problem, link: null }
        : { line: one.line, outcome: 'DONE', problem: undefined, link: tags.get(one.tagId) ?? null },
    )
  }

  /** Does all of it, and takes it back: so that a dry run says what would become of each line, one after the other. */
  const tryLines = (accountId: string, lines: readonly Understood[]): Promise<Row[]> =>
    inTransaction(db, async (trx): Promise<Row[]> => {
      throw new DryRunEnd(await writeLines(accountId, lines, trx))
    }).catch((error: unknown) => {
      if (error instanceof DryRunEnd) return error.rows
      throw error
    })

  async function importLines(accountId: string, csv: string, isDryRun: boolean): Promise<Row[]> {
    const lines = parseCsv(csv)
    const named = await store.findNamed(accountId, db)
    const understood: Understood[] = []
    for (const line of lines) understood.push(await understand(line, named))
    if (isDryRun) return tryLines(accountId, understood)
    const rows: Row[] = []
    for (let from = 0; from < understood.length; from += CHUNK) {
      const chunk = understood.slice(from, from + CHUNK)
      rows.push(...(await inTransaction(db, (trx) => writeLines(accountId, chunk, trx))))
    }
    return rows
  }

  return async (accountId: string, csv: string, { isDryRun, language }: Wanted): Promise<ImportedLink[]> => {
    const rows = await importLines(accountId, csv, isDryRun)
    return rows.map((row) => ({ ...row, problem: row.problem?.(language) ?? '' }))
  }
}
interface Wanted {
  isDryRun: boolean
  language: Language
}
export type ImportLinks = ReturnType<typeof createImport>

/** The bounds that calls of the API have. */
function requireValid(input: TagInput): TagInput {
  const parsed = tagInput.safeParse(input)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const column = COLUMNS[String(issue?.path[0])] ?? String(issue?.path[0])
  throw new LineProblem(messages.later('badColumn', { column, objection: issue?.message ?? '' }))
}

/** What the columns are called that fill these fields. */
const COLUMNS: Readonly<Record<string, string>> = {
  tagName: 'name',
  destinationUrl: 'url',
  fallbackUrl: 'fallback',
  expiresAt: 'expires',
}

function problemOf(error: unknown): Message {
  if (error instanceof LineProblem || (error instanceof AppError && error.status < 500)) return error.told
  throw error
}
