import { join } from 'node:path'
import sharp from 'sharp'

const DEMO = join(import.meta.dirname, '../packages/server/demo/assets')

/** A photo as phones take them: a large JPEG lying on its side, with the turn and the place in its EXIF. */
export async function phonePhoto(): Promise<Buffer> {
  const upright = await sharp(join(DEMO, 'shop-mug.webp')).resize(3024, 4032, { fit: 'cover' }).toBuffer()
  return sharp(upright)
    .rotate(-90)
    .withExif({ IFD0: { Make: 'Phone', Model: 'Test' }, IFD3: { GPSLatitude: '38/1 43/1 0/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 88 })
    .toBuffer()
}

/** Five seconds of H.264 in an MP4. */
export const phoneVideo = join(DEMO, 'music-night-ferry.mp4')
