import type { ImportedLink, LinkBatch, Tag, TagInput } from '@taplet/contract'
import { tagInput } from '@taplet/contract/schemas'
import type { Language, Message } from '@taplet/messages'
import type { Transaction } from 'kysely'
import type { Tables } from '../../../platform/db/tables/tables.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { AppError } from '../../../platform/http/errors/app-error.ts'
import type { Batches } from '../batches/service.ts'
import type { LinkDependencies, LinkService } from '../service.ts'
import { findMany } from '../store.ts'
import { toTag } from '../to-tag.ts'
import type { Prepared, WriteLink } from '../write-link.ts'
import { createMatchLink } from './match-links.ts'
import { type ImportLine, parseCsv, type ParsedCsv } from './parse-csv.ts'
import * as store from './store.ts'
import { toChange } from './to-change.ts'
import { LineProblem, toInput } from './to-input.ts'
import { messages } from '../messages/messages.ts'

type Trx = Transaction<Tables>

/** Lines per transaction: other requests of the account do not wait long. */
const CHUNK = 50

/** A parsed line, or its problem. Without `tag` it is about a new link, without `ready` it changes nothing. */
type Understood = { line: number } & ({ tag?: Tag | undefined; ready?: Prepared | undefined } | { problem: Message })
type Written = { line: number } & ({ tagId: string; outcome: ImportedLink['outcome'] } | { problem: Message })

/** The result of a line, before the reader's language is known. */
type Row = Omit<ImportedLink, 'problem'> & { problem: Message | undefined }

/** Thrown to roll back a dry run. */
class DryRunEnd extends Error {
  readonly rows: Row[]
  constructor(rows: Row[]) {
    super()
    this.rows = rows
  }
}

interface Wanted {
  isDryRun: boolean
  language: Language
  /** Names the batch of what is created. */
  fileName: string
}

interface Imported {
  rows: Row[]
  batch: LinkBatch | null
}

interface Dependencies extends LinkDependencies {
  links: LinkService
  write: WriteLink
  batches: Batches
  /** Scheme and host of our own links, that of new ones first. */
  origins: readonly [string, ...string[]]
}

/** Imports links from a file: each line independent of the others. */
export function createImport({ db, limits, links, write, batches, origins }: Dependencies) {
  /** Reads the lines, and finds the links that are there already. */
  async function understand(accountId: string, { columns, lines }: ParsedCsv): Promise<Understood[]> {
    const named = await store.findNamed(accountId, db)
    const match = createMatchLink(await links.list(accountId), origins, named)
    const prepareLine = async ({ line, row }: ImportLine): Promise<Understood> => {
      const known = match.byName(row)
      const input = known ? {} : requireValid(toInput(row, named))
      const tag = known ?? match.byContent(input)
      const change = tag ? requireValid(toChange(tag, row, columns, { named, origin: origins[0] })) : input
      const isEmpty = Object.keys(change).length === 0
      return { line, tag, ready: isEmpty ? undefined : await write.prepare(change) }
    }
    const understood: Understood[] = []
    for (const one of lines)
      understood.push(await prepareLine(one).catch((error: unknown) => ({ line: one.line, problem: problemOf(error) })))
    return understood
  }

  /** Returns the outcome for the link of a line; creates it when there is none. */
  async function apply(accountId: string, accessLevel: number, { tag, ready }: Aimed, trx: Trx) {
    if (!tag)
      return { tagId: ready ? await links.add(accountId, accessLevel, ready, trx) : '', outcome: 'CREATED' as const }
    const { tagId } = tag
    if (!ready) return { tagId, outcome: 'UNCHANGED' as const }
    const isChanged = await links.change(accountId, await links.find(accountId, tagId, trx), ready, trx)
    return { tagId, outcome: isChanged ? ('UPDATED' as const) : ('UNCHANGED' as const) }
  }

  async function writeLine(accountId: string, accessLevel: number, one: Understood, trx: Trx): Promise<Written> {
    if ('problem' in one) return one
    try {
      const written = await store.inSavepoint(() => apply(accountId, accessLevel, one, trx), trx)
      return { line: one.line, ...written }
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
        : { line: one.line, outcome: one.outcome, problem: undefined, link: tags.get(one.tagId) ?? null },
    )
  }

  /** Imports all lines and rolls back, so that a dry run reports the result of each line in sequence. */
  const tryLines = (accountId: string, lines: readonly Understood[]): Promise<Row[]> =>
    inTransaction(db, async (trx): Promise<Row[]> => {
      throw new DryRunEnd(await writeLines(accountId, lines, trx))
    }).catch((error: unknown) => {
      if (error instanceof DryRunEnd) return error.rows
      throw error
    })

  async function importLines(accountId: string, lines: readonly Understood[], name: string): Promise<Imported> {
    const all: Imported = { rows: [], batch: null }
    for (let from = 0; from < lines.length; from += CHUNK) {
      const chunk = lines.slice(from, from + CHUNK)
      const { rows, batch } = await inTransaction(db, async (trx) => {
        const written = await writeLines(accountId, chunk, trx)
        const made = written.flatMap(({ outcome, link }) => (outcome === 'CREATED' && link ? link.tagId : []))
        if (made.length === 0) return { rows: written, batch: all.batch }
        const ofFile = all.batch ?? (await batches.add(accountId, name, trx))
        await batches.addLinks(accountId, ofFile.batchId, made, trx)
        return { rows: written.map((row) => inBatch(row, ofFile)), batch: ofFile }
      })
      all.rows.push(...rows)
      all.batch = batch
    }
    return all
  }

  return async (accountId: string, csv: string, { isDryRun, language, fileName }: Wanted) => {
    const lines = await understand(accountId, parseCsv(csv))
    const { rows, batch } = isDryRun
      ? { rows: await tryLines(accountId, lines), batch: null }
      : await importLines(accountId, lines, fileName.trim() || messages(language)('importedFile'))
    return { rows: rows.map((row) => ({ ...row, problem: row.problem?.(language) ?? '' })), batch }
  }
}
export type ImportLinks = ReturnType<typeof createImport>

type Aimed = Exclude<Understood, { problem: Message }>

const inBatch = (row: Row, { batchId }: LinkBatch): Row =>
  row.outcome === 'CREATED' && row.link ? { ...row, link: { ...row.link, batchId } } : row

/** Applies the same validation as the API's calls. */
function requireValid(input: TagInput): TagInput {
  const parsed = tagInput.safeParse(input)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const column = COLUMNS[String(issue?.path[0])] ?? String(issue?.path[0])
  throw new LineProblem(messages.later('badColumn', { column, objection: issue?.message ?? '' }))
}

/** Names of the columns that fill these fields. */
const COLUMNS: Readonly<Record<string, string>> = {
  tagName: 'name',
  destinationUrl: 'url',
  fallbackUrl: 'fallback',
  expiresAt: 'expires',
}

function problemOf(error: unknown): Message {
  if (error instanceof LineProblem || (error instanceof AppError && error.status < 500)) return error.userMessage
  throw error
}
