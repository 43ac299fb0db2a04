import { type ImportedPicture, MAX_IMPORTED_PICTURES } from '@taplet/contract'
import { createHash } from 'node:crypto'
import { createFairQueue } from '../../../platform/fair-queue.ts'
import type { SafeFetch } from '../../../platform/outbound/safe-fetch.ts'
import { inPictureQueue } from '../../../platform/pictures/picture-queue.ts'
import type { PictureAddress } from '../find/find-pictures.ts'
import { fetchFile } from './fetch-file.ts'
import { inspectPicture } from './inspect-picture.ts'

/** Smaller ones are blurred on a phone. */
const MIN_SIDE = 240
const MIN_LOGO_SIDE = 32
/** Requests at once, of one page. */
const AT_ONCE = 5

interface Looked extends ImportedPicture {
  pixels: Uint8Array
  content: string
}

async function lookAt({ url, altText }: PictureAddress, safeFetch: SafeFetch): Promise<Looked | undefined> {
  const file = await fetchFile(url, safeFetch)
  if (!file) return undefined
  const found = await inPictureQueue('imports', () => inspectPicture(file))
  return found && { url, altText, ...found, content: createHash('sha256').update(file).digest('hex') }
}

const shown = ({ url, altText, width, height, thumbnail }: Looked): ImportedPicture => ({
  url,
  altText,
  width,
  height,
  thumbnail,
})

/** Returns those that are pictures large enough for a phone, the largest first and each once. */
export async function lookAtPictures(addresses: readonly PictureAddress[], safeFetch: SafeFetch) {
  const inTurn = createFairQueue(AT_ONCE, AT_ONCE)
  const all = await Promise.all(addresses.map((address) => inTurn(address.url, () => lookAt(address, safeFetch))))
  const seen = new Set<string>()
  const pictures = all.flatMap((one) => {
    if (!one || Math.min(one.width, one.height) < MIN_SIDE || seen.has(one.content)) return []
    seen.add(one.content)
    return [one]
  })
  const largest = pictures.toSorted((one, other) => other.width * other.height - one.width * one.height)
  return { pictures: largest.slice(0, MAX_IMPORTED_PICTURES).map(shown), pixels: largest[0]?.pixels }
}

/** Returns the first of these that is a picture: the logo. */
export async function lookForLogo(addresses: readonly string[], safeFetch: SafeFetch) {
  for (const url of addresses) {
    const found = await lookAt({ url, altText: '' }, safeFetch)
    if (found && Math.min(found.width, found.height) >= MIN_LOGO_SIDE)
      return { logo: shown(found), pixels: found.pixels }
  }
  return { logo: null, pixels: undefined }
}
