import { MEDIA_PREFIX } from '@taplet/contract'
import { buffer } from 'node:stream/consumers'
import type { Storage } from './port.ts'

/** Returns the whole file behind one of our own URLs; undefined when there is none, or for any other URL. */
export async function readWhole(storage: Storage, url: string): Promise<Buffer | undefined> {
  if (!url.startsWith(`${MEDIA_PREFIX}/`)) return undefined
  const stream = await storage.get(url.slice(MEDIA_PREFIX.length + 1))
  return stream && buffer(stream)
}
