import { linkPath } from '@taplet/contract'
import { pageLabel } from '../../../platform/db/pages-changed.ts'
import type { Notice, WebsiteCard } from '../page/page-renderer.ts'
import { isShown, type AddressEntry } from '../address-entry.ts'
import type { ClosedAccount, LinkTarget, PublishedRow } from '../store.ts'
import { addressesOf, appsOf, isSame, type Link, type LinkFacts, standingOf, toLink } from './link.ts'
import type { CodeRow } from './store.ts'

/** The stored state of a code; `app` is the one it leads everybody to. */
export interface FoundCode {
  row: CodeRow | undefined
  app: PublishedRow | undefined
}

interface AddressEntryMaker {
  notice: (kind: Notice) => AddressEntry
  unclaimed: (tag: { tagId: string; tagSubType: string | null }) => AddressEntry
  closed: (closed: ClosedAccount) => AddressEntry
  choice: (facts: LinkFacts) => AddressEntry
  make: (row: PublishedRow | undefined, target: LinkTarget) => Promise<AddressEntry>
}

export interface LinkEntryDependencies {
  places: AddressEntryMaker
  /** Returns those of these addresses that no page may lead to. */
  blockedOf: (urls: readonly string[]) => Promise<ReadonlySet<string>>
  /** Returns the stored preview data of these websites, by address. */
  describe: (urls: readonly string[]) => Promise<ReadonlyMap<string, WebsiteCard>>
  origin: string
  clock: () => Date
}

/** Returns the app that a link leads everybody to; undefined when that depends on the visitor, or there is none. */
export function appOfAll(row: CodeRow | undefined, origin: string, now: Date): string | undefined {
  if (!row || standingOf(row, now) !== 'OPEN') return undefined
  const link = toLink(row, origin)
  return isSame(link) ? (link.experienceId ?? undefined) : undefined
}

/** Creates the entry of a code from its stored link. */
export function createLinkEntries({ places, blockedOf, describe, origin, clock }: LinkEntryDependencies) {
  async function factsOf(link: Link, fallback?: string): Promise<LinkFacts> {
    const urls = addressesOf(link)
    if (urls.length === 0) return { link, blocked: new Set(), cards: new Map(), fallback }
    const [blocked, cards] = await Promise.all([blockedOf(urls), describe(urls)])
    return { link, blocked, cards, fallback }
  }

  /** Returns the owner's fallback, else a page that explains what happened to the link. */
  async function over(link: Link, kind: Notice): Promise<AddressEntry> {
    if (link.fallbackUrl === '') return places.notice(kind)
    const facts = await factsOf(link, link.fallbackUrl)
    return facts.blocked.has(link.fallbackUrl) ? places.notice(kind) : { ...places.choice(facts), notice: kind }
  }

  async function open(link: Link, app: PublishedRow | undefined): Promise<AddressEntry> {
    if (!isSame(link)) return places.choice(await factsOf(link))
    if (app?.is_taken_down) return places.notice('TAKEN_DOWN')
    if (!app || !(isShown(app) || willOpen(app))) return over(link, deadBy(app))
    const { tagId, slideId: itemId } = link
    const target = { tagId, experienceId: app.experience_id, itemId, isChosen: false, isTimed: !!link.expiresAt }
    return places.make(app, target)
  }

  /** A closed account's links lead to the address its owner left, else to their last words. */
  async function closed(link: Link, row: CodeRow): Promise<AddressEntry> {
    if (row.is_app_taken_down) return places.notice('TAKEN_DOWN')
    const entry = await over(link, 'CLOSED')
    return entry.facts ? entry : places.closed({ lastWords: row.closed?.lastWords ?? '', fallbackUrl: '' })
  }

  async function entryOf(row: CodeRow, app: PublishedRow | undefined): Promise<AddressEntry> {
    const { tag_id: tagId, tag_sub_type: tagSubType } = row
    const standing = standingOf(row, clock())
    if (standing === 'UNCLAIMED') return places.unclaimed({ tagId, tagSubType })
    const link = toLink(row, origin)
    if (standing === 'OPEN') return open(link, app)
    if (standing === 'CLOSED') return closed(link, row)
    return standing === 'DISABLED' || standing === 'LINK_TAKEN_DOWN' ? places.notice(standing) : over(link, standing)
  }

  return {
    async make(code: string, { row, app }: FoundCode): Promise<AddressEntry> {
      const asked = [...new Set([code, code.toLowerCase()])].map((one) => pageLabel('tagId', one))
      if (!row) return { ...places.notice('NOT_FOUND'), madeOf: asked, isNothing: true }
      const entry = await entryOf(row, app)
      const link = toLink(row, origin)
      const untilEnd = link.expiresAt ? Math.max(0, link.expiresAt.getTime() - clock().getTime()) : undefined
      const isOver = untilEnd === 0
      return {
        ...entry,
        ...(untilEnd !== undefined && !isOver && { lastsMs: Math.min(untilEnd, entry.lastsMs ?? untilEnd) }),
        tagId: row.tag_id,
        tagSubType: row.tag_sub_type,
        version: versionOfCode({ row, app }),
        isNothing: false,
        lifetimeMs: untilEnd === undefined || isOver ? entry.lifetimeMs : Math.min(entry.lifetimeMs, untilEnd),
        madeOf: [...new Set([...entry.madeOf, ...asked, ...labelsOf(row, link)])],
      }
    },
  }
}

/** Returns the labels of everything whose change invalidates the entry. */
function labelsOf(row: CodeRow, link: Link): string[] {
  const urls = addressesOf(link)
  return [
    pageLabel('tagId', row.tag_id),
    ...(row.account_id === null ? [] : [pageLabel('accountId', row.account_id)]),
    ...appsOf(link).map((id) => pageLabel('experienceId', id)),
    ...urls.map((url) => pageLabel('websiteUrl', url)),
    ...(urls.length > 0 ? [pageLabel('blocklist', 'all')] : []),
  ]
}

const willOpen = ({ is_draft, is_deleted }: PublishedRow): boolean => is_draft && !is_deleted

const deadBy = (app: PublishedRow | undefined): Notice => (app && !app.is_deleted ? 'RESTING' : 'GONE')

/** Changes with everything the response depends on, except what is not stored with the link and its app. */
export const versionOfCode = ({ row, app }: FoundCode): string => (row ? JSON.stringify([row, app?.version, app]) : '')

/** Cache key of a page chosen by a link; no request can have this path. */
export const keyOfChoice = ({ tagId, experienceId, itemId }: LinkTarget): string =>
  `${linkPath(tagId)}#${experienceId}/${itemId ?? ''}`
