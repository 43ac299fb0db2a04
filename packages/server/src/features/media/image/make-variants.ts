import { readFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import { AppError } from '../../../platform/http/errors/app-error.ts'
import { inPictureQueue } from '../../../platform/pictures/picture-queue.ts'
import { pictureWork } from '../../../platform/pictures/picture-work.ts'
import { makePlaceholder } from './placeholder.ts'
import { readHeader } from './read-header.ts'
import { stripMetadata } from './strip-metadata.ts'

/** A 360 px screen at one pixel per dot; all phones at two (coverSizes in slides/background.tsx); tablets; large screens. */
const WIDTHS = [360, 800, 1080, 1440]
/** WebP is limited to a height of 16383; nobody scrolls further than this. */
const MAX_HEIGHT = 8192
const QUALITY = 80
/** The dashboard sends two at a time. */
const LINE = { mostWaiting: 24 }

export interface ImageVariant {
  width: number
  height: number
  type: string
  extension: string
  content: Buffer
}

export interface ProcessedImage {
  /** Smallest first, at least one. */
  variants: ImageVariant[]
  placeholder: string
  /** True when the original picture is larger than all of these. */
  isReduced: boolean
}

/**
 * Creates the pictures that a page loads: upright, without metadata (location, camera, time), as WebP in several widths
 * and never larger than the original. Animations stay unchanged (spec §5), in their one size.
 */
export const makeVariants = (accountId: string, path: string, type: string): Promise<ProcessedImage> =>
  inPictureQueue(accountId, () => process(path, type), LINE)

const process = pictureWork(import.meta.url, 'process', async (path: string, type: string): Promise<ProcessedImage> => {
  const { width, height, frames } = await readHeader(path)
  try {
    return frames > 1 || type === 'image/gif'
      ? { ...(await keepAnimation(path, type, { width, height })), isReduced: false }
      : await resize(path, width * height)
  } catch (cause) {
    if (cause instanceof AppError) throw cause
    throw new AppError('MEDIA_UNREADABLE', { cause })
  }
})

const open = (path: string): Sharp => sharp(path, { failOn: 'error', limitInputPixels: false, sequentialRead: true })

/** An upright picture in memory, at most as large as pages show it. */
export interface Decoded {
  width: number
  height: number
  pixels: () => Sharp
}

/** Decodes a picture once: smaller ones are made from the largest, which fits into memory whatever the original was. */
export async function decode(path: string): Promise<Decoded> {
  const largest = await open(path)
    .autoOrient()
    .resize({ width: WIDTHS.at(-1) ?? 0, height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = largest.info
  return { width, height, pixels: () => sharp(largest.data, { raw: { width, height, channels } }) }
}

/** Encodes the picture in each of its widths, in the file type of `encode`. */
export async function variantsOf(
  { width, pixels }: Decoded,
  extension: 'avif' | 'webp',
  encode: (picture: Sharp) => Sharp,
): Promise<ImageVariant[]> {
  const variants: ImageVariant[] = []
  for (const one of [...WIDTHS.filter((usual) => usual < width), width]) {
    const made = await encode(pixels().resize({ width: one })).toBuffer({ resolveWithObject: true })
    variants.push({
      width: made.info.width,
      height: made.info.height,
      type: `image/${extension}`,
      extension,
      content: made.data,
    })
  }
  return variants
}

async function resize(path: string, pixelsBefore: number): Promise<ProcessedImage> {
  const decoded = await decode(path)
  const { width, height, pixels } = decoded
  const variants = await variantsOf(decoded, 'webp', (picture) => picture.webp({ quality: QUALITY }))
  return { variants, placeholder: await makePlaceholder(pixels()), isReduced: width * height < pixelsBefore }
}

async function keepAnimation(
  path: string,
  type: string,
  size: { width: number; height: number },
): Promise<Omit<ProcessedImage, 'isReduced'>> {
  // Every frame is decoded once, so that a truncated or malicious file is refused here and not by a visitor's phone.
  await sharp(path, { animated: true, failOn: 'error', limitInputPixels: false, sequentialRead: true }).stats()
  const extension = type === 'image/gif' ? 'gif' : 'webp'
  const whole = stripMetadata(await readFile(path), type)
  return {
    variants: [{ ...size, type, extension, content: whole }],
    placeholder: await makePlaceholder(open(path)),
  }
}
