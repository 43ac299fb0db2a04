import { canShowImage, type PublicExperience, type PublicSlide, sourceOf } from '@taplet/contract'
import type { MediaLookup } from '@taplet/slides/schema'
import type { Database } from '../../platform/db/database.ts'
import { createPageCache } from './page-cache.ts'
import { type EncodedPage, encodePage } from './encoded-page.ts'
import { type InlineCode, pagePolicy } from './page-policy.ts'
import * as store from './store.ts'

/** A document and the code that stands in it, for the policy. */
export interface RenderedPage {
  html: string
  inline: InlineCode
}
export type Notice = 'NOT_FOUND' | 'RESTING' | 'GONE'

export interface PageRenderer {
  /** `tagId` is the link that led here, when one did; `linkId` the app's own. */
  renderExperience(experience: PublicExperience, tagId: string | undefined, linkId: string | undefined): RenderedPage
  /** A script that pages fetch later, by the name of its file. */
  moduleCode(file: string): string | undefined
  /** The code of a link, as SVG. */
  renderCode(tagId: string): string
  /** The friendly page shown where there is no instant app to show. */
  renderNotice(notice: Notice): RenderedPage
}

export interface PublishingDependencies {
  db: Database
  slides: {
    publishedByItemIds(accountId: string, itemIds: readonly string[]): Promise<PublicSlide[]>
    mediaOf(slides: readonly PublicSlide[]): string[]
  }
  media: { lookup(urls: readonly string[]): Promise<MediaLookup> }
  renderer: PageRenderer
  now?: () => number
}

export interface Page extends EncodedPage {
  policy: string
  isSettled: boolean
}

/** What an address leads to. */
export type Destination =
  | { kind: 'LIVE'; row: store.PublishedRow; tagId: string | undefined }
  | { kind: 'MOVED'; path: string }
  | { kind: 'NOTICE'; notice: Notice }

const CACHED_PAGES = 500
const CACHED_BYTES = 64 * 1024 * 1024
const SETTLED_LIFETIME = 30_000 // saves are seen at once; this bounds how long a deleted picture is still named
const PROCESSING_LIFETIME = 1000 // a video that became READY is seen soon

export type PublishingService = ReturnType<typeof createPublishingService>

export function createPublishingService({ db, slides, media, renderer, now = Date.now }: PublishingDependencies) {
  const pages = createPageCache<Page>({
    capacity: CACHED_PAGES,
    maxBytes: CACHED_BYTES,
    size: (page) => page.size(),
    lifetime: (page) => (page.isSettled ? SETTLED_LIFETIME : PROCESSING_LIFETIME),
    now,
  })
  const notices = new Map<Notice, Page>()

  async function load(row: store.PublishedRow): Promise<PublicExperience> {
    const shown = await slides.publishedByItemIds(row.account_id, row.item_ids)
    const chosen = [row.social_image_url, row.cover_image_url].filter(Boolean)
    const lookup = await media.lookup([...chosen, ...slides.mediaOf(shown)])
    const shareImageUrl = chosen.find((url) => canShowImage(url, lookup))
    return {
      fullPagePath: row.path,
      pageName: row.name,
      description: row.description,
      source: sourceOf(row.path),
      slides: shown,
      ...(shareImageUrl !== undefined && { shareImageUrl }),
      media: lookup,
    }
  }

  async function render(row: store.PublishedRow, tagId: string | undefined): Promise<Page> {
    const experience = await load(row)
    return toPage(renderer.renderExperience(experience, tagId, row.link_id ?? undefined), experience.media)
  }

  return {
    async findPath(path: string): Promise<Destination> {
      const row = await store.findByPath(path, db)
      return row && !row.is_deleted && row.path !== path ? { kind: 'MOVED', path: row.path } : destinationOf(row)
    },

    /** A link never moves: it leads to its instant app under whatever name that has. */
    async findTag(tagId: string): Promise<Destination> {
      return destinationOf(await store.findByTag(tagId, db), tagId)
    },

    /** The code of a link that exists or existed; undefined for any other. */
    async code(tagId: string): Promise<string | undefined> {
      return (await store.findByTag(tagId, db)) && renderer.renderCode(tagId)
    },

    /** The page of a published instant app; always of its newest saved state. */
    page: (row: store.PublishedRow, tagId: string | undefined): Promise<Page> =>
      pages.get(`${row.experience_id}@${row.version}/${tagId ?? ''}`, () => render(row, tagId)),

    notice(notice: Notice): Page {
      const page = notices.get(notice) ?? toPage(renderer.renderNotice(notice), {})
      notices.set(notice, page)
      return page
    },

    /** The published instant app at a path that it has or had, with or without the leading slash. */
    async findByPath(path: string): Promise<PublicExperience | undefined> {
      const row = await store.findByPath(path.replace(/^\//, ''), db)
      return row && !row.is_deleted && !row.is_resting ? load(row) : undefined
    },
  }
}

function destinationOf(row: store.PublishedRow | undefined, tagId?: string): Destination {
  if (!row) return { kind: 'NOTICE', notice: 'NOT_FOUND' }
  if (row.is_deleted) return { kind: 'NOTICE', notice: 'GONE' }
  return row.is_resting ? { kind: 'NOTICE', notice: 'RESTING' } : { kind: 'LIVE', row, tagId }
}

const toPage = ({ html, inline }: RenderedPage, media: MediaLookup): Page => ({
  ...encodePage(html),
  policy: pagePolicy(inline),
  isSettled: Object.values(media).every(({ status }) => status !== 'PROCESSING'),
})
