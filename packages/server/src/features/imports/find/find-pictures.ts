import type { PageContent } from '../scan/page-content.ts'
import { picturesIn, type StructuredNode } from './structured-data.ts'

export interface PictureAddress {
  url: string
  altText: string
}

/** So many are fetched to find those worth showing. */
const MAX_CANDIDATES = 16
const MAX_LOGOS = 4
const MAX_ADDRESS = 2048
/** A smaller icon is unreadable in an app. */
const MIN_ICON = 48
const ICONS = /sprite|spacer|pixel|tracking|avatar-default|placeholder|\bemoji\b|badge|\.svg(?:\?|$)|\.ico(?:\?|$)/i

/** One picture in several sizes: WordPress, Shopify and Wix put the size into the address. */
const keyOf = (address: string): string =>
  address
    .replace(/[?#].*$/, '')
    .replace(/\/v1\/(?:fill|fit|crop)\/.*$/, '')
    .replace(/[-_]\d{2,4}x\d{0,4}(?=\.\w+$)/, '')

export function createAddresses({ base }: PageContent) {
  return (url: string): string[] =>
    url.length <= MAX_ADDRESS && URL.canParse(url, base) && new URL(url, base).protocol.startsWith('http')
      ? [new URL(url, base).href]
      : []
}

/** Returns pictures that a page shows, those that it names for previews first, each once. */
export function findPictures(content: PageContent, owner: StructuredNode): PictureAddress[] {
  const { metas, pictures } = content
  const addresses = createAddresses(content)
  const named = [
    ...['og:image:secure_url', 'og:image:url', 'og:image', 'twitter:image', 'twitter:image:src', 'image_src'].map(
      (name) => metas.get(name) ?? '',
    ),
    ...picturesIn(owner['image']),
  ]
  const shown = pictures.filter(({ isLogo, isChrome, url }) => !isLogo && !isChrome && !ICONS.test(url))
  const all = [...named.filter(Boolean).map((url) => ({ url, altText: '', width: 0 })), ...shown]
  const found = new Map<string, PictureAddress & { width: number }>()
  for (const { url, altText, width } of all)
    for (const address of addresses(url)) {
      const before = found.get(keyOf(address))
      if (!before) found.set(keyOf(address), { url: address, altText, width })
      else if (width > before.width)
        found.set(keyOf(address), { url: address, altText: before.altText || altText, width })
    }
  return [...found.values()].slice(0, MAX_CANDIDATES).map(({ url, altText }) => ({ url, altText }))
}

/** Returns where the logo may be, the likeliest first. */
export function findLogos(content: PageContent, owner: StructuredNode, manifestIcons: readonly string[]): string[] {
  const addresses = createAddresses(content)
  const bySize = content.icons
    .filter(({ rel, url }) => rel !== 'mask-icon' && !/\.ico(?:\?|$)/i.test(url))
    .toSorted((one, other) => other.size - one.size)
  const touch = bySize.filter(({ rel }) => rel.includes('apple'))
  const plain = bySize.filter(
    ({ rel, size, url }) => !rel.includes('apple') && (size >= MIN_ICON || /\.svg/i.test(url)),
  )
  const logos = content.pictures.filter(({ isLogo }) => isLogo).map(({ url }) => url)
  const all = [
    ...picturesIn(owner['logo']),
    content.metas.get('og:logo') ?? '',
    ...logos.slice(0, 2),
    ...touch.map(({ url }) => url),
    ...manifestIcons,
    ...plain.map(({ url }) => url),
  ]
  return [...new Set(all.filter(Boolean).flatMap(addresses))].slice(0, MAX_LOGOS)
}
