import { MINUTE_MS } from '@taplet/base/time'
import { pageLabel } from '../../platform/db/pages-changed.ts'
import { NO_STORE } from '../../platform/http/gates/security-headers.ts'
import { createIdleWork } from './idle-work.ts'
import type { LoadedExperience } from './load-experience.ts'
import type { Cacheable } from './page/page-cache.ts'
import { createPageHead, type Delivery } from './page/page-head.ts'
import type { LinkFacts } from './links/link.ts'
import { codeColour } from './page/code-colour.ts'
import type { Notice, PageRenderer, PageUse, RenderedPage } from './page/page-renderer.ts'
import { createReadyPage, type ReadyPage } from './page/ready-page.ts'
import type { Address, ClosedAccount, PublishedRow } from './store.ts'

/** What visitors get at an address. */
export interface AddressEntry extends Cacheable {
  /** CHOICE: the link's destination depends on the visitor. */
  kind: 'LIVE' | 'MOVED' | 'NOTICE' | 'CHOICE'
  /** The text of a notice, or of the one shown if the owner had no fallback. */
  notice?: Notice | 'OPENS_SOON' | 'UNCLAIMED'
  /** The name of an instant app that was never published. */
  soon?: { name: string }
  /** The words of a closed account. */
  closed?: ClosedAccount
  /** The link or physical tag of this code, in any spelling, and its look. */
  tagId?: string
  tagSubType?: string | null
  /** The slide that opens first. */
  startItemId?: string | null
  /** Of the plain code of this link: the app's own. */
  codeColour?: string
  /** The link's data for its choice; set when it has no page of its own. */
  facts?: LinkFacts
  /** The current path of its instant app; empty when there is none. */
  path: string
  /** Ready to be sent; undefined when it has moved or depends on the visitor. */
  page: ReadyPage | undefined
  /** The instant app that visitors see here, or that this leads to. */
  experienceId: string | undefined
  version: string
  madeAt: number
}

interface AddressEntryDependencies {
  load: (row: PublishedRow) => Promise<LoadedExperience>
  renderer: PageRenderer
  delivery?: Delivery | undefined
  /** Returns those of these addresses that no page may lead to. */
  blockedOf: (urls: readonly string[]) => Promise<ReadonlySet<string>>
  onError: (error: unknown, about: string) => void
  now: () => number
  clock: () => Date
}

/** Entries are checked again after this time, even without a notification of a change. */
const LIFETIME_MS = 10 * MINUTE_MS
const statusOf = (notice: Notice): number => (notice === 'NOT_FOUND' ? 404 : 410)

const CLOSED_STATUS = 410
const FOR_ALL = { isChosen: false, isTimed: false }

/** Creates what visitors get at an address from a stored row, or from none. */
export function createAddressEntries({
  load,
  renderer,
  delivery,
  blockedOf,
  onError,
  now,
  clock,
}: AddressEntryDependencies) {
  const later = createIdleWork((error) => onError(error, 'compressing a page at the best quality'))
  const headOf = createPageHead(delivery)
  const notices = new Map<Notice, ReadyPage>()

  function notice(kind: Notice): ReadyPage {
    const known = notices.get(kind)
    if (known) return known
    const { html, inline } = renderer.renderNotice(kind)
    const page = createReadyPage({ status: statusOf(kind), html, ...headOf(inline) }, later)
    notices.set(kind, page)
    return page
  }

  async function withoutBlocked(closed: ClosedAccount): Promise<ClosedAccount> {
    const { fallbackUrl } = closed
    const isBlocked = fallbackUrl !== '' && (await blockedOf([fallbackUrl])).has(fallbackUrl)
    return isBlocked ? { ...closed, fallbackUrl: '' } : closed
  }

  /** Entries without an instant app. */
  const apart = (kind: AddressEntry['kind'], page: ReadyPage | undefined): AddressEntry => ({
    kind,
    path: '',
    page,
    experienceId: undefined,
    version: '',
    madeAt: now(),
    madeOf: [],
    isNothing: false,
    lifetimeMs: LIFETIME_MS,
    size: () => page?.size() ?? 0,
  })

  function entryOf(row: PublishedRow | undefined, address: Address, page: ReadyPage | undefined): AddressEntry {
    const own = 'path' in address ? pageLabel('path', address.path) : pageLabel('tagId', address.tagId)
    return {
      ...apart(page ? 'NOTICE' : 'MOVED', page),
      path: row?.path ?? '',
      version: versionOf(row),
      madeOf: row ? [own, pageLabel('experienceId', row.experience_id), pageLabel('accountId', row.account_id)] : [own],
      isNothing: !row,
    }
  }

  async function live(row: PublishedRow, address: Address): Promise<AddressEntry> {
    const { experience, madeOf, lifetimeMs, changesAt } = await load(row)
    const use = useOf(row, address)
    const { html, inline } = renderer.renderExperience(experience, use)
    const { isChosen, isTimed } = 'path' in address ? FOR_ALL : address
    const untilChangeMs = changesAt ? Math.max(0, changesAt.getTime() - clock().getTime()) : Number.POSITIVE_INFINITY
    const head = headOf(inline, isChosen || isTimed ? undefined : row.experience_id, untilChangeMs - LIFETIME_MS)
    const headers = {
      ...head.headers,
      ...(!use.isFindable && { 'x-robots-tag': 'noindex' }),
      ...(isChosen && { 'cache-control': NO_STORE }),
    }
    const page = createReadyPage({ status: 200, html, ...head, headers }, later)
    const entry = entryOf(row, address, page)
    return {
      ...entry,
      kind: 'LIVE',
      experienceId: row.experience_id,
      startItemId: use.startItemId ?? null,
      codeColour: codeColour(experience),
      madeOf: [...entry.madeOf, ...madeOf],
      lifetimeMs: Math.min(lifetimeMs, LIFETIME_MS, untilChangeMs),
      ...(changesAt && { lastsMs: untilChangeMs }),
    }
  }

  /** What the owner of a closed account left; never an address that is blocked. */
  const closedPage = (closed: ClosedAccount): ReadyPage => readyPage(renderer.renderClosed(closed), CLOSED_STATUS)

  function closedAt(closed: ClosedAccount, row: PublishedRow, address: Address): AddressEntry {
    const entry = entryOf(row, address, closedPage(closed))
    return { ...entry, notice: 'CLOSED', closed, madeOf: [...entry.madeOf, pageLabel('blocklist', 'all')] }
  }

  /** Nothing but visitors keeps it: nobody else would notice that it has opened. */
  function soonPage(soon: { name: string }): ReadyPage {
    const { html, inline } = renderer.renderOpensSoon(soon)
    const head = headOf(inline)
    const headers = { ...head.headers, 'cache-control': NO_STORE, 'x-robots-tag': 'noindex' }
    return createReadyPage({ status: 200, html, ...head, headers }, later)
  }

  function soonAt(row: PublishedRow, address: Address): AddressEntry {
    const soon = { name: row.name }
    const code = 'tagId' in address ? { tagId: address.tagId } : {}
    return { ...entryOf(row, address, soonPage(soon)), ...code, notice: 'OPENS_SOON', soon }
  }

  const noticeAt = (kind: Notice, row: PublishedRow | undefined, address: Address): AddressEntry => ({
    ...entryOf(row, address, notice(kind)),
    notice: kind,
  })

  const readyPage = ({ html, inline }: RenderedPage, status: number): ReadyPage =>
    createReadyPage({ status, html, ...headOf(inline) }, later)

  return {
    /** The page of a notice, the same at every address. */
    noticePage: notice,
    notice: (kind: Notice): AddressEntry => ({ ...apart('NOTICE', notice(kind)), notice: kind }),

    unclaimed: (tag: { tagId: string; tagSubType: string | null }): AddressEntry => ({
      ...apart('NOTICE', readyPage(renderer.renderUnclaimed(tag), 200)),
      notice: 'UNCLAIMED',
    }),

    /** The page of a closed account. */
    closed: (closed: ClosedAccount): AddressEntry => ({
      ...apart('NOTICE', closedPage(closed)),
      notice: 'CLOSED',
      closed,
    }),

    /** The page of an instant app that was never published. */
    soon: (soon: { name: string }): AddressEntry => ({
      ...apart('NOTICE', soonPage(soon)),
      notice: 'OPENS_SOON',
      soon,
    }),

    /** An entry that depends on the visitor. */
    choice: (facts: LinkFacts): AddressEntry => ({ ...apart('CHOICE', undefined), facts }),

    nothing: (address: Address): AddressEntry => noticeAt('NOT_FOUND', undefined, address),

    async make(row: PublishedRow | undefined, address: Address): Promise<AddressEntry> {
      if (!row) return noticeAt('NOT_FOUND', row, address)
      if (row.closed && !row.is_taken_down) return closedAt(await withoutBlocked(row.closed), row, address)
      if (row.is_deleted) return noticeAt('GONE', row, address)
      // A link never moves: it leads to its instant app under any name.
      if ('path' in address && row.path !== address.path)
        return { ...entryOf(row, address, undefined), experienceId: isShown(row) ? row.experience_id : undefined }
      const withheld = withheldBy(row, address)
      if (withheld) return noticeAt(withheld, row, address)
      return row.is_draft ? soonAt(row, address) : live(row, address)
    },
  }
}

const isEmbed = (address: Address): boolean => 'path' in address && address.isEmbedded === true

export type AddressEntries = ReturnType<typeof createAddressEntries>

/** Whether visitors may see it at all. */
export const isShown = ({ is_deleted, is_resting, is_taken_down }: PublishedRow): boolean =>
  !is_deleted && !is_resting && !is_taken_down

/** Returns why nothing of it is shown at its own address. */
function withheldBy(row: PublishedRow, address: Address): Notice | undefined {
  if (row.is_taken_down) return 'TAKEN_DOWN'
  if (row.is_resting && !row.is_draft) return 'RESTING'
  // This address must not reveal that an app exists whose owner does not allow embedding.
  return isEmbed(address) && (row.is_draft || !row.may_be_embedded) ? 'NOT_FOUND' : undefined
}

const useOf = (row: PublishedRow, address: Address): PageUse => ({
  tagId: 'tagId' in address ? address.tagId : undefined,
  startItemId: ('tagId' in address && address.itemId) || undefined,
  linkId: row.link_id ?? undefined,
  // A frame is a copy of the page, which search engines find by its own address.
  isFindable: row.is_findable && !isEmbed(address),
  mayBeEmbedded: row.may_be_embedded,
  isEmbedded: isEmbed(address),
})

/** Returns the version of the stored state of an entry, except for media and what slides do not store. */
export const versionOf = (row: PublishedRow | undefined): string =>
  row
    ? [
        row.experience_id,
        row.path,
        row.is_deleted,
        row.is_resting,
        row.is_taken_down,
        row.version,
        JSON.stringify(row.closed),
      ].join(' ')
    : ''
