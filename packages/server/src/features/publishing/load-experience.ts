import { canShowImage, type PublicExperience, type PublicSlide, sourceOf } from '@taplet/contract'
import { appTheme, type MediaLookup, schemaOf } from '@taplet/slides/schema'
import { pageLabel } from '../../platform/db/pages-changed.ts'
import { gatherFacts, type LiveSource } from './live-source.ts'
import { slidesShownNow } from './slides-shown-now.ts'
import type { PublishedRow } from './store.ts'
import { linksOf, shopsOf, withoutBlocked, withoutShops } from './without-blocked.ts'

export interface LoadDependencies {
  slides: {
    publishedByItemIds(accountId: string, itemIds: readonly string[]): Promise<PublicSlide[]>
    mediaOf(slides: readonly PublicSlide[]): string[]
  }
  media: { lookup(urls: readonly string[]): Promise<MediaLookup> }
  /** What slides show but do not store. */
  live?: readonly LiveSource[]
  /** Returns those of these addresses that no page may lead to; default none. */
  blockedOf?: (urls: readonly string[]) => Promise<ReadonlySet<string>>
  onError?: (error: unknown, about: string) => void
  clock?: () => Date
}

export interface LoadedExperience {
  experience: PublicExperience
  /** Labels of what it was read from, besides its own row. */
  madeOf: string[]
  /** How long it is valid without a notification of a change. */
  lifetimeMs: number
  /** When it shows other slides by itself. */
  changesAt: Date | undefined
}

const NONE: ReadonlySet<string> = new Set()
const PROCESSING_LIFETIME_MS = 1000 // shows a READY video soon, even without a notification

/** Reads everything that visitors see of an instant app. */
export function createLoadExperience(dependencies: LoadDependencies) {
  const { slides, media, live = [], blockedOf = async () => NONE, onError = () => {} } = dependencies
  const { clock = () => new Date() } = dependencies
  return async (row: PublishedRow): Promise<LoadedExperience> => {
    const about = { accountId: row.account_id, experienceId: row.experience_id }
    const { itemIds, changesAt, outOfHours } = slidesShownNow(row, clock())
    const stored = await slides.publishedByItemIds(row.account_id, itemIds)
    const links = linksOf(stored)
    const blocked = await blockedOf(links)
    const shown = stored.map((slide) => withoutBlocked(slide, blocked))
    const chosen = [row.social_image_url, row.cover_image_url].filter(Boolean)
    const mediaUrls = [...chosen, ...slides.mediaOf(shown)]
    const [lookup, facts] = await Promise.all([
      media.lookup(mediaUrls),
      gatherFacts(live, (error) => onError(error, 'asking what a slide shows'), shown, about),
    ])
    const shops = shopsOf(facts.live)
    const shownLive = withoutShops(facts.live, shops.length > 0 ? await blockedOf(shops) : NONE)
    const shareImageUrl = chosen.find((url) => canShowImage(url, lookup))
    const tellsTime = shown.some(({ widgets }) =>
      widgets.some((widget) => schemaOf(widget).timeZone?.(widget.widgetData) === ''),
    )
    const theme = appTheme.safeParse(row.theme).data
    const isProcessing = Object.values(lookup).some(({ status }) => status === 'PROCESSING')
    return {
      experience: {
        fullPagePath: row.path,
        pageName: row.name,
        description: row.description,
        source: sourceOf(row.path),
        slides: shown,
        ...(outOfHours && { outOfHours }),
        ...(theme && { theme }),
        ...(shareImageUrl !== undefined && { shareImageUrl }),
        ...(row.hides_badge && { hidesBadge: true }),
        media: { ...lookup, ...facts.media },
        ...((tellsTime || Object.keys(shownLive).length > 0) && {
          live: { ...shownLive, ...(tellsTime && { timeZone: row.time_zone }) },
        }),
      },
      madeOf: [
        ...row.visible_item_ids.map((id) => pageLabel('itemId', id)),
        ...mediaUrls.map((url) => pageLabel('mediaUrl', url)),
        ...facts.labels,
        ...(links.length + shops.length > 0 ? [pageLabel('blocklist', 'all')] : []),
      ],
      lifetimeMs: Math.min(isProcessing ? PROCESSING_LIFETIME_MS : Number.POSITIVE_INFINITY, facts.lifetimeMs),
      changesAt,
    }
  }
}
