import type { Sharp } from 'sharp'

/** It is inlined in the page, once for each picture, and does not compress. */
const MAX_LENGTH = 200
/** Width and quality, from the finest to one that always fits. */
const STEPS = [
  [8, 20],
  [6, 10],
  [4, 1],
] as const

/** Returns a tiny blurred `data:` picture of at most 200 characters. */
export async function makePlaceholder(picture: Sharp): Promise<string> {
  for (const [size, quality] of STEPS) {
    const tiny = await picture
      .clone()
      .resize({ width: size, height: size * 2, fit: 'inside' })
      .webp({ quality, alphaQuality: 0, smartSubsample: true })
      .toBuffer()
    const url = `data:image/webp;base64,${tiny.toString('base64')}`
    if (url.length <= MAX_LENGTH) return url
  }
  return ''
}
