import { createMessages, type Message } from '@taplet/messages'
import { PRODUCT } from '../kit/product.ts'
import { en } from './messages/en.ts'
import { sourceOf } from './source.ts'

const messages = createMessages({ en })

/** First path segments that our own addresses use, now or soon (spec D7). */
export const RESERVED_NAMES: ReadonlySet<string> = new Set(
  `app api login signup auth pricing info legal support shopify 404 500 ${PRODUCT.slug} assets media t twin q r s dev health healthz readyz metrics
  static public admin account settings help about contact blog docs status well-known robots sitemap favicon manifest sw index home
  explore history oembed embed report sitemaps unsubscribe webhook webhooks stripe google apple-app-site-association www mail preview go`.split(
    /\s+/,
  ),
)

export const PAGE_NAME_MIN = 3
export const PAGE_NAME_MAX = 60

/** Returns why a name cannot be a public address, as a sentence for the merchant; undefined when it can (spec D7). */
export function pageNameProblem(name: string): Message | undefined {
  if (name.length < PAGE_NAME_MIN) return messages.later('tooShort', { min: PAGE_NAME_MIN })
  if (name.length > PAGE_NAME_MAX) return messages.later('tooLong', { max: PAGE_NAME_MAX })
  if (!/^[a-z0-9-]+$/.test(name)) return messages.later('otherLetters')
  if (/^-|-$|--/.test(name)) return messages.later('dashes')
  if (RESERVED_NAMES.has(name)) return messages.later('reserved')
  if (sourceOf(name) === 'SHOPIFY') return messages.later('shopify')
  return undefined
}

/** Latin letters that are not a base letter with a diacritic, so that Unicode does not decompose them. */
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

/** Returns a page name made from any text: "Café Ofelia!" becomes "cafe-ofelia". May still be too short or reserved. */
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
