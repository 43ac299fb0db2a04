import { MEGABYTE } from '@taplet/base/bytes'
import sharp from 'sharp'
import { inPictureQueue } from '../../platform/pictures/picture-queue.ts'
import { pictureWork } from '../../platform/pictures/picture-work.ts'
import type { SafeFetch } from '../../platform/outbound/safe-fetch.ts'

const MAX_BYTES = 5 * MEGABYTE
const PICTURE = { method: 'GET', maxBytes: MAX_BYTES + 1, timeoutMs: 6000 } as const
const MAX_PIXELS = 24_000_000
/** Of the longer side: a card is as wide as a phone. */
const MAX_SIDE = 1200
/** Smaller ones are icons and tracking pixels. */
const MIN_SIDE = 100
const KINDS = new Set(['jpeg', 'png', 'webp', 'gif', 'heif'])

/** Returns the picture of a site, re-encoded as WebP; undefined when there is none that can be shown. */
export async function fetchPicture(url: string, safeFetch: SafeFetch): Promise<Buffer | undefined> {
  const outcome = await safeFetch(url, { ...PICTURE, headers: { accept: 'image/*' } })
  if (outcome.kind !== 'ANSWER' || outcome.status !== 200 || outcome.body.length > MAX_BYTES) return undefined
  return inPictureQueue('websites', () => toPreview(outcome.body))
}

const toPreview = pictureWork(import.meta.url, 'toPreview', async (file: Buffer): Promise<Buffer | undefined> => {
  try {
    const image = sharp(file, { limitInputPixels: MAX_PIXELS })
    const { format, width, height } = await image.metadata()
    if (!KINDS.has(format) || Math.min(width, height) < MIN_SIDE) return undefined
    return await image
      .rotate()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 76 })
      .toBuffer()
  } catch {
    // Translated: an unreadable file is no picture.
    return undefined
  }
})
