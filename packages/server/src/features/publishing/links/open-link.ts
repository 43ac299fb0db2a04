import { chooseDestination, type LinkDestination, type LinkVisitor, withUtm } from '@taplet/contract/codes'
import type { Notice, WebsiteCard } from '../page-renderer.ts'
import type { Place } from '../place.ts'
import type { LinkTarget } from '../store.ts'
import type { Link, LinkFacts } from './link.ts'

/** Whoever comes by a link, as far as its choice needs to know. */
export interface LinkGuest extends Pick<LinkVisitor, 'device' | 'at'> {
  isPreview: boolean
  country: () => Promise<string | undefined>
  bucketOf: (tagId: string) => (ruleId: string) => number
  /** Whether the password of the link was typed lately. */
  hasPass: (link: Link) => boolean
}

/** What a code answers somebody. A fallback is where visitors go because the link itself leads nowhere. */
export type LinkAnswer =
  | { type: 'PLACE'; place: Place; isChosen: boolean }
  | { type: 'NOTICE'; notice: Notice }
  | { type: 'PASSWORD'; link: Link }
  | { type: 'ADDRESS'; url: string; link: Link; ruleId: string | undefined; isFallback: boolean }
  | { type: 'CARD'; card: WebsiteCard }

export interface OpenLinkDependencies {
  /** What lies at a code; from memory, mostly. */
  placeAt: (code: string) => Promise<Place>
  placeOfChoice: (target: LinkTarget) => Promise<Place>
}

type Led = LinkAnswer | { type: 'DEAD'; notice: Notice }

/** Settles what a link answers one visitor. */
export function createOpenLink({ placeAt, placeOfChoice }: OpenLinkDependencies) {
  function toAddress(facts: LinkFacts, url: string, guest: LinkGuest, ruleId?: string): LinkAnswer {
    const { link, blocked, cards, fallback } = facts
    if (blocked.has(url)) return { type: 'NOTICE', notice: 'BLOCKED' }
    if (guest.isPreview)
      return { type: 'CARD', card: cards.get(url) ?? { url, title: '', description: '', siteName: '', imageUrl: '' } }
    return { type: 'ADDRESS', url: withUtm(url, link.utm), link, ruleId, isFallback: url === fallback }
  }

  async function lead(facts: LinkFacts, to: LinkDestination, guest: LinkGuest, ruleId?: string): Promise<Led> {
    const { link } = facts
    const { experienceId, slideId: itemId, destinationUrl } = to
    if (experienceId === null)
      return destinationUrl === '' ? { type: 'DEAD', notice: 'GONE' } : toAddress(facts, destinationUrl, guest, ruleId)
    const place = await placeOfChoice({ tagId: link.tagId, experienceId, itemId, isChosen: true, isTimed: false })
    if (place.kind === 'LIVE') return { type: 'PLACE', place, isChosen: true }
    return place.notice === 'TAKEN_DOWN'
      ? { type: 'NOTICE', notice: 'TAKEN_DOWN' }
      : { type: 'DEAD', notice: place.notice === 'RESTING' ? 'RESTING' : 'GONE' }
  }

  async function choose(facts: LinkFacts, guest: LinkGuest): Promise<LinkAnswer> {
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
    const first = await lead(facts, destination, guest, ruleId)
    // What a rule leads to may be gone while the link's own destination lives.
    const led = first.type === 'DEAD' && ruleId !== undefined ? await lead(facts, link, guest) : first
    if (led.type !== 'DEAD') return led
    const { fallbackUrl } = link
    if (fallbackUrl === '' || facts.blocked.has(fallbackUrl)) return { type: 'NOTICE', notice: led.notice }
    return toAddress({ ...facts, fallback: fallbackUrl }, fallbackUrl, guest)
  }

  return async (code: string, guest: LinkGuest): Promise<LinkAnswer> => {
    const place = await placeAt(code)
    const { facts } = place
    if (!facts) return { type: 'PLACE', place, isChosen: false }
    if (facts.fallback !== undefined) return toAddress(facts, facts.fallback, guest)
    const { link } = facts
    if (link.passwordHash !== '' && !guest.hasPass(link)) return { type: 'PASSWORD', link }
    return choose(facts, guest)
  }
}
export type OpenLink = ReturnType<typeof createOpenLink>
