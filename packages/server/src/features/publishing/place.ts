import { pageLabel } from '../../platform/db/pages-changed.ts'
import { createIdleWork } from './idle-work.ts'
import type { LoadedExperience } from './load-experience.ts'
import type { Kept } from './page-cache.ts'
import { createPageHead, type Delivery } from './page-head.ts'
import type { Notice, PageRenderer, PageUse } from './page-renderer.ts'
import { createReadyPage, type ReadyPage } from './ready-page.ts'
import type { Address, PublishedRow } from './store.ts'

/** What an address leads to. */
export interface Place extends Kept {
  kind: 'LIVE' | 'MOVED' | 'NOTICE'
  /** Where its instant app lives now; empty when there is none. */
  path: string
  /** Ready to be sent; what has moved has none. */
  page: ReadyPage | undefined
  /** The instant app that visitors see here, or where this leads. */
  experienceId: string | undefined
  version: string
  madeAt: number
}

interface PlaceDependencies {
  load: (row: PublishedRow) => Promise<LoadedExperience>
  renderer: PageRenderer
  delivery?: Delivery | undefined
  onError: (error: unknown, about: string) => void
  now: () => number
}

/** Whatever is not said to have changed is looked at again then. */
const LIFETIME_MS = 10 * 60_000
const STATUS: Record<Notice, number> = { GONE: 410, NOT_FOUND: 404, RESTING: 410, TAKEN_DOWN: 410 }

/** Makes of a stored row, or of none, what visitors get at an address. */
export function createPlaces({ load, renderer, delivery, onError, now }: PlaceDependencies) {
  const later = createIdleWork((error) => onError(error, 'compressing a page at the best quality'))
  const headOf = createPageHead(delivery)
  const notices = new Map<Notice, ReadyPage>()

  function notice(kind: Notice): ReadyPage {
    const known = notices.get(kind)
    if (known) return known
    const { html, inline } = renderer.renderNotice(kind)
    const page = createReadyPage({ status: STATUS[kind], html, ...headOf(html, inline) }, later)
    notices.set(kind, page)
    return page
  }

  function placeOf(row: PublishedRow | undefined, address: Address, page: ReadyPage | undefined): Place {
    const own = 'path' in address ? pageLabel('path', address.path) : pageLabel('tagId', address.tagId)
    return {
      kind: page ? 'NOTICE' : 'MOVED',
      path: row?.path ?? '',
      page,
      experienceId: undefined,
      version: versionOf(row),
      madeAt: now(),
      madeOf: row ? [own, pageLabel('experienceId', row.experience_id), pageLabel('accountId', row.account_id)] : [own],
      isNothing: !row,
      lifetimeMs: LIFETIME_MS,
      size: () => page?.size() ?? 0,
    }
  }

  async function live(row: PublishedRow, address: Address): Promise<Place> {
    const { experience, madeOf, lifetimeMs } = await load(row)
    const use = useOf(row, address)
    const { html, inline } = renderer.renderExperience(experience, use)
    const head = headOf(html, inline, row.experience_id)
    const headers = { ...head.headers, ...(!use.isFindable && { 'x-robots-tag': 'noindex' }) }
    const page = createReadyPage({ status: 200, html, ...head, headers }, later)
    const place = placeOf(row, address, page)
    return {
      ...place,
      kind: 'LIVE',
      experienceId: row.experience_id,
      madeOf: [...place.madeOf, ...madeOf],
      lifetimeMs: Math.min(lifetimeMs, LIFETIME_MS),
    }
  }

  return {
    nothing: (address: Address): Place => placeOf(undefined, address, notice('NOT_FOUND')),

    async make(row: PublishedRow | undefined, address: Address): Promise<Place> {
      if (!row) return placeOf(row, address, notice('NOT_FOUND'))
      if (row.is_deleted) return placeOf(row, address, notice('GONE'))
      // A link never moves: it leads to its instant app under whatever name that has.
      if ('path' in address && row.path !== address.path)
        return { ...placeOf(row, address, undefined), experienceId: isShown(row) ? row.experience_id : undefined }
      if (row.is_taken_down) return placeOf(row, address, notice('TAKEN_DOWN'))
      if (row.is_resting) return placeOf(row, address, notice('RESTING'))
      // Nobody learns from this address that there is an app which its owner keeps out of frames.
      if (isEmbed(address) && !row.may_be_embedded) return placeOf(row, address, notice('NOT_FOUND'))
      return live(row, address)
    },
  }
}

const isEmbed = (address: Address): boolean => 'path' in address && address.isEmbedded === true

/** Whether visitors get to see it at all. */
export const isShown = ({ is_deleted, is_resting, is_taken_down }: PublishedRow): boolean =>
  !is_deleted && !is_resting && !is_taken_down

const useOf = (row: PublishedRow, address: Address): PageUse => ({
  tagId: 'tagId' in address ? address.tagId : undefined,
  linkId: row.link_id ?? undefined,
  // A frame is a copy of the page, which search engines find by its own address.
  isFindable: row.is_findable && !isEmbed(address),
  mayBeEmbedded: row.may_be_embedded,
  isEmbedded: isEmbed(address),
})

/** The stored state that a place was made of, save for the state of media and what is not stored in slides. */
export const versionOf = (row: PublishedRow | undefined): string =>
  row ? [row.experience_id, row.path, row.is_deleted, row.is_resting, row.is_taken_down, row.version].join(' ') : ''
