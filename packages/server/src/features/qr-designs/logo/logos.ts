import type { QrLogo } from '@taplet/contract'
import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import type { Database } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/errors/app-error.ts'
import { inPictureQueue } from '../../../platform/pictures/picture-queue.ts'
import { pictureWork } from '../../../platform/pictures/picture-work.ts'
import type { Storage } from '../../../platform/storage/create-storage.ts'
import type { StoredLogo } from '../stored.ts'
import { findPicture } from './store.ts'
import { messages } from '../messages/messages.ts'

/** Separate from the media library's folders, so that its clean-up leaves these alone. Not publicly served. */
const PREFIX = 'qr-logos/'
/** Of the longer side: a fifth of a code at 4096 pixels. */
const MAX_SIDE = 1024
/** Of one account. */
const LINE = { mostWaiting: 8 }

const MISSING = messages.later('logoNotInLibrary')

/** A logo's picture in the forms needed for drawing, testing and printing. */
export interface LogoPicture {
  png: Buffer
  /** As data URL, for a self-contained picture. */
  href: string
  width: number
  height: number
  pixels: { width: number; height: number; data: Uint8ClampedArray<ArrayBuffer> }
}

export type Logos = ReturnType<typeof createLogos>

const toLogo = pictureWork(import.meta.url, 'toLogo', async (picture: Buffer) =>
  sharp(picture)
    .autoOrient()
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .png({ compressionLevel: 9 })
    .toBuffer({ resolveWithObject: true }),
)

/** Logos of designs: own pictures only, copied, so that a printed look survives deletions from the library. */
export function createLogos({ db, storage }: { db: Database; storage: Storage }) {
  async function copy(accountId: string, url: string): Promise<Pick<StoredLogo, 'height' | 'key' | 'width'>> {
    const source = await findPicture(accountId, url, db)
    const stream = source === undefined ? undefined : await storage.get(source)
    if (!stream) throw new AppError('BAD_REQUEST', { field: 'logo.url', message: MISSING })
    const picture = await buffer(stream)
    const { data, info } = await inPictureQueue(accountId, () => toLogo(picture), LINE)
    // Includes the account, so that deleting one account's logo does not affect another's.
    const name = createHash('sha256').update(accountId).update(data).digest('hex').slice(0, 40)
    const key = `${PREFIX}${name}.png`
    await storage.put(key, data)
    return { key, width: info.width, height: info.height }
  }

  return {
    /** Stores a logo. The design's current one stays, even when its picture was deleted since. */
    async take(accountId: string, logo: QrLogo | null, current: StoredLogo | null): Promise<StoredLogo | null> {
      if (!logo || logo.url === '') return null
      const known = current?.url === logo.url ? current : await copy(accountId, logo.url)
      const { key, width, height } = known
      return { url: logo.url, filePath: logo.filePath, share: logo.share, key, width, height }
    },

    /** Returns the picture; undefined when its file is missing, e.g. on a disk that was not restored. */
    async read({ key, width, height }: Pick<StoredLogo, 'height' | 'key' | 'width'>): Promise<LogoPicture | undefined> {
      const stream = await storage.get(key)
      if (!stream) return undefined
      const png = await buffer(stream)
      const { data, info } = await sharp(png)
        .ensureAlpha()
        .toColourspace('srgb')
        .raw({ depth: 'uchar' })
        .toBuffer({ resolveWithObject: true })
      const pixels = { width: info.width, height: info.height, data: new Uint8ClampedArray(data) }
      return { png, href: `data:image/png;base64,${png.toString('base64')}`, width, height, pixels }
    },
  }
}
