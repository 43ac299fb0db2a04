import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { HEAD_BYTES } from './detect-type.ts'

/** A file on this machine, hashed while it was written. */
export interface ReceivedFile {
  path: string
  bytes: number
  /** SHA-256 of the entire file. */
  contentHash: string
  /** The first bytes. */
  head: Buffer
}

/** Source of a file's bytes. */
export type Source = Readable | AsyncIterable<Buffer> | Iterable<Buffer>

/** Writes a stream to a file in the folder. `onBytes` gets the growing count, and aborts the upload by throwing. */
export async function receiveFile(
  source: Source,
  folder: string,
  onBytes: (bytes: number) => void,
): Promise<ReceivedFile> {
  const path = join(folder, 'upload')
  const handle = await open(path, 'wx', 0o600)
  const hash = createHash('sha256')
  let bytes = 0
  let head = Buffer.alloc(0)
  try {
    for await (const chunk of withoutDestroying(source)) {
      bytes += chunk.length
      onBytes(bytes)
      if (head.length < HEAD_BYTES) head = Buffer.concat([head, chunk.subarray(0, HEAD_BYTES - head.length)])
      hash.update(chunk)
      await handle.writeFile(chunk)
    }
  } finally {
    await handle.close()
  }
  return { path, bytes, contentHash: hash.digest('hex'), head }
}

/** A refused upload must still get its response: destroying the request would close the connection for it. */
const withoutDestroying = (source: Source): AsyncIterable<Buffer> | Iterable<Buffer> =>
  source instanceof Readable ? source.iterator({ destroyOnReturn: false }) : source
