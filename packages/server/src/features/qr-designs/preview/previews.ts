import { createHash } from 'node:crypto'
import sharp from 'sharp'
import type { Storage } from '../../../platform/storage/index.ts'

/** Beside the scopes of the media library, so that its clean-up leaves these alone. */
const PREFIX = 'qr-designs/'
const NAME = /^[\da-f]{40}\.png$/
const WIDTH = 512

/** Where a preview lies, in storage and below /media, by its file name. Undefined for names that are none of ours. */
export const previewKey = (name: string): string | undefined => (NAME.test(name) ? PREFIX + name : undefined)

/** Pictures of designs, for lists. Their names change with what is on them, so they can be kept for ever. */
export function createPreviews(storage: Storage) {
  return {
    /** Draws and keeps the picture of a design; answers its path below /media. */
    async make(accountId: string, svg: string): Promise<string> {
      const png = await sharp(Buffer.from(svg)).resize(WIDTH).png({ compressionLevel: 9 }).toBuffer()
      const name = createHash('sha256').update(accountId).update(png).digest('hex').slice(0, 40)
      await storage.put(`${PREFIX}${name}.png`, png)
      return `${PREFIX}${name}.png`
    },
  }
}
export type Previews = ReturnType<typeof createPreviews>
