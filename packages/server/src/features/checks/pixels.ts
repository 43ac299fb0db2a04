import { backdropMedia, type CheckedSlide, coverCrop, RASTER, type Raster, sampleUrl } from '@taplet/checks'
import type { MediaLookup } from '@taplet/slides/schema'
import sharp from 'sharp'

/** The bytes of one of our own pictures; undefined for any other address. */
export type ReadPicture = (url: string) => Promise<Buffer | undefined>

const MAX_KEPT = 150 // of some 53 KB each
const DATA_URL = /^data:image\/[a-z]+;base64,(.+)$/

async function toRaster(picture: Buffer, focalPoint: { x: number; y: number }): Promise<Raster> {
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
}

/** The pictures behind slides as small rasters, the last ones kept: a slide is saved many times with one picture. */
export function createPixels(readPicture: ReadPicture) {
  const kept = new Map<string, Raster>()

  return async ({ content }: CheckedSlide, media: MediaLookup): Promise<Raster | undefined> => {
    const backdrop = backdropMedia(content)
    const url = backdrop && sampleUrl(backdrop, media)
    if (!backdrop || !url) return undefined
    const key = `${url} ${backdrop.focalPoint.x} ${backdrop.focalPoint.y}`
    const found = kept.get(key)
    if (found) return found
    const inline = DATA_URL.exec(url)?.[1]
    const picture = inline ? Buffer.from(inline, 'base64') : await readPicture(url)
    if (!picture) return undefined
    const raster = await toRaster(picture, backdrop.focalPoint)
    kept.set(key, raster)
    const [oldest] = kept.keys()
    if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest)
    return raster
  }
}
export type Pixels = ReturnType<typeof createPixels>
