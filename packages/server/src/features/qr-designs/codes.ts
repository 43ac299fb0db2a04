import type { Message } from '@taplet/messages'
import { qrSvg } from '@taplet/qr'
import { gradeOf } from '@taplet/qr/scannability'
import type { Database } from '../../platform/db/database.ts'
import { AppError } from '../../platform/http/errors/app-error.ts'
import { type CodeRow, findAnyones, listCodes, listIds } from './code-store.ts'
import { drawLook, type Look, PLAIN_LOOK, toScanDesign } from './look.ts'
import type { Scanner } from './scan/scanner.ts'
import type { QrDesignService } from './service.ts'
import * as store from './store.ts'
import { checkOf, configOf, logoOf } from './stored.ts'
import { messages } from './messages/messages.ts'

/** The code of a link, ready to be drawn in any format. */
export interface LinkCode {
  /** The account that asks; its codes are drawn and tested in its turn. */
  accountId: string
  tagId: string
  /** Name of the link. */
  name: string
  text: string
  look: Look
}

interface CodesDependencies {
  db: Database
  scanner: Scanner
  lookOf: QrDesignService['lookOf']
  textOf: (tagId: string) => string
}
export type Codes = ReturnType<typeof createCodes>

/** Codes of links in their designs. */
export function createCodes({ db, scanner, lookOf, textOf }: CodesDependencies) {
  const lookOfRow = async (row: Omit<CodeRow, 'name' | 'tag_id'>): Promise<Look> =>
    row.client_config === null ? PLAIN_LOOK : lookOf(configOf(row), logoOf(row))

  return {
    /** Returns the codes of those of these links that the account has, in the order of the ids. */
    async find(accountId: string, tagIds: readonly string[], qrDesignId?: string): Promise<LinkCode[]> {
      const rows = new Map((await listCodes(accountId, tagIds, db)).map((row) => [row.tag_id, row]))
      const design = qrDesignId === undefined ? undefined : await store.find(accountId, qrDesignId, db)
      if (qrDesignId !== undefined && !design) throw new AppError('NOT_FOUND', { field: 'qrDesignId' })
      const codes: LinkCode[] = []
      for (const row of tagIds.flatMap((tagId) => rows.get(tagId) ?? [])) {
        const look = await lookOfRow(design ?? row)
        codes.push({ accountId, tagId: row.tag_id, name: row.name, text: textOf(row.tag_id), look })
      }
      return codes
    },

    /** Returns these ids or, without any, those of all links in order of creation. Throws when one is not the account's. */
    async requireIds(accountId: string, tagIds: readonly string[] | undefined): Promise<string[]> {
      const own = await listIds(accountId, tagIds, db)
      if (own.length === 0 && tagIds === undefined)
        throw new AppError('NOT_FOUND', { message: messages.later('noLinksForCodes') })
      if (tagIds && own.length !== tagIds.length) throw new AppError('NOT_FOUND', { field: 'tagIds' })
      return tagIds ? [...tagIds] : own
    },

    /** Whether a reader reads it. A plain code needs no test: all others are measured against it. */
    async isReadable({ accountId, text, look }: LinkCode, isTransparent = false): Promise<boolean> {
      if (look === PLAIN_LOOK && !isTransparent) return true
      return scanner.decodes(accountId, toScanDesign(text, look, isTransparent), look.logo?.picture.pixels)
    },

    /**
     * Returns the code of a link as SVG in its own design; undefined when it has none that current phones can read, so
     * that a plain one is to be shown. Public: it reveals no more than the printed code does.
     */
    async drawFor(tagId: string): Promise<string | undefined> {
      const row = await findAnyones(tagId, db)
      const check = row?.client_config === null || !row ? null : checkOf(row)
      if (!row || !check?.isDecoded || !isReadByPhones(check.score)) return undefined
      return qrSvg(drawLook(textOf(tagId), await lookOfRow(row)))
    },
  }
}

const isReadByPhones = (score: number): boolean => ['EVERYWHERE', 'CURRENT_PHONES'].includes(gradeOf(score))

const NAMED = 5

/** Returns what to know of files with codes that no reader reads, by the names of their links. */
export function unreadableCodes(names: readonly string[]): Message | undefined {
  if (names.length === 0) return undefined
  const some = names.slice(0, NAMED).join(', ')
  const more = names.length - NAMED
  return more > 0
    ? messages.later('unreadableAndMore', { names: some, more })
    : messages.later('unreadable', { names: some, count: names.length })
}
