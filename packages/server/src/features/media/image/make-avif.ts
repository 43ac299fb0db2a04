import { decode, type ImageVariant, inTurn, variantsOf } from './make-variants.ts'
import { makePlaceholder } from './placeholder.ts'
import { readHeader } from './read-header.ts'

/**
 * The 800 px wide covers of the demo apps come to half of what WebP takes, and differ less from their originals. The next
 * effort takes twice the time for 4 % fewer bytes, the usual one seven times as long for 10 %.
 */
const AVIF = { quality: 50, effort: 2, chromaSubsampling: '4:2:0' } as const

export interface AvifFiles {
  /** Smallest first. Empty where the other files are the smaller ones. */
  variants: ImageVariant[]
  placeholder: string
}

/** AVIF of a picture in the widths of its other files, which take that many bytes together; undefined for one that moves. */
export function makeAvif(accountId: string, path: string, otherBytes: number): Promise<AvifFiles | undefined> {
  return inTurn(accountId, async () => {
    const { frames } = await readHeader(path)
    if (frames > 1) return undefined
    const decoded = await decode(path)
    const variants = await variantsOf(decoded, 'avif', (picture) => picture.avif(AVIF))
    const bytes = variants.reduce((sum, { content }) => sum + content.length, 0)
    return { variants: bytes < otherBytes ? variants : [], placeholder: await makePlaceholder(decoded.pixels()) }
  })
}
