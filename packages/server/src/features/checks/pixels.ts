import { MEGABYTE } from '@taplet/base/bytes'
import { backdropMedia, type CheckedSlide, coverCrop, RASTER, type Raster, sampleUrl } from '@taplet/checks'
import type { MediaLookup } from '@taplet/slides/schema'
import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { createBoundedCache } from '../../platform/bounded-cache.ts'
import { inPictureQueue } from '../../platform/pictures/picture-queue.ts'
import { pictureWork } from '../../platform/pictures/picture-work.ts'

/** Returns the bytes of one of our own pictures; undefined for any other address. */
export type ReadPicture = (url: string) => Promise<Buffer | undefined>

interface Point {
  x: number
  y: number
}

const MAX_CACHED = 150
const MAX_BYTES = 8 * MEGABYTE
const DATA_URL = /^data:image\/[a-z]+;base64,(.+)$/

const toRaster = pictureWork(
  import.meta.url,
  'toRaster',
  async (picture: Buffer, focalPoint: Point): Promise<Raster> => {
    const image = sharp(picture, { limitInputPixels: 24_000_000 })
    const { width, height } = await image.metadata()
    const crop = coverCrop({ width, height }, focalPoint)
    const data = await image
      .extract({
        left: Math.floor(crop.left),
        top: Math.floor(crop.top),
        width: Math.max(1, Math.floor(crop.width)),
        height: Math.max(1, Math.floor(crop.height)),
      })
      .resize({ ...RASTER, fit: 'fill' })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer()
    return { ...RASTER, data }
  },
)

/** Caches the most recent pictures of slides as small rasters: a slide is saved many times with one picture. */
export function createPixels(readPicture: ReadPicture) {
  const cache = createBoundedCache<Raster>({
    capacity: MAX_CACHED,
    maxBytes: MAX_BYTES,
    size: ({ data }) => data.length,
  })

  /** Decodes in the account's turn: some pictures have 24 million pixels. */
  return async (accountId: string, { content }: CheckedSlide, media: MediaLookup): Promise<Raster | undefined> => {
    const backdrop = backdropMedia(content)
    const url = backdrop && sampleUrl(backdrop, media)
    if (!backdrop || !url) return undefined
    const point = `${url} ${backdrop.focalPoint.x} ${backdrop.focalPoint.y}`
    // The address may be the picture itself.
    const key = createHash('sha256').update(point).digest('base64url')
    const found = cache.get(key)
    if (found) return found
    const inline = DATA_URL.exec(url)?.[1]
    const picture = inline ? Buffer.from(inline, 'base64') : await readPicture(url)
    if (!picture) return undefined
    const raster = await inPictureQueue(accountId, () => toRaster(picture, backdrop.focalPoint))
    cache.set(key, raster)
    return raster
  }
}
export type Pixels = ReturnType<typeof createPixels>
