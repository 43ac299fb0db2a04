import type { PagePicture } from './page-content.ts'

type Attributes = Readonly<Record<string, string>>

/** Smaller ones are icons and tracking pixels. */
const MIN_WIDTH = 100
/** Characters: a longer style is not looked through. */
const MAX_STYLE = 2000
const LOGO = /logo|brand(?:-|_)?mark|site-icon/i

const isPicture = (url: string): boolean => url !== '' && !/^(?:data|blob|javascript|about):/i.test(url)

/** Returns the largest picture of a srcset, and its width where it says so. */
function largestOf(srcset: string | undefined): { url: string; width: number } | undefined {
  return (srcset ?? '')
    .split(/,\s+|,(?=https?:|\/)/)
    .flatMap((part) => {
      const [url = '', size = ''] = part.trim().split(/\s+/)
      const amount = Number.parseFloat(size) || 0
      return isPicture(url) ? [{ url, width: size.endsWith('w') ? amount : 0, order: amount }] : []
    })
    .toSorted((one, other) => other.order - one.order)[0]
}

const numberOf = (value: string | undefined): number => Number.parseInt(value ?? '', 10) || 0

function ofImage(attributes: Attributes) {
  const lazy = attributes['data-src'] ?? attributes['data-lazy-src'] ?? attributes['data-original'] ?? ''
  const named = [lazy, attributes.src ?? ''].find((url) => isPicture(url.trim())) ?? ''
  const width = numberOf(attributes.width)
  return largestOf(attributes.srcset ?? attributes['data-srcset']) ?? { url: named.trim(), width }
}

function ofStyle(style: string | undefined): string {
  const [, url = ''] =
    /background(?:-image)?\s*:[^;]*url\(\s*["']?([^"')]+)/i.exec(style?.slice(0, MAX_STYLE) ?? '') ?? []
  return url.trim()
}

/** Returns the picture that an element shows; undefined where it shows none, or one as small as an icon. */
export function pictureOf(tag: string, attributes: Attributes, isChrome: boolean): PagePicture | undefined {
  const about = [attributes.class, attributes.id, attributes.alt, attributes.src].join(' ')
  const isLogo = tag === 'img' && LOGO.test(about)
  const rest = { altText: attributes.alt?.trim() ?? '', isLogo, isChrome }
  const named = (url: string | undefined, width = 0): PagePicture | undefined =>
    url !== undefined && isPicture(url) ? { ...rest, url, width } : undefined
  if (tag === 'img') {
    const { url, width } = ofImage(attributes)
    const isTiny = [attributes.width, attributes.height].some(
      (side) => side !== undefined && numberOf(side) < MIN_WIDTH,
    )
    return isTiny && !isLogo ? undefined : named(url, width)
  }
  if (tag === 'source') {
    const found = largestOf(attributes.srcset)
    return named(found?.url, found?.width)
  }
  return named(tag === 'video' ? (attributes.poster ?? '').trim() : ofStyle(attributes.style))
}
