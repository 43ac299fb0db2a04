import { PRODUCT } from '../kit/product.ts'
import { sourceOf } from './source.ts'

/** First segments that our own addresses use, now or soon (spec D7). */
export const RESERVED_NAMES: ReadonlySet<string> = new Set(
  `app api login signup auth pricing info legal support shopify 404 500 ${PRODUCT.slug} assets media t twin q r s dev health healthz readyz metrics
  static public admin account settings help about contact blog docs status well-known robots sitemap favicon manifest sw index home
  explore history oembed embed report sitemaps unsubscribe webhook webhooks stripe google apple-app-site-association www mail`.split(
    /\s+/,
  ),
)

export const PAGE_NAME_MIN = 3
export const PAGE_NAME_MAX = 60

/** Why a name cannot be a public address, as a sentence for the merchant; undefined when it can (spec D7). */
export function pageNameProblem(name: string): string | undefined {
  if (name.length < PAGE_NAME_MIN) return `Use at least ${PAGE_NAME_MIN} characters.`
  if (name.length > PAGE_NAME_MAX) return `Use at most ${PAGE_NAME_MAX} characters.`
  if (!/^[a-z0-9-]+$/.test(name)) return 'Use lower-case letters, digits and dashes only.'
  if (/^-|-$|--/.test(name)) return 'Dashes stand between letters or digits, one at a time.'
  if (RESERVED_NAMES.has(name)) return 'This address is kept for the product itself. Try another one.'
  if (sourceOf(name) === 'SHOPIFY')
    return 'A part of 10 to 13 digits after the first dash is kept for Shopify products.'
  return undefined
}

/** Letters of the Latin script that are not a letter with a mark, so that Unicode does not take them apart. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  æ: 'ae',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ŋ: 'n',
  œ: 'oe',
  ø: 'o',
  ß: 'ss',
  þ: 'th',
  ŧ: 't',
}

/** A page name made from any words: "Café Ofelia!" becomes "cafe-ofelia". May still be too short or reserved. */
export function toPageName(words: string): string {
  return words
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[æđðħıłŋœøßþŧ]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, PAGE_NAME_MAX)
    .replace(/^-+|-+$/g, '')
}
