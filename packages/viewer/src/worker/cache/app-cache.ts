import { MEDIA_PREFIX, PRODUCT } from '@taplet/contract'
import { isForEver, OFFLINE_PAGE, type PageAddress } from '../addresses.ts'
import { fitting, type CacheLimits, type CachedApps } from './cached-apps.ts'

/** Prefix of all our caches, whatever their version. */
export const CACHE_PREFIX = `${PRODUCT.slug}-`
/** Increment whenever the stored form changes: what older workers stored is deleted then. */
const FORMAT = 1
export const PAGES = `${CACHE_PREFIX}pages-${FORMAT}`
export const FILES = `${CACHE_PREFIX}files-${FORMAT}`
const LIST = '/sw/list'
/** A media picture's address without size and format. */
const stemOf = (pathname: string): string | undefined =>
  pathname.startsWith(`${MEDIA_PREFIX}/`) ? /^(.+)-\d+\.\w+$/.exec(pathname)?.[1] : undefined
/** Whether an error means that storage is full. */
export const isFull = (error: unknown): boolean => error instanceof Error && error.name === 'QuotaExceededError'
const OWN = [LIST, OFFLINE_PAGE]

const ROOM: CacheLimits = { apps: 30, files: 600, bytes: 80 * 1024 * 1024 }

export type AppCache = ReturnType<typeof createAppCache>

/** What this browser has cached: pages, their files, and a list of what belongs to what. */
export function createAppCache(caches: CacheStorage, limits: CacheLimits = ROOM) {
  let last: Promise<unknown> = Promise.resolve()
  let isClosed = false
  /** Only for writing: opening a cache creates it. */
  const open = (name: string): Promise<Cache> =>
    isClosed ? Promise.reject(new Error('The worker has left')) : caches.open(name)
  const pathOf = ({ url }: Request): string => new URL(url).pathname

  async function list(): Promise<CachedApps> {
    const stored = await caches.match(LIST, { cacheName: PAGES })
    // Only this file writes it; unreadable data counts as empty.
    return stored ? (stored.json() as Promise<CachedApps>).catch(() => []) : []
  }

  async function deleteOthers(cacheName: string, wanted: ReadonlySet<string>): Promise<void> {
    const cache = await open(cacheName)
    for (const key of await cache.keys()) if (!wanted.has(pathOf(key))) await cache.delete(key)
  }

  async function save(apps: CachedApps): Promise<void> {
    const cached = fitting(apps, limits)
    // First, because it frees the space that the list may need.
    await deleteOthers(PAGES, new Set([...OWN, ...cached.map(({ path }) => `/${path}`)]))
    await deleteOthers(FILES, new Set(cached.flatMap(({ files }) => files.map(({ url }) => url))))
    await (await open(PAGES)).put(LIST, new Response(JSON.stringify(cached)))
  }

  /** Queries do not matter for immutable pictures. */
  const file = (pathname: string) =>
    caches.match(pathname, { cacheName: FILES, ignoreSearch: isForEver(pathname), ignoreVary: true })

  return {
    list,

    /** Changes the list, one change after the other, and deletes what nothing in it needs any more. */
    change(step: (apps: CachedApps) => CachedApps | Promise<CachedApps>): Promise<void> {
      const before = last
      const work = (async () => {
        await before
        const apps = await list()
        try {
          const after = await step(apps)
          if (after !== apps) await save(after)
        } catch (error) {
          // Drops an app and retries with that much room.
          if (isFull(error)) await save(apps.slice(1))
          throw error
        }
      })()
      last = work.catch(() => undefined)
      return work
    },

    /** The name of the app at an address, cached or not; undefined for an unknown link. */
    async pathOf(address: PageAddress): Promise<string | undefined> {
      if (address.kind === 'path') return address.path
      return (await list()).find(({ tags }) => tags.includes(address.tagId))?.path
    },

    page: (pathname: string) => caches.match(pathname, { cacheName: PAGES }),
    putPage: async (pathname: string, page: Response) => (await open(PAGES)).put(pathname, page),

    file,
    /** The same picture in another size or format, for a rotated phone or a page newer than its pictures. */
    async otherSize(pathname: string): Promise<Response | undefined> {
      const stem = stemOf(pathname)
      const files = stem === undefined ? [] : (await list()).flatMap((app) => app.files)
      const other = files.find(({ url }) => stemOf(url) === stem)
      return other && file(other.url)
    },
    putFile: async (pathname: string, body: Response) => (await open(FILES)).put(pathname, body),

    /** From now on nothing is stored, not even what is still loading. */
    close(): void {
      isClosed = true
    },

    /** Deletes what workers of other versions stored. */
    async deleteOld(): Promise<void> {
      for (const name of await caches.keys())
        if (name.startsWith(CACHE_PREFIX) && name !== PAGES && name !== FILES) await caches.delete(name)
    },
  }
}
