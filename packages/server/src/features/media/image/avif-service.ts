import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Transaction } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { Tables } from '../../../platform/db/tables/tables.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { Jobs } from '../../../platform/jobs/index.ts'
import type { Storage } from '../../../platform/storage/create-storage.ts'
import { imageKey, ownedBy, urlOfKey } from '../files/keys.ts'
import type { TempFolders } from '../files/temp-folder.ts'
import type { MediaStore, OwnedRow } from '../store.ts'
import { toMediaInfo } from '../to-media-item.ts'
import type { AvifStore } from './avif-store.ts'
import { type AvifFiles, makeAvif } from './make-avif.ts'

export const AVIF_JOB = 'media.makeAvif'
/** After this time other jobs get their turn. */
const RUN_MS = 20_000

interface AvifDependencies {
  db: Database
  store: Pick<MediaStore, 'findAnyones'>
  waiting: AvifStore
  storage: Pick<Storage, 'get' | 'put' | 'delete'>
  temp: TempFolders
  jobs: Pick<Jobs, 'enqueue'>
}

/**
 * Creates the AVIF files of pictures after their upload, one picture at a time in each process and with as much rest as
 * work. Until then, and wherever AVIF would be larger, pages show the WebP files created by the upload.
 */
export function createAvifService({ db, store, waiting, storage, temp, jobs }: AvifDependencies) {
  let isWorking = false
  let hasNews = false

  const enqueue = (trx?: Transaction<Tables>): Promise<void> =>
    jobs.enqueue(AVIF_JOB, {}, { jobKey: AVIF_JOB, ...(trx && { trx }) })

  /** Prefers the original upload where it was stored, since each encoding loses quality. */
  async function fetch(row: OwnedRow, folder: string): Promise<string | undefined> {
    const content = await storage.get(row.upload_key || row.storage_key)
    if (!content) return undefined
    const path = join(folder, 'original')
    await pipeline(content, createWriteStream(path))
    return path
  }

  async function keep(row: OwnedRow, { variants, placeholder }: AvifFiles): Promise<void> {
    const files = variants.map(({ extension, ...variant }) => ({
      ...variant,
      key: imageKey(ownedBy(row), variant.width, extension),
    }))
    for (const { key, content } of files) await storage.put(key, content)
    const sources = files.map(({ key, content, ...file }) => ({ url: urlOfKey(key), ...file, bytes: content.length }))
    const isCurrent = await inTransaction(db, (trx) => waiting.finish(row, sources, placeholder, trx))
    if (!isCurrent) for (const { key } of files) await storage.delete(key)
  }

  async function make(mediaId: string): Promise<void> {
    const row = await store.findAnyones(mediaId)
    const others = row && !row.deleted_at ? toMediaInfo(row).sources.filter(({ type }) => type !== 'image/avif') : []
    const made = await temp.use(async (folder) => {
      const path = row && others.length > 0 ? await fetch(row, folder) : undefined
      return (
        row &&
        path &&
        (await makeAvif(
          row.account_id,
          path,
          others.reduce((sum, { bytes }) => sum + bytes, 0),
        ))
      )
    })
    if (row && made) await keep(row, made)
    else await waiting.drop(mediaId)
  }

  /** Returns false when nothing is waiting. An error with one picture does not block the others. */
  async function makeNext(errors: unknown[]): Promise<boolean> {
    const mediaId = await waiting.take()
    if (mediaId === undefined) return hasNews
    const begunAt = performance.now()
    await make(mediaId).catch((error: unknown) => errors.push(error))
    await sleep(performance.now() - begunAt)
    return true
  }

  return {
    /** Enqueues the files of a new picture; only if the transaction commits. */
    async add(mediaId: string, trx: Transaction<Tables>): Promise<void> {
      await waiting.add(mediaId, trx)
      await enqueue(trx)
    },
    /** Resumes the work when pictures are waiting. */
    async wake(): Promise<void> {
      if (await waiting.isAnyDue()) await enqueue()
    },
    /** The job. Throws the first error after finishing the others; that picture is retried some minutes later. */
    async work(signal: AbortSignal): Promise<void> {
      hasNews = true
      if (isWorking) return
      isWorking = true
      const errors: unknown[] = []
      const until = performance.now() + RUN_MS
      try {
        while (!signal.aborted && performance.now() < until) {
          hasNews = false
          if (!(await makeNext(errors))) break
        }
      } finally {
        isWorking = false
      }
      await this.wake()
      if (errors.length > 0) throw errors[0]
    },
  }
}
