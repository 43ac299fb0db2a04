import { DAY_MS } from '@taplet/base/time'
import { linkPath, ndefAddress, type TagSubType, tapUrl, toHex } from '@taplet/contract'
import { tagSubType } from '@taplet/contract/schemas'
import { stringify } from 'csv-stringify/sync'
import type { Database } from '../../../platform/db/database.ts'
import { newLinkIds } from '../../../platform/link-ids/new-link-ids.ts'
import * as store from './commands-store.ts'

/** The message is shown to the operator. */
export class TagCommandError extends Error {}

export const MAX_MADE = 10_000
const BATCH = /^[\w.-]{1,60}$/
const MOST_LISTED = 100

interface Order {
  count: number
  type: string
  batch: string
}

/** Operator commands for physical tags. `publicUrl` is the prefix of their addresses. */
export function createTagCommands(db: Database, publicUrl: string) {
  /** Finds one tag by its id or address, or a batch by its name. */
  async function which(text: string): Promise<store.Which> {
    const word = text
      .trim()
      .replace(/^https?:\/\/[^/]*/i, '')
      .replace(/^\/?t\//, '')
    for (const column of ['tag_id', 'batch'] as const)
      if (word && (await store.isThere({ column, value: word }, db))) return { column, value: word }
    throw new TagCommandError(`There is no tag and no batch "${text}".`)
  }

  return {
    publicUrl,

    /** Creates unowned tags; returns the CSV file for writing them. */
    async make({ count, type, batch }: Order): Promise<string> {
      if (!Number.isInteger(count) || count < 1 || count > MAX_MADE)
        throw new TagCommandError(`--count must be a number from 1 to ${MAX_MADE}.`)
      if (!BATCH.test(batch)) throw new TagCommandError('--batch must be a name of letters, digits, dots and dashes.')
      const subType = parseType(type)
      const tagIds = await newLinkIds(count, db)
      const csv = toCsv(
        tagIds.map((tagId) => ({ tagId, subType })),
        batch,
        publicUrl,
      )
      await db.transaction().execute((trx) => store.insert({ tagIds, subType, batch }, trx))
      return csv
    },

    listBatches: () => store.listBatches(db),
    listBatch: (batch: string) => store.listBatch(batch, db),

    /** Returns the file of a batch again. */
    async csvOf(batch: string): Promise<string> {
      const rows = await store.listBatch(batch, db)
      if (rows.length === 0) throw new TagCommandError(`There is no batch "${batch}".`)
      const made = rows.map(({ tag_id, tag_sub_type }) => ({ tagId: tag_id, subType: tag_sub_type }))
      return toCsv(made, batch, publicUrl)
    },

    /** Takes tags out of service, which a scan then shows. Returns how many changed. */
    disable: async (text: string): Promise<number> => store.setDisabled(await which(text), true, db),
    enable: async (text: string): Promise<number> => store.setDisabled(await which(text), false, db),

    orphans: (days: number, now: Date) => store.listOrphans(new Date(now.getTime() - days * DAY_MS), MOST_LISTED, db),
  }
}
export type TagCommands = ReturnType<typeof createTagCommands>

function parseType(type: string): TagSubType {
  const parsed = tagSubType.safeParse(type.toUpperCase())
  if (parsed.success) return parsed.data
  throw new TagCommandError(`--type must be one of ${tagSubType.options.join(', ')}.`)
}

const COLUMNS = ['id', 'url', 'type', 'batch', 'ndef_message', 'type2_memory', 'bytes', 'chip'] as const

interface MadeTag {
  tagId: string
  subType: string
}

function toCsv(tags: readonly MadeTag[], batch: string, publicUrl: string): string {
  const rows = tags.map(({ tagId, subType }) => {
    const url = `${publicUrl}${linkPath(tagId)}`
    const { message, memory, chip } = ndefAddress(tapUrl(url))
    return [tagId, url, subType, batch, toHex(message), toHex(memory), memory.length, chip ?? 'none']
  })
  return stringify(rows, { header: true, columns: [...COLUMNS] })
}
