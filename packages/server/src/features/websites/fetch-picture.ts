import { MEGABYTE } from '@taplet/base/bytes'
import sharp from 'sharp'
import type { SafeFetch } from '../../platform/outbound/safe-fetch.ts'

const MAX_BYTES = 5 * MEGABYTE
const PICTURE = { method: 'GET', maxBytes: MAX_BYTES + 1, timeoutMs: 6000 } as const
const MAX_PIXELS = 24_000_000
/** Of the longer side: a card is a phone wide. */
const MAX_SIDE = 1200
/** Smaller ones are icons and counters. */
const MIN_SIDE = 100
const KINDS = new Set(['jpeg', 'png', 'webp', 'gif', 'heif'])

/** The picture of a site, drawn anew as WebP; undefined when there is none that can be shown. */
export async function fetchPicture(url: string, safeFetch: SafeFetch): Promise<Buffer | undefined> {
  const outcome = await safeFetch(url, { ...PICTURE, headers: { accept: 'image/*' } })
  if (outcome.kind !== 'ANSWER' || outcome.status !== 200 || outcome.body.length > MAX_BYTES) return undefined
  try {
    const image = sharp(outcome.body, { limitInputPixels: MAX_PIXELS })
    const { format, width, height } = await image.metadata()
    if (!KINDS.has(format) || Math.min(width, height) < MIN_SIDE) return undefined
    return await image
      .rotate()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 76 })
      .toBuffer()
  } catch {
    // Translated: what cannot be read is no picture.
    return undefined
  }
}
