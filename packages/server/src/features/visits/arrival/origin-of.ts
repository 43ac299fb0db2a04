import { NFC_MARK } from '@taplet/contract'
import { siteOf } from './site-of.ts'

/** How a visitor came. */
export type Source = 'QR' | 'NFC' | 'LINK' | 'SEARCH' | 'SOCIAL' | 'SITE' | 'DIRECT'

interface Way {
  tagId: string | null
  /** The query of the opened address. */
  search: string
  /** The full address of the previous page. */
  referrer: string
  /** Our own hosts, which say nothing about where somebody came from. */
  ownHosts: readonly string[]
}

export interface Origin {
  source: Source
  /** A host. */
  referrer: string | null
  /** UTM parameters of the address itself. */
  utm: Readonly<Record<string, string>> | null
}

const LONGEST_WORD = 100
const UTM = ['source', 'medium', 'campaign', 'term', 'content'] as const
const MAX_HOST = 253

export function originOf({ tagId, search, referrer, ownHosts }: Way): Origin {
  const query = new URLSearchParams(search)
  const host = hostOf(referrer)
  const foreign = host === null || ownHosts.includes(host) ? null : host
  return { source: sourceOf(tagId, query.has(NFC_MARK), foreign), referrer: foreign, utm: utmIn(query) }
}

function sourceOf(tagId: string | null, isTap: boolean, referrer: string | null): Source {
  if (tagId === null) return referrer === null ? 'DIRECT' : siteOf(referrer)
  if (isTap) return 'NFC'
  // Camera apps send no referrer; a clicked link has one.
  return referrer === null ? 'QR' : 'LINK'
}

/** Android apps identify themselves as `android-app://`. */
function hostOf(referrer: string): string | null {
  if (referrer === '' || !URL.canParse(referrer)) return null
  const { protocol, hostname } = new URL(referrer)
  if (!/^(?:https?|android-app):$/.test(protocol) || hostname.length > MAX_HOST) return null
  return hostname.toLowerCase().replace(/^www\.|\.$/g, '') || null
}

/** Invisible characters, and those that change the text direction. The database refuses some of them. */
const UNSEEN = /[\p{Cc}\u2028-\u202e\u2066-\u2069]/gu

/** Cut between characters: half of one could not be stored. */
const wordOf = (sent: string): string =>
  sent
    .replace(UNSEEN, '')
    .trim()
    .slice(0, LONGEST_WORD)
    .replace(/[\uD800-\uDBFF]$/, '')

function utmIn(query: URLSearchParams): Origin['utm'] {
  if (query.size === 0) return null
  const words = UTM.flatMap((name) => {
    const word = wordOf(query.get(`utm_${name}`) ?? '')
    return word === '' ? [] : [[name, word] as const]
  })
  return words.length === 0 ? null : Object.fromEntries(words)
}
