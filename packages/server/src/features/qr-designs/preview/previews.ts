import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { inPictureQueue } from '../../../platform/pictures/picture-queue.ts'
import { pictureWork } from '../../../platform/pictures/picture-work.ts'
import type { Storage } from '../../../platform/storage/create-storage.ts'

/** Separate from the media library's folders, so that its clean-up leaves these alone. */
const PREFIX = 'qr-designs/'
const NAME = /^[\da-f]{40}\.png$/
const WIDTH = 512

/** Returns the key of a preview, in storage and below /media, by its file name; undefined for invalid names. */
export const previewKey = (name: string): string | undefined => (NAME.test(name) ? PREFIX + name : undefined)

const drawPreview = pictureWork(import.meta.url, 'drawPreview', async (svg: string) =>
  sharp(Buffer.from(svg)).resize(WIDTH).png({ compressionLevel: 9 }).toBuffer(),
)

/** Pictures of designs, for lists. Their names depend on their content, so they can be cached for ever. */
export function createPreviews(storage: Storage) {
  return {
    /** Draws and stores the picture of a design; returns its path below /media. */
    async make(accountId: string, svg: string): Promise<string> {
      const png = await inPictureQueue(accountId, () => drawPreview(svg))
      const name = createHash('sha256').update(accountId).update(png).digest('hex').slice(0, 40)
      await storage.put(`${PREFIX}${name}.png`, png)
      return `${PREFIX}${name}.png`
    },
  }
}
export type Previews = ReturnType<typeof createPreviews>
