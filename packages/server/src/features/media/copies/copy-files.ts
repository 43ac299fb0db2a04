import type { Transaction } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { Database } from '../../../platform/db/database.ts'
import type { Tables } from '../../../platform/db/tables/tables.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { AppError } from '../../../platform/http/errors/app-error.ts'
import type { Storage } from '../../../platform/storage/create-storage.ts'
import { withOtherStrings } from '../../../platform/with-other-strings.ts'
import { mediaUrlsIn } from '../edits/media-urls.ts'
import { keyOfUrl, ownedBy, tagOf, urlOfKey, videoUrl } from '../files/keys.ts'
import { canBeAvif } from '../image/can-be-avif.ts'
import type { Quota } from '../quota.ts'
import type { MediaStore, OwnedRow } from '../store.ts'
import { captionsOf, toMediaInfo } from '../to-media-item.ts'

interface Dependencies {
  db: Database
  store: MediaStore
  storage: Storage
  quota: Quota
  /** Enqueues the smaller files of a new picture; only if the transaction commits. */
  awaitAvif: (mediaId: string, trx: Transaction<Tables>) => Promise<void>
}

/** An account that takes copies. */
interface Taker {
  accountId: string
  /** Key prefix of its files. */
  identityId: string
}

export type CopyFiles = ReturnType<typeof createCopyFiles>

/** Private files are on no page, and what is still being made, or deleted, has no files to copy. */
const isCopied = (row: OwnedRow): boolean =>
  row.deleted_at === null && row.status === 'READY' && row.scope !== 'private' && row.identity_id !== ''

/** Every address that pages load of an item. The upload itself stays: it holds what phones write into pictures. */
const urlsOf = (row: OwnedRow): string[] => [
  ...new Set(mediaUrlsIn([row.kind === 'IMAGE' ? row.url : '', row.sources, row.poster_url, row.captions])),
]

/** Copies pictures and videos from one account into another, where they count and stay like its own. */
export function createCopyFiles({ db, store, storage, quota, awaitAvif }: Dependencies) {
  async function measure(row: OwnedRow): Promise<number> {
    const keys = urlsOf(row).flatMap((url) => keyOfUrl(url) ?? [])
    const found = await Promise.all(keys.map((key) => storage.stat(key)))
    return found.reduce((sum, one) => sum + (one?.bytes ?? 0), 0)
  }

  async function drop(keys: readonly string[]): Promise<void> {
    for (const key of keys) await storage.delete(key)
  }

  /** Stores all files of an item under the taker's keys; returns their addresses by the old ones. */
  async function copyObjects(row: OwnedRow, to: Taker, tag: string): Promise<Map<string, string>> {
    const from = ownedBy(row)
    const moved = urlsOf(row).flatMap((url) => {
      const key = keyOfUrl(url)
      const next = key?.replace(`/${from.identityId}/`, `/${to.identityId}/`).replace(from.tag, tag)
      return key && next && next !== key ? [{ url, key, next }] : []
    })
    try {
      for (const { key, next } of moved) {
        const content = await storage.get(key)
        if (!content) throw new AppError('CONFLICT') // deleted at this moment
        await storage.put(next, content)
      }
    } catch (error) {
      await drop(moved.map(({ next }) => next))
      throw error
    }
    return new Map(moved.map(({ url, next }) => [url, urlOfKey(next)]))
  }

  /** Copies one item; the account that has the same file already keeps that. Returns its address. */
  async function copyOne(row: OwnedRow, to: Taker): Promise<string> {
    const known = await store.findByContent(to.accountId, row.scope, row.content_hash)
    if (known) return known.url
    const mediaId = randomUUID()
    const tag = tagOf(row.content_hash, mediaId)
    const storedBytes = await measure(row)
    const urls = await copyObjects(row, to, tag)
    const { sources, posterUrl, ...info } = withOtherStrings(toMediaInfo(row), urls)
    const best = keyOfUrl(sources.findLast(({ type }) => type === row.file_type)?.url ?? sources.at(-1)?.url ?? '')
    const url = row.kind === 'VIDEO' ? videoUrl(mediaId) : (urls.get(row.url) ?? '')
    const media = {
      mediaId,
      accountId: to.accountId,
      kind: row.kind,
      status: 'READY' as const,
      scope: row.scope,
      url,
      storageKey: best ?? '',
      keyTag: tag,
      contentHash: row.content_hash,
      fileName: row.file_name,
      fileType: row.file_type,
      bytes: Number(row.bytes),
      storedBytes,
    }
    const finished = { ...info, durationMs: row.duration_ms, posterUrl, sources }
    const isNew = await inTransaction(db, async (trx) => {
      await quota.require(to.accountId, storedBytes, trx)
      if (!(await store.insert(media, finished, trx))) return false
      const captions = JSON.stringify(withOtherStrings(captionsOf(row), urls))
      await store.change(to.accountId, mediaId, { alt_text: row.alt_text, captions }, trx)
      const hasAvif = sources.some(({ type }) => type === 'image/avif')
      if (!hasAvif && canBeAvif(media)) await awaitAvif(mediaId, trx)
      return true
    }).catch(async (error: unknown) => {
      await drop([...urls.values()].flatMap((one) => keyOfUrl(one) ?? []))
      throw error
    })
    if (isNew) return url
    // Two copies at once: the other one was first.
    await drop([...urls.values()].flatMap((one) => keyOfUrl(one) ?? []))
    return (await store.findByContent(to.accountId, row.scope, row.content_hash))?.url ?? ''
  }

  return {
    /** Returns the bytes that copies of these files of an account take. */
    async bytesOf(accountId: string, urls: readonly string[]): Promise<number> {
      const rows = (await store.listOwned(accountId, urls)).filter(isCopied)
      const sizes = await Promise.all(rows.map(measure))
      return sizes.reduce((sum, bytes) => sum + bytes, 0)
    },

    /**
     * Copies those of these files that are the account's. Returns their new addresses by the old ones: none for a file
     * that is not ready, private or deleted. Files that were copied stay when a later one fails: trying again goes on.
     */
    async copy(accountId: string, urls: readonly string[], to: Taker): Promise<Map<string, string>> {
      const rows = await store.listOwned(accountId, urls)
      const copies = new Map<string, string>()
      for (const row of rows) copies.set(row.url, isCopied(row) ? await copyOne(row, to) : '')
      return copies
    },
  }
}
