import { MEDIA_PREFIX, PRODUCT } from '@taplet/contract'
import { isForEver, OFFLINE_PAGE, type PageAddress } from '../addresses.ts'
import { fitting, type KeepLimits, type KeptApps } from './kept-apps.ts'

/** Begins the names of all caches of ours, whatever their version. */
export const CACHE_PREFIX = `${PRODUCT.slug}-`
/** One more whenever what is kept changes its form: what older workers kept is deleted then. */
const FORMAT = 1
export const PAGES = `${CACHE_PREFIX}pages-${FORMAT}`
export const FILES = `${CACHE_PREFIX}files-${FORMAT}`
const LIST = '/sw/list'
/** A picture of media without its size and form. */
const stemOf = (pathname: string): string | undefined =>
  pathname.startsWith(`${MEDIA_PREFIX}/`) ? /^(.+)-\d+\.\w+$/.exec(pathname)?.[1] : undefined
/** What a browser says that has no room left. */
export const isFull = (error: unknown): boolean => error instanceof Error && error.name === 'QuotaExceededError'
const OWN = [LIST, OFFLINE_PAGE]

const ROOM: KeepLimits = { apps: 30, files: 600, bytes: 80 * 1024 * 1024 }

export type AppCache = ReturnType<typeof createAppCache>

/** What this browser keeps: pages, their files, and a list of what belongs to what. */
export function createAppCache(caches: CacheStorage, limits: KeepLimits = ROOM) {
  let last: Promise<unknown> = Promise.resolve()
  let isClosed = false
  /** Only to write: opening a store makes it. */
  const open = (name: string): Promise<Cache> =>
    isClosed ? Promise.reject(new Error('The worker has left')) : caches.open(name)
  const pathOf = ({ url }: Request): string => new URL(url).pathname

  async function list(): Promise<KeptApps> {
    const stored = await caches.match(LIST, { cacheName: PAGES })
    // Only this file writes it; what cannot be read is as good as empty.
    return stored ? (stored.json() as Promise<KeptApps>).catch(() => []) : []
  }

  async function deleteOthers(cacheName: string, wanted: ReadonlySet<string>): Promise<void> {
    const cache = await open(cacheName)
    for (const key of await cache.keys()) if (!wanted.has(pathOf(key))) await cache.delete(key)
  }

  async function save(apps: KeptApps): Promise<void> {
    const kept = fitting(apps, limits)
    // First, for it makes the room that the list may need.
    await deleteOthers(PAGES, new Set([...OWN, ...kept.map(({ path }) => `/${path}`)]))
    await deleteOthers(FILES, new Set(kept.flatMap(({ files }) => files.map(({ url }) => url))))
    await (await open(PAGES)).put(LIST, new Response(JSON.stringify(kept)))
  }

  /** Pictures with and without a query are the same where they never change. */
  const file = (pathname: string) =>
    caches.match(pathname, { cacheName: FILES, ignoreSearch: isForEver(pathname), ignoreVary: true })

  return {
    list,

    /** Changes the list, one change after the other, and deletes what nothing in it needs any more. */
    change(step: (apps: KeptApps) => KeptApps | Promise<KeptApps>): Promise<void> {
      const before = last
      const work = (async () => {
        await before
        const apps = await list()
        try {
          const after = await step(apps)
          if (after !== apps) await save(after)
        } catch (error) {
          // The next one finds room.
          if (isFull(error)) await save(apps.slice(1))
          throw error
        }
      })()
      last = work.catch(() => undefined)
      return work
    },

    /** The name under which the app at an address is kept, whether it is or not; undefined for a link nobody knows. */
    async pathOf(address: PageAddress): Promise<string | undefined> {
      if (address.kind === 'path') return address.path
      return (await list()).find(({ tags }) => tags.includes(address.tagId))?.path
    },

    page: (pathname: string) => caches.match(pathname, { cacheName: PAGES }),
    putPage: async (pathname: string, page: Response) => (await open(PAGES)).put(pathname, page),

    file,
    /** The same picture in another size or form, for a phone that was turned or a page that came after its pictures. */
    async otherSize(pathname: string): Promise<Response | undefined> {
      const stem = stemOf(pathname)
      const files = stem === undefined ? [] : (await list()).flatMap((app) => app.files)
      const other = files.find(({ url }) => stemOf(url) === stem)
      return other && file(other.url)
    },
    putFile: async (pathname: string, body: Response) => (await open(FILES)).put(pathname, body),

    /** From now on nothing is kept, not even what is still on its way. */
    close(): void {
      isClosed = true
    },

    /** Deletes what workers of other versions kept. */
    async deleteOld(): Promise<void> {
      for (const name of await caches.keys())
        if (name.startsWith(CACHE_PREFIX) && name !== PAGES && name !== FILES) await caches.delete(name)
    },
  }
}
