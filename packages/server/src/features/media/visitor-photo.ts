import sharp from 'sharp'
import { AppError } from '../../platform/http/errors/app-error.ts'
import { IMAGE_TYPES } from '@taplet/contract'
import { detectType } from './files/detect-type.ts'
import { receiveFile } from './files/receive-file.ts'
import type { TempFolders } from './files/temp-folder.ts'
import { inPictureQueue } from '../../platform/pictures/picture-queue.ts'
import { pictureWork } from '../../platform/pictures/picture-work.ts'
import { readHeader } from './image/read-header.ts'
import { messages } from './messages/messages.ts'

/** As large as a phone shows it. */
const MAX_WIDTH = 1080
const MAX_HEIGHT = 1440
const QUALITY = 78
/** In the line of the account that asked for the review. */
const LINE = { mostWaiting: 24 }

export interface VisitorPhoto {
  content: Buffer
  width: number
  height: number
}

/**
 * Re-encodes a picture that a stranger sent: upright, one frame, WebP, without location, camera and time. Its type is
 * detected by its bytes; sizes that would need too much memory are refused before a pixel is decoded (G8).
 */
export const createVisitorPhoto =
  (temp: TempFolders) =>
  (accountId: string, content: Buffer): Promise<VisitorPhoto> =>
    temp.use(async (folder) => {
      const file = await receiveFile([content], folder, () => {})
      const type = detectType(file.head)
      if (!IMAGE_TYPES.some((one) => one === type))
        throw new AppError('MEDIA_TYPE_REFUSED', { message: messages.later('photoTypeRefused') })
      return inPictureQueue(accountId, () => encode(file.path), LINE)
    })

const encode = pictureWork(import.meta.url, 'encode', async (path: string): Promise<VisitorPhoto> => {
  await readHeader(path)
  try {
    const { data, info } = await sharp(path, { failOn: 'error', limitInputPixels: false, sequentialRead: true })
      .autoOrient()
      .resize({ width: MAX_WIDTH, height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .webp({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true })
    return { content: data, width: info.width, height: info.height }
  } catch (cause) {
    throw new AppError('MEDIA_UNREADABLE', { cause })
  }
})
