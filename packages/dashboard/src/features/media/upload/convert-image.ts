import { isTakenByServer, withExtension } from './file-facts.ts'

/** Larger than any phone shows; the server creates the smaller ones. */
const MAX_SIDE = 2560
const QUALITY = 0.88
/** spec §5: these are not converted. */
const UNCONVERTED = new Set(['image/gif', 'image/webp'])

export interface PreparedFile {
  content: Blob
  name: string
  type: string
}

const draw = async (file: Blob): Promise<HTMLCanvasElement> => {
  // Upright, by its EXIF orientation.
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const scale = Math.min(1, MAX_SIDE / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser cannot draw')
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  return canvas
}

/** A browser that cannot encode the type returns PNG instead, which counts as unsupported. */
const encode = async (canvas: HTMLCanvasElement, type: string): Promise<Blob | undefined> => {
  const content = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY))
  return content?.type === type ? content : undefined
}

/** HEIC or HEIF in a browser that cannot decode it; the server cannot either. */
export class HeicNotRead extends Error {}

const isHeic = (type: string): boolean => type === 'image/heic' || type === 'image/heif'

/**
 * Converts a picture to WebP, upright, at most 2560 px; what browsers cannot is left to the server, except HEIC.
 * Throws HeicNotRead.
 */
export async function convertImage(file: Blob, name: string, type: string): Promise<PreparedFile> {
  const original: PreparedFile = { content: file, name, type }
  if (UNCONVERTED.has(type)) return original
  try {
    const canvas = await draw(file)
    const webp = await encode(canvas, 'image/webp')
    if (webp) return { content: webp, name: withExtension(name, 'webp'), type: 'image/webp' }
    const jpeg = isTakenByServer(type) ? undefined : await encode(canvas, 'image/jpeg')
    return jpeg ? { content: jpeg, name: withExtension(name, 'jpg'), type: 'image/jpeg' } : original
  } catch (cause) {
    if (isHeic(type)) throw new HeicNotRead('', { cause })
    return original
  }
}
