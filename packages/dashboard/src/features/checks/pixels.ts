import { backdropMedia, type CheckedSlide, coverCrop, RASTER, type Raster, sampleUrl } from '@taplet/checks'
import type { MediaLookup } from '@taplet/slides/schema'

async function load(url: string): Promise<HTMLImageElement> {
  const image = new Image()
  // Needed to read the pixels of another site's picture; without that site's permission it does not load.
  if (/^https?:/.test(url)) image.crossOrigin = 'anonymous'
  image.src = url
  await image.decode()
  return image
}

async function readRaster(url: string, focalPoint: { x: number; y: number }): Promise<Raster | undefined> {
  try {
    const image = await load(url)
    const { left, top, width, height } = coverCrop(
      { width: image.naturalWidth, height: image.naturalHeight },
      focalPoint,
    )
    const canvas = document.createElement('canvas')
    canvas.width = RASTER.width
    canvas.height = RASTER.height
    const pen = canvas.getContext('2d', { willReadFrequently: true })
    pen?.drawImage(image, left, top, width, height, 0, 0, RASTER.width, RASTER.height)
    const data = pen?.getImageData(0, 0, RASTER.width, RASTER.height).data
    return data && { ...RASTER, data }
  } catch {
    // Not loadable or not readable: then its contrast is not checked.
    return undefined
  }
}

/** Reads the picture behind a slide as it is cropped on a phone, each only once. */
export function createPixels() {
  const cache = new Map<string, Promise<Raster | undefined>>()
  return ({ content }: CheckedSlide, media: MediaLookup): Promise<Raster | undefined> => {
    const backdrop = backdropMedia(content)
    const url = backdrop && sampleUrl(backdrop, media)
    if (!backdrop || !url) return Promise.resolve(undefined)
    const key = `${url} ${backdrop.focalPoint.x} ${backdrop.focalPoint.y}`
    const raster = cache.get(key) ?? readRaster(url, backdrop.focalPoint)
    cache.set(key, raster)
    return raster
  }
}
