import { inPictureQueue } from '../../../platform/pictures/picture-queue.ts'
import { pictureWork } from '../../../platform/pictures/picture-work.ts'
import { decode, type ImageVariant, variantsOf } from './make-variants.ts'
import { makePlaceholder } from './placeholder.ts'
import { readHeader } from './read-header.ts'

/**
 * The 800 px wide covers of the demo apps need half the bytes of WebP, and differ less from their originals. The next
 * effort takes twice the time for 4 % fewer bytes, the default one seven times as long for 10 %.
 */
const AVIF = { quality: 50, effort: 2, chromaSubsampling: '4:2:0' } as const

export interface AvifFiles {
  /** Smallest first. Empty where the other files are smaller. */
  variants: ImageVariant[]
  placeholder: string
}

/** Creates AVIF files in the widths of the other files, whose total size is given; returns undefined for an animation. */
export const makeAvif = (accountId: string, path: string, otherBytes: number): Promise<AvifFiles | undefined> =>
  inPictureQueue(accountId, () => encode(path, otherBytes))

const encode = pictureWork(
  import.meta.url,
  'encode',
  async (path: string, otherBytes: number): Promise<AvifFiles | undefined> => {
    const { frames } = await readHeader(path)
    if (frames > 1) return undefined
    const decoded = await decode(path)
    const variants = await variantsOf(decoded, 'avif', (picture) => picture.avif(AVIF))
    const bytes = variants.reduce((sum, { content }) => sum + content.length, 0)
    return { variants: bytes < otherBytes ? variants : [], placeholder: await makePlaceholder(decoded.pixels()) }
  },
)
