import sharp, { type Metadata } from 'sharp'
import { AppError } from '../../../platform/http/errors/app-error.ts'
import { messages } from '../messages/messages.ts'

/** Phones take photos of 50 megapixels; anything larger is a scan, or a decompression bomb (G8). */
const MAX_MEGAPIXELS = 60
const MAX_SIDE = 20_000
/** Limits of an animation: frames, and pixels of all frames together. */
const MAX_FRAMES = 600
const MAX_ANIMATED_MEGAPIXELS = 100
const MILLION = 1_000_000

export interface ImageHeader {
  width: number
  height: number
  frames: number
}

/** Reads size and frames without decoding a pixel; throws for pictures that would need too much memory or time. */
export async function readHeader(path: string): Promise<ImageHeader> {
  const header = await readMetadata(path)
  const { width, height, frames } = header
  if (width < 1 || height < 1) throw new AppError('MEDIA_UNREADABLE')
  if (width > MAX_SIDE || height > MAX_SIDE || width * height > MAX_MEGAPIXELS * MILLION) {
    throw new AppError('MEDIA_TOO_LARGE', {
      message: messages.later('pictureTooLarge', {
        maxMegapixels: MAX_MEGAPIXELS,
        maxSide: MAX_SIDE,
        width,
        height,
      }),
    })
  }
  if (frames > MAX_FRAMES || width * height * frames > MAX_ANIMATED_MEGAPIXELS * MILLION) {
    throw new AppError('MEDIA_TOO_LARGE', {
      message: messages.later('animationTooLarge', {
        maxFrames: MAX_FRAMES,
        maxAnimatedMegapixels: MAX_ANIMATED_MEGAPIXELS,
        frames,
        width,
        height,
      }),
    })
  }
  return header
}

async function readMetadata(path: string): Promise<ImageHeader> {
  try {
    const metadata: Metadata = await sharp(path, { limitInputPixels: false }).metadata()
    return { width: metadata.width, height: metadata.pageHeight ?? metadata.height, frames: metadata.pages ?? 1 }
  } catch (cause) {
    throw new AppError('MEDIA_UNREADABLE', { cause })
  }
}
