import { chooseDestination, type LinkDestination, type LinkVisitor, withUtm } from '@taplet/contract'
import type { Notice } from '../page/page-renderer.ts'
import type { AddressEntry } from '../address-entry.ts'
import type { LinkTarget } from '../store.ts'
import { isRedirectLoop } from './is-redirect-loop.ts'
import type { LinkAnswer } from './link-answer.ts'
import type { Link, LinkFacts } from './link.ts'

/** A visitor of a link, as far as its choice needs to know. */
export interface LinkGuest extends Pick<LinkVisitor, 'device' | 'at'> {
  isPreview: boolean
  /** The host name of this Taplet in the opened address. */
  host: string
  country: () => Promise<string | undefined>
  bucketOf: (tagId: string) => (ruleId: string) => number
  /** Whether the link's password was entered recently. */
  hasPass: (link: Link) => boolean
}

export interface OpenLinkDependencies {
  /** Returns the entry of a code; mostly cached. */
  entryAt: (code: string) => Promise<AddressEntry>
  entryOfChoice: (target: LinkTarget) => Promise<AddressEntry>
  /** The hosts of our own links. */
  hosts: readonly string[]
}

const NO_CARD = { title: '', description: '', siteName: '', imageUrl: '' }

type Led = LinkAnswer | { type: 'DEAD'; notice: Notice }

interface Lead {
  facts: LinkFacts
  guest: LinkGuest
  /** A loop counts as dead; not checked for the links on the way. */
  isChecked: boolean
}

/** Decides what a link shows one visitor. */
export function createOpenLink({ entryAt, entryOfChoice, hosts }: OpenLinkDependencies) {
  async function toAddress({ facts, guest, isChecked }: Lead, url: string, ruleId?: string): Promise<Led> {
    const { link, blocked, cards, fallback } = facts
    if (blocked.has(url)) return { type: 'NOTICE', notice: 'BLOCKED' }
    const way = {
      tagId: link.tagId,
      url,
      hosts: [...hosts, guest.host],
      answer: (code: string) => open(code, guest, false),
    }
    if (isChecked && (await isRedirectLoop(way))) return { type: 'DEAD', notice: 'GONE' }
    if (guest.isPreview) return { type: 'CARD', card: cards.get(url) ?? { url, ...NO_CARD }, link }
    return { type: 'ADDRESS', url: withUtm(url, link.utm), link, ruleId, isFallback: url === fallback }
  }

  async function lead(how: Lead, to: LinkDestination, ruleId?: string): Promise<Led> {
    const { tagId } = how.facts.link
    const { experienceId, slideId: itemId, destinationUrl } = to
    if (experienceId === null)
      return destinationUrl === '' ? { type: 'DEAD', notice: 'GONE' } : toAddress(how, destinationUrl, ruleId)
    const entry = await entryOfChoice({ tagId, experienceId, itemId, isChosen: true, isTimed: false })
    if (entry.kind === 'LIVE' || entry.soon) return { type: 'ENTRY', entry, isChosen: true }
    return entry.notice === 'TAKEN_DOWN'
      ? { type: 'NOTICE', notice: 'TAKEN_DOWN' }
      : { type: 'DEAD', notice: entry.notice === 'RESTING' ? 'RESTING' : 'GONE' }
  }

  /** Returns the owner's fallback, else a page that explains what happened to the link. */
  async function fallBack(how: Lead, notice: Notice): Promise<LinkAnswer> {
    const { facts } = how
    const url = facts.link.fallbackUrl
    if (url === '' || facts.blocked.has(url)) return { type: 'NOTICE', notice }
    const led = await toAddress({ ...how, facts: { ...facts, fallback: url } }, url)
    return led.type === 'DEAD' ? { type: 'NOTICE', notice } : led
  }

  async function choose(how: Lead): Promise<LinkAnswer> {
    const { guest, facts } = how
    const { link } = facts
    const asksCountry = link.rules.some(({ countries }) => countries.length > 0)
    const { destination, ruleId } = chooseDestination(
      { ...link, rules: [...link.rules] },
      {
        device: guest.device,
        at: guest.at,
        country: asksCountry ? await guest.country() : undefined,
        bucket: guest.bucketOf(link.tagId),
      },
    )
    const first = await lead(how, destination, ruleId)
    // A rule's destination may be gone while the link's own still exists.
    const led = first.type === 'DEAD' && ruleId !== undefined ? await lead(how, link) : first
    return led.type === 'DEAD' ? fallBack(how, led.notice) : led
  }

  async function open(code: string, guest: LinkGuest, isChecked: boolean): Promise<LinkAnswer> {
    const entry = await entryAt(code)
    const { facts } = entry
    if (!facts) return { type: 'ENTRY', entry, isChosen: false }
    const how = { facts, guest, isChecked }
    const { link, fallback } = facts
    if (fallback !== undefined) return fallBack(how, noticeOf(entry))
    if (link.passwordHash !== '' && !guest.hasPass(link)) return { type: 'PASSWORD', link }
    return choose(how)
  }

  return (code: string, guest: LinkGuest): Promise<LinkAnswer> => open(code, guest, true)
}
export type OpenLink = ReturnType<typeof createOpenLink>

const noticeOf = ({ notice }: AddressEntry): Notice =>
  notice === undefined || notice === 'UNCLAIMED' || notice === 'OPENS_SOON' ? 'GONE' : notice
