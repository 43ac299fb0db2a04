import { DAY_MS, HOUR_MS } from '@taplet/base/time'
import type { PublicExperience, PublicSlide, WebsiteFacts } from '@taplet/contract'
import { websiteReason, websiteState } from '@taplet/contract/schemas'
import { createHash } from 'node:crypto'
import type { Database, Executor } from '../../platform/db/database.ts'
import { pagesChanged } from '../../platform/db/pages-changed.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { AppError } from '../../platform/http/errors/app-error.ts'
import type { Jobs } from '../../platform/jobs/index.ts'
import type { SharedAllowances } from '../../platform/limits/shared-window.ts'
import type { SafeFetch } from '../../platform/outbound/safe-fetch.ts'
import type { Storage } from '../../platform/storage/create-storage.ts'
import { fetchPicture } from './fetch-picture.ts'
import { picturePath } from './picture-routes.ts'
import { readWebsite } from './read-website.ts'
import * as store from './store.ts'

type LiveLookup = NonNullable<PublicExperience['live']>

export interface WebsiteDependencies {
  db: Database
  storage: Storage
  jobs: Pick<Jobs, 'enqueue'>
  safeFetch: SafeFetch
  limits: SharedAllowances
  /** Origin of the pages that would frame a site. */
  origin: string
  clock: () => Date
}

export const REFRESH_JOB = 'websites.refresh'

/** What works mostly keeps working; what does not is checked again soon. */
const LIFETIME_MS: { [S in WebsiteFacts['state']]: number } = {
  FRAMEABLE: DAY_MS,
  REFUSES: DAY_MS,
  UNREACHABLE: HOUR_MS,
}
/** A second request within this time gets the result just read. */
const JUST_NOW_MS = 20_000
const UNUSED_MS = 7 * DAY_MS

export function createWebsiteService(dependencies: WebsiteDependencies) {
  const { db, storage, jobs, safeFetch, limits, origin, clock } = dependencies
  const ageOf = (row: store.PreviewRow): number => clock().getTime() - row.checked_at.getTime()

  async function keepPicture(url: string, pictureUrl: string): Promise<string> {
    const picture = pictureUrl ? await fetchPicture(pictureUrl, safeFetch) : undefined
    if (!picture) return ''
    const content = createHash('sha256').update(picture).digest('hex')
    const key = `websites/${store.hashOf(url).slice(0, 24)}-${content.slice(0, 16)}.webp`
    await storage.put(key, picture)
    return key
  }

  /** Reads a website and stores the result. Texts and picture stay when it cannot be reached this time. */
  async function refresh(url: string): Promise<store.PreviewRow> {
    const { state, reason, frameUrl, pictureUrl, ...words } = await readWebsite(url, origin, safeFetch)
    const isRead = state !== 'UNREACHABLE'
    const imageKey = await keepPicture(url, pictureUrl)
    const { before, after } = await inTransaction(db, async (trx) => {
      const old = await store.lockPreview(url, trx)
      const read = {
        title: words.title,
        description: words.description,
        site_name: words.siteName,
        image_key: imageKey,
      }
      const found = isRead ? { state, reason, frame_url: frameUrl, ...read } : { state, reason, frame_url: '' }
      const saved = await store.savePreview({ url, ...found, checked_at: clock() }, trx)
      if (!old || isOther(old, saved)) await pagesChanged({ websiteUrl: url }, trx)
      return { before: old, after: saved }
    })
    if (before?.image_key && before.image_key !== after.image_key) await storage.delete(before.image_key)
    return after
  }

  const enqueue = (url: string, db_: Executor | undefined) =>
    jobs.enqueue(
      REFRESH_JOB,
      { url },
      // Not retried: the next check is due soon anyway.
      { jobKey: `${REFRESH_JOB}:${store.hashOf(url)}`, maxAttempts: 2, ...(db_ && { trx: db_ }) },
    )

  /** Returns the stored results for these websites; those older than a day are refreshed. */
  async function describe(urls: readonly string[]): Promise<Map<string, WebsiteFacts>> {
    if (urls.length === 0) return new Map()
    const rows = await store.findPreviews(urls, db)
    const known = new Map(rows.map((row) => [row.url, row]))
    for (const url of urls) {
      const row = known.get(url)
      if (!row || ageOf(row) > LIFETIME_MS[toFacts(row).state]) await enqueue(url, undefined)
    }
    return new Map(rows.map((row) => [row.url, toFacts(row)]))
  }

  return {
    refresh,
    describe,

    /** Enqueues reading a website that a slide shows from now on, in the transaction that saves the slide. */
    willShow: (url: string, trx: Executor): Promise<void> => enqueue(url, trx),

    /** Checks a website for somebody who is editing. */
    async check(accountId: string, url: string): Promise<WebsiteFacts> {
      const [known] = await store.findPreviews([url], db)
      if (known && ageOf(known) < JUST_NOW_MS) return toFacts(known)
      if ((await limits.take(accountId, 1)) === 0)
        throw new AppError('TOO_MANY_REQUESTS', { retryAfter: limits.secondsLeft() })
      return toFacts(await refresh(url))
    },

    /** Returns the stored results for the websites of these slides. */
    async live(slides: readonly PublicSlide[]) {
      const urls = [...new Set(slides.flatMap(({ website }) => website?.url ?? []))]
      if (urls.length === 0) return { live: {} }
      const websites = Object.fromEntries([...(await describe(urls))].map(([url, facts]) => [url, toPreview(facts)]))
      return { live: { websites } satisfies LiveLookup, madeOf: urls.map((websiteUrl) => ({ websiteUrl })) }
    },

    /** Deletes results of websites that are no longer shown. */
    async sweep(): Promise<void> {
      for (const key of await store.deleteUnused(new Date(clock().getTime() - UNUSED_MS), db)) await storage.delete(key)
    },
  }
}

const SHOWN = ['state', 'frame_url', 'title', 'description', 'site_name', 'image_key'] as const

const isOther = (one: store.PreviewRow, other: store.PreviewRow): boolean =>
  SHOWN.some((column) => one[column] !== other[column])

const toFacts = (row: store.PreviewRow): WebsiteFacts => ({
  url: row.url,
  state: websiteState.parse(row.state),
  reason: websiteReason.parse(row.reason),
  frameUrl: row.frame_url,
  title: row.title,
  description: row.description,
  siteName: row.site_name,
  imageUrl: row.image_key && picturePath(row.image_key),
  checkedAt: row.checked_at.toISOString(),
})

const toPreview = ({ title, description, siteName, imageUrl, frameUrl, state }: WebsiteFacts) => ({
  title,
  description,
  siteName,
  imageUrl,
  canFrame: state === 'FRAMEABLE',
  frameUrl,
})
