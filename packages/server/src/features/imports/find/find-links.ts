import { type ImportedPage, MAX_IMPORTED_LINKS_OF_PAGE } from '@taplet/contract'
import { isSafeLink, type SocialAddress, socialAddress } from '@taplet/slides/schema'
import { plainLine } from '../../../platform/html/plain-line.ts'
import type { PageBlock, PageContent } from '../scan/page-content.ts'
import { listOf, type StructuredNode, textOf } from './structured-data.ts'

const MAX_LABEL = 60
const MAX_PROFILES = 10
/** What no visitor of an instant app looks for, by its text or its address. */
const NOT_WANTED =
  /^(?:skip to|privacy|terms|cookies?|cookie (?:settings|preferences)|legal|imprint|impressum|datenschutz|agb|disclaimer|log ?in|sign (?:in|up)|log out|register|cart|basket|my account|search|menu|close|report|sitemap|powered by|back to top|create your own|join .* on linktree|get started for free|learn more about|accept|reject|manage)\b/i
const NOT_WANTED_PATH =
  /\/(?:privacy|terms|cookies?|legal|imprint|impressum|datenschutz|login|signin|signup|register|cart|checkout|account|wp-admin|wp-login|feed|cdn-cgi)(?:[/.?-]|$)/i
/** Pages that share this page, and no profile. */
const SHARING = /\/(?:sharer?|intent|share-offsite|dialog|submit|plugins)(?:[/.?]|$)/i

const CONTACT = /^(mailto|tel|sms):/i

type Link = ImportedPage['links'][number]

const parseAs = (linkType: SocialAddress['linkType'], linkUsername: string) =>
  socialAddress.safeParse({ linkType, linkUsername })

/** The networks that have profiles at hosts of their own. Others take any web address, and tell nothing. */
const NETWORKS = socialAddress.shape.linkType
  .unwrap()
  .options.filter((type) => !parseAs(type, 'https://host.example/name').success)

/** Returns the profile that a web address leads to; undefined for any other page. */
export function profileAt(address: string): SocialAddress | undefined {
  if (SHARING.test(address)) return undefined
  for (const linkType of NETWORKS) {
    const found = parseAs(linkType, address)
    if (found.success) return found.data
  }
  return undefined
}

/** Returns a phone number or mailbox that a link or a property names; undefined where it is incomplete. */
export function contactOf(linkType: 'phonecall' | 'email', value: string): SocialAddress | undefined {
  const linkUsername = value.replace(/^(?:tel|sms|mailto):/i, '').replaceAll('%20', '')
  return socialAddress.safeParse({ linkType, linkUsername }).data
}

const keyOf = (address: string): string =>
  address
    .replace(/#.*$/, '')
    .replace(/\/$/, '')
    .replace(/^https?:\/\/(?:www\.)?/, '')

function addressOf({ href }: PageBlock, { base }: PageContent): URL | undefined {
  if (href === '' || href.startsWith('#') || !URL.canParse(href, base)) return undefined
  const url = new URL(href, base)
  return isSafeLink(url.href) && url.protocol.startsWith('http') ? url : undefined
}

type Found = { kind: 'LINK'; link: Link } | { kind: 'PROFILE'; profile: SocialAddress | undefined }

/** Returns what an anchor leads to; undefined for what no visitor of an app looks for. */
function foundAt(block: PageBlock, content: PageContent, pageUrl: string): Found | undefined {
  const [, contact] = CONTACT.exec(block.href) ?? []
  if (contact)
    return {
      kind: 'PROFILE',
      profile: contactOf(contact.toLowerCase() === 'mailto' ? 'email' : 'phonecall', block.href),
    }
  const url = addressOf(block, content)
  if (!url) return undefined
  const profile = profileAt(url.href)
  if (profile) return { kind: 'PROFILE', profile }
  if (!isWanted(block, url, pageUrl)) return undefined
  const isMain = !block.isChrome && (url.hostname !== new URL(pageUrl).hostname || block.isButton)
  return { kind: 'LINK', link: { text: plainLine(block.text, MAX_LABEL), url: url.href, isMain } }
}

/** Each page once: where it is linked from the content rather than from a menu. */
function eachOnce(links: readonly Link[]): Link[] {
  const found = new Map<string, Link>()
  for (const link of links) {
    const before = found.get(keyOf(link.url))
    if (!before || (link.isMain && !before.isMain)) found.set(keyOf(link.url), link)
  }
  return [...found.values()].toSorted((one, other) => Number(other.isMain) - Number(one.isMain))
}

/** Returns links to other pages in their order, and how to reach and follow whoever the page is of. */
export function findLinks(
  content: PageContent,
  owner: StructuredNode,
  pageUrl: string,
): { links: Link[]; profiles: SocialAddress[] } {
  const anchors = content.blocks.filter(({ tag }) => tag === 'a')
  const found = anchors.flatMap((block) => foundAt(block, content, pageUrl) ?? [])
  const links = found.flatMap((one) => (one.kind === 'LINK' ? [one.link] : []))
  const profiles = [
    ...found.flatMap((one) => (one.kind === 'PROFILE' ? [one.profile] : [])),
    ...listOf(owner['sameAs']).map((address) => (typeof address === 'string' ? profileAt(address) : undefined)),
    contactOf('phonecall', textOf(owner['telephone'])),
    contactOf('email', textOf(owner['email'])),
  ].flatMap((profile) => (profile && profile.linkUsername !== '' ? [profile] : []))
  const once = new Map(profiles.map((one) => [`${one.linkType} ${one.linkUsername.toLowerCase()}`, one]))
  return {
    links: eachOnce(links).slice(0, MAX_IMPORTED_LINKS_OF_PAGE),
    profiles: [...once.values()].slice(0, MAX_PROFILES),
  }
}

const isWanted = ({ text }: PageBlock, url: URL, pageUrl: string): boolean =>
  text !== '' &&
  keyOf(url.href) !== keyOf(pageUrl) &&
  keyOf(url.href) !== keyOf(url.origin) &&
  !NOT_WANTED.test(text) &&
  !NOT_WANTED_PATH.test(url.pathname) &&
  !SHARING.test(url.pathname)
