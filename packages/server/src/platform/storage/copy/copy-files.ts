import { createHash } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import type { Storage, StoredObject } from '../port.ts'

/** How many files are on their way at once. */
const AT_ONCE = 8

export interface CopyReport {
  /** Files copied now, each found equal by checksum afterwards. */
  copied: number
  /** Files that were there already, and are equal. */
  equal: number
  bytes: number
  /** Keys that could not be copied, or of which the other side has another content. */
  failed: { key: string; reason: string }[]
}

export interface CopyOptions {
  from: Storage
  to: Storage
  /** Whether to write at all; otherwise only to compare. */
  isDryRun: boolean
  /** Called now and then with the number of files looked at. */
  onProgress?: (files: number) => void
}

/**
 * Copies every file that the other side does not have in the same content, and compares checksums of what both sides
 * then hold. Deletes nothing on either side, so it can be run again and both ways.
 */
export async function copyFiles({ from, to, isDryRun, onProgress = () => {} }: CopyOptions): Promise<CopyReport> {
  const report: CopyReport = { copied: 0, equal: 0, bytes: 0, failed: [] }
  const fail = (key: string, reason: string): void => void report.failed.push({ key, reason })

  async function copyOne({ key, bytes }: StoredObject): Promise<void> {
    if (await isEqual(from, to, key)) {
      report.equal++
    } else if (isDryRun) {
      fail(key, (await to.stat(key)) ? 'is different on the other side' : 'is not on the other side')
      return
    } else {
      const content = await from.get(key)
      if (!content) return // deleted since it was listed
      await to.put(key, content)
      if (!(await isEqual(from, to, key))) return fail(key, 'changed while it was copied')
      report.copied++
    }
    report.bytes += bytes
  }

  const waiting = from.list('')[Symbol.asyncIterator]()
  let looked = 0
  const work = async (): Promise<void> => {
    for (let next = await waiting.next(); !next.done; next = await waiting.next()) {
      const object = next.value
      await copyOne(object).catch((error: unknown) => fail(object.key, String(error)))
      onProgress(++looked)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return report
}

/** Whether both sides hold the same bytes. Both are read in full, unless one says its MD5 as its tag, as buckets do. */
async function isEqual(one: Storage, other: Storage, key: string): Promise<boolean> {
  const [left, right] = await Promise.all([one.stat(key), other.stat(key)])
  if (!left || left.bytes !== right?.bytes) return false
  const ways = [
    { tag: left.etag, reader: other },
    { tag: right.etag, reader: one },
  ]
  for (const { tag, reader } of ways) {
    const [, md5] = /^"([0-9a-f]{32})"$/.exec(tag) ?? []
    if (md5 && md5 === (await digest(reader, key, 'md5'))) return true
  }
  const digests = await Promise.all([digest(one, key, 'sha256'), digest(other, key, 'sha256')])
  return digests[0] !== undefined && digests[0] === digests[1]
}

async function digest(storage: Storage, key: string, algorithm: 'md5' | 'sha256'): Promise<string | undefined> {
  const content = await storage.get(key)
  if (!content) return undefined
  const hash = createHash(algorithm)
  await pipeline(content, hash)
  return hash.digest('hex')
}
