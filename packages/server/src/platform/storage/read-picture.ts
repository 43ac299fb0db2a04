import { drawArt, isArt } from '@taplet/slides/art'
import type { Storage } from './port.ts'
import { readWhole } from './read-whole.ts'

/** Returns the picture at one of our own addresses: a stored file, or a drawing at a size to make pixels of. */
export async function readPicture(storage: Storage, url: string): Promise<Buffer | undefined> {
  if (!isArt(url)) return readWhole(storage, url)
  const svg = drawArt(url, true)
  return svg === undefined ? undefined : Buffer.from(svg)
}
