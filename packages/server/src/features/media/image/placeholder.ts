import type { Sharp } from 'sharp'

/** It travels inside the page, once for each picture. */
const MAX_LENGTH = 400
/** Width and quality, from the finest to what always fits. */
const STEPS = [
  [20, 40],
  [16, 30],
  [12, 20],
  [8, 10],
  [4, 1],
] as const

/** A tiny blurred `data:` picture of at most 400 characters. */
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
