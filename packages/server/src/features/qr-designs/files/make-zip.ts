import { Zip, ZipPassThrough } from 'fflate'
import { Readable } from 'node:stream'
import { sequentially } from './sequentially.ts'

export interface ZipEntry {
  name: string
  /** Made when its turn comes. */
  make: () => Promise<Buffer> | Buffer
}

/** The files as one ZIP, made and sent one after the other. Pictures and PDFs are compressed in themselves. */
export function makeZip(entries: readonly ZipEntry[]): Readable {
  return Readable.from(chunks(entries))
}

async function* chunks(entries: readonly ZipEntry[]): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    ready.push(chunk)
  })
  for await (const { name, make } of sequentially(entries)) {
    const file = new ZipPassThrough(name)
    zip.add(file)
    file.push(await make(), true)
    yield* ready
    ready = []
  }
  zip.end()
  yield* ready
}
