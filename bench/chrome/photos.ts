import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

const WIDTH = 1080

export interface Photo {
  name: string
  jpeg: Buffer
  /** Mean of all pixels, 0 to 255. */
  brightness: number
}

/** Reads the photos of a folder, at most this many, spread evenly over those there are; as wide as a phone needs them. */
export async function readPhotos(folder: string, most: number): Promise<Photo[]> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.jpe?g$/i.test(file))
    .toSorted()
  const every = Math.max(1, files.length / most)
  const photos: Photo[] = []
  for (let at = 0; at < files.length && photos.length < most; at += every) {
    const name = files[Math.floor(at)] ?? ''
    const jpeg = await sharp(join(folder, name)).resize(WIDTH).jpeg().toBuffer()
    const { channels } = await sharp(jpeg).stats()
    photos.push({ name, jpeg, brightness: channels.reduce((sum, { mean }) => sum + mean, 0) / channels.length })
  }
  return photos
}
