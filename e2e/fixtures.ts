import { join } from 'node:path'
import sharp from 'sharp'

const DEMO = join(import.meta.dirname, '../packages/server/demo/assets')

/** A photo as phones take them: a large JPEG, rotated by its EXIF, which also holds a location. */
export async function phonePhoto(): Promise<Buffer> {
  const upright = await sharp(join(DEMO, 'shop-mug.webp')).resize(3024, 4032, { fit: 'cover' }).toBuffer()
  return sharp(upright)
    .rotate(-90)
    .withExif({ IFD0: { Make: 'Phone', Model: 'Test' }, IFD3: { GPSLatitude: '38/1 43/1 0/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 88 })
    .toBuffer()
}

/** Five seconds of H.264 in a small MP4: the product's conversion is what takes time. */
export const phoneVideo = join(import.meta.dirname, 'assets/music-night-ferry.mp4')

const QUARTERS = ['#e02020', '#20a040', '#2040e0', '#f0e040'] // from the top left to the bottom right
const [WIDE, HIGH] = [1200, 800]

/**
 * A JPEG of four quarters of different colour and brightness, by which a test sees rotation, mirroring and colour
 * changes.
 */
export const quartersPhoto = (): Promise<Buffer> =>
  sharp({ create: { width: WIDE, height: HIGH, channels: 3, background: '#000000' } })
    .composite(
      QUARTERS.map((background, index) => ({
        input: { create: { width: WIDE / 2, height: HIGH / 2, channels: 3, background } },
        left: (index % 2) * (WIDE / 2),
        top: Math.floor(index / 2) * (HIGH / 2),
      })),
    )
    .jpeg({ quality: 90 })
    .toBuffer()
