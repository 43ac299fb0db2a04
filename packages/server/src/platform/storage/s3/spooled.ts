import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Content } from '../port.ts'

/** Bytes whose length and checksum are known, and which can be read again after a broken connection. */
export interface Spooled {
  bytes: number
  /** In base64, as Content-MD5 wants it. */
  md5: string
  read: () => Buffer | Readable
}

/** Runs the work with the content spooled: a stream goes to a file first, which is deleted afterwards. */
export async function withSpooled<T>(content: Content, work: (spooled: Spooled) => Promise<T>): Promise<T> {
  if (Buffer.isBuffer(content)) {
    const md5 = createHash('md5').update(content).digest('base64')
    return work({ bytes: content.length, md5, read: () => content })
  }
  if (!(content instanceof Readable)) return work(await ofFile(content.path))
  const path = join(tmpdir(), `taplet-spool-${randomUUID()}`)
  try {
    await pipeline(content, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
    return await work(await ofFile(path))
  } finally {
    await rm(path, { force: true })
  }
}

async function ofFile(path: string): Promise<Spooled> {
  const hash = createHash('md5')
  await pipeline(createReadStream(path), hash)
  return { bytes: (await stat(path)).size, md5: hash.digest('base64'), read: () => createReadStream(path) }
}
