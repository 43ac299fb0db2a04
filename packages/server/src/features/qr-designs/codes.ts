import type { Message } from '@taplet/messages'
import { qrSvg } from '@taplet/qr'
import { gradeOf } from '@taplet/qr/scannability'
import type { Database } from '../../platform/db/database.ts'
import { AppError } from '../../platform/http/errors/app-error.ts'
import { type CodeRow, findAnyones, listCodes } from './code-store.ts'
import { drawLook, type Look, PLAIN_LOOK, toScanDesign } from './look.ts'
import type { Scanner } from './scan/scanner.ts'
import type { QrDesignService } from './service.ts'
import * as store from './store.ts'
import { checkOf, configOf, logoOf } from './stored.ts'
import { messages } from './messages/messages.ts'

/** The code of a link, ready to be drawn in any format. */
export interface LinkCode {
  tagId: string
  /** Of the link. */
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

/** Codes of links in the looks that were chosen for them. */
export function createCodes({ db, scanner, lookOf, textOf }: CodesDependencies) {
  const lookOfRow = async (row: Omit<CodeRow, 'name' | 'tag_id'>): Promise<Look> =>
    row.client_config === null ? PLAIN_LOOK : lookOf(configOf(row), logoOf(row))

  return {
    /** The codes of the account's links, all for no ids. Refuses when one of the ids is none of them. */
    async find(accountId: string, tagIds: readonly string[], qrDesignId?: string): Promise<LinkCode[]> {
      const rows = await listCodes(accountId, tagIds, db)
      if (tagIds.length > 0 && rows.length !== new Set(tagIds).size) throw new AppError('NOT_FOUND')
      const design = qrDesignId === undefined ? undefined : await store.find(accountId, qrDesignId, db)
      if (qrDesignId !== undefined && !design) throw new AppError('NOT_FOUND', { field: 'qrDesignId' })
      const codes: LinkCode[] = []
      for (const row of rows) {
        const look = await lookOfRow(design ?? row)
        codes.push({ tagId: row.tag_id, name: row.name, text: textOf(row.tag_id), look })
      }
      return codes
    },

    /** Refuses unless a reader reads each of them; the refusal names those that none reads. */
    async requireReadable(codes: readonly LinkCode[], isTransparent = false): Promise<void> {
      const unreadable: string[] = []
      for (const { text, look, name, tagId } of codes) {
        const decodes = await scanner.decodes(toScanDesign(text, look, isTransparent), look.logo?.picture.pixels)
        if (!decodes) unreadable.push(name === '' ? tagId : name)
      }
      if (unreadable.length === 0) return
      if (codes.length === 1) throw new AppError('QR_UNREADABLE')
      throw new AppError('QR_UNREADABLE', { message: manyUnreadable(unreadable) })
    },

    /**
     * The code of a link as SVG in its own design; undefined when it has none that current phones read, so that a plain one
     * is to be shown. Public: it says no more than the printed code does.
     */
    async drawFor(tagId: string): Promise<string | undefined> {
      const row = await findAnyones(tagId, db)
      const check = row?.client_config === null || !row ? null : checkOf(row)
      if (!row || !check || !isReadByPhones(check.score)) return undefined
      return qrSvg(drawLook(textOf(tagId), await lookOfRow(row)))
    },
  }
}

const isReadByPhones = (score: number): boolean => ['EVERYWHERE', 'CURRENT_PHONES'].includes(gradeOf(score))

const NAMED = 5

function manyUnreadable(names: readonly string[]): Message {
  const some = names.slice(0, NAMED).join(', ')
  const more = names.length - NAMED
  return more > 0
    ? messages.later('unreadableAndMore', { names: some, more })
    : messages.later('unreadable', { names: some, count: names.length })
}
