import { HOUR_MS } from '@taplet/base/time'
import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream, type Stats } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat, statfs } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { requireStorageKey } from './key.ts'
import type { Content, Storage, StoredObject } from './port.ts'

/** Unfinished files are stored beside the objects (a rename must not cross file systems), where no key can reach. */
const UNFINISHED = '.unfinished'
/** A part not written to for this long belongs to a process that died. */
const ABANDONED_AFTER_MS = HOUR_MS
/** Left free for the database and the rest of the machine (robustness T5). */
const RESERVE_BYTES = 1024 ** 3

export interface DiskStorageOptions {
  /** The folder that holds everything; created when missing. */
  root: string
  reserveBytes?: number
}

/** Files in a folder: written aside, synced, then renamed, so that a crash leaves the whole object or none. */
export function createDiskStorage({ root: folder, reserveBytes = RESERVE_BYTES }: DiskStorageOptions): Storage {
  const root = resolve(folder)
  const unfinished = join(root, UNFINISHED)
  const ready = prepare(unfinished)
  // The first use of the storage reports the error; until then it must not count as unhandled.
  ready.catch(() => {})

  const pathOf = (key: string): string => {
    requireStorageKey(key)
    return join(root, key)
  }

  const statKey: Storage['stat'] = async (key) => {
    const found = await statFile(pathOf(key))
    return found && describe(key, found)
  }

  return {
    async put(key, content) {
      const path = pathOf(key)
      await ready
      const part = join(unfinished, randomUUID())
      try {
        await pipeline(toStream(content), createWriteStream(part, { flags: 'wx', flush: true }))
        const written = await stat(part)
        await moveInto(part, path)
        await syncFolder(dirname(path))
        return describe(key, written)
      } catch (error) {
        await rm(part, { force: true })
        throw error
      }
    },
    async get(key, range) {
      const path = pathOf(key)
      if (!(await statFile(path))) return undefined
      const handle = await open(path).catch(ignoreMissing)
      return handle?.createReadStream(range && { start: range.first, end: range.last })
    },
    stat: statKey,
    async delete(key) {
      await rm(pathOf(key), { force: true })
    },
    async *list(prefix) {
      await ready
      for await (const key of walk(root, '', prefix)) {
        const found = await statKey(key)
        if (found) yield found
      }
    },
    async hasRoomFor(bytes) {
      await ready
      const { bavail, bsize } = await statfs(root)
      return bavail * bsize > bytes + reserveBytes
    },
  }
}

async function prepare(unfinished: string): Promise<void> {
  await mkdir(unfinished, { recursive: true })
  const limit = Date.now() - ABANDONED_AFTER_MS
  for (const name of await readdir(unfinished)) {
    const part = join(unfinished, name)
    const found = await statFile(part)
    if (found && found.mtimeMs < limit) await rm(part, { force: true })
  }
}

function toStream(content: Content): Readable {
  if (Buffer.isBuffer(content)) return Readable.from([content])
  return content instanceof Readable ? content : createReadStream(content.path)
}

async function moveInto(part: string, path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await rename(part, path)
}

/** A renamed file survives a power failure only when its folder was synced too. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  try {
    await handle.sync()
  } catch (error) {
    // Windows cannot sync folders and does not need to.
    if (!isErrno(error, 'EPERM') && !isErrno(error, 'EINVAL')) throw error
  } finally {
    await handle.close()
  }
}

const statFile = async (path: string): Promise<Stats | undefined> => {
  const found = await stat(path).catch(ignoreMissing)
  return found?.isFile() ? found : undefined
}

function ignoreMissing(error: unknown): undefined {
  if (isErrno(error, 'ENOENT') || isErrno(error, 'ENOTDIR')) return undefined
  throw error
}

const isErrno = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code

const describe = (key: string, { size, mtimeMs }: Stats): StoredObject => ({
  key,
  bytes: size,
  etag: `"${size.toString(36)}-${Math.round(mtimeMs * 1000).toString(36)}"`,
  modifiedAt: new Date(mtimeMs),
})

/** Lists keys below a folder; folders that cannot match the prefix are skipped. */
async function* walk(root: string, parent: string, prefix: string): AsyncGenerator<string> {
  const entries = (await readdir(join(root, parent), { withFileTypes: true }).catch(ignoreMissing)) ?? []
  for (const entry of entries) {
    if (entry.name.startsWith('.')) continue
    const key = parent + entry.name
    if (entry.isDirectory()) {
      const branch = `${key}/`
      if (branch.startsWith(prefix) || prefix.startsWith(branch)) yield* walk(root, branch, prefix)
    } else if (entry.isFile() && key.startsWith(prefix)) yield key
  }
}
