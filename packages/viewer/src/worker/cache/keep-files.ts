import { isKeepable, OFFLINE_PAGE, pageAt } from '../addresses.ts'
import { type CachedApps, type CachedFile, withApp } from './cached-apps.ts'
import { learn } from './keep-page.ts'
import { fontsOf, readPage } from './page-text.ts'
import { isFull, type AppCache } from './app-cache.ts'

/** A page's message to the worker: its address and the files it has shown. Other messages are ignored. */
export interface Seen {
  path: string
  /** Paths of files. */
  files: readonly string[]
}

const FETCH_MS = 20_000
/** For all of them: what has not loaded by then waits for the next visit. */
const ALL_MS = 60_000
const LARGEST_FILE = 6 * 1024 * 1024
const TYPE = /^(?:image\/|font\/|text\/javascript)/

export function readSeen(data: unknown): Seen | undefined {
  if (typeof data !== 'object' || data === null || !('path' in data) || !('files' in data)) return undefined
  const { path, files } = data
  if (typeof path !== 'string' || pageAt(`/${path}`)?.kind !== 'path' || !Array.isArray(files)) return undefined
  return { path, files: files.filter((file) => typeof file === 'string') }
}

interface KeepDependencies {
  cache: AppCache
  fetch: typeof globalThis.fetch
}

const signal = () => AbortSignal.timeout(FETCH_MS)

/** Caches what a page has shown, so that it opens without a network. Missing files mostly come from the HTTP cache. */
export async function keepFiles({ path, files }: Seen, { cache, fetch }: KeepDependencies): Promise<void> {
  // The first visit: when the page was loaded there was no worker yet.
  if (!(await cache.page(`/${path}`))) {
    const answer = await fetch(`/${path}`, { signal: signal(), redirect: 'manual' })
    await learn({ kind: 'path', path }, answer, cache)
  }
  await cache.change(async (apps) => {
    const html = await (await cache.page(`/${path}`))?.text()
    const app = html === undefined ? undefined : readPage(html)
    if (html === undefined || !app) return apps
    const friendly = fontsOf((await (await cache.page(OFFLINE_PAGE))?.text()) ?? '')
    const before = apps.find((one) => one.path === path)?.files ?? []
    const isNamed = (url: string): boolean => html.includes(url) || friendly.includes(url)
    const old = before.filter(({ url }) => isNamed(url))
    const wanted = new Set([...files, ...friendly].filter((url) => isKeepable(url) && isNamed(url)))
    const { cached, hasRoom } = await fetchFiles([...wanted], sizesIn(apps), { cache, fetch })
    const stale = apps.map((one) => (one.path === path ? { ...one, files: old } : one))
    // The one opened longest ago is dropped for the next visit.
    const staying = hasRoom ? stale : stale.filter((one, index) => index > 0 || one.path === path)
    return withApp(staying, { ...app, files: cached })
  })
}

const sizesIn = (apps: CachedApps): Map<string, number> =>
  new Map(apps.flatMap(({ files }) => files.map(({ url, bytes }) => [url, bytes])))

async function fetchFiles(
  urls: readonly string[],
  sizes: ReadonlyMap<string, number>,
  { cache, fetch }: KeepDependencies,
): Promise<{ cached: CachedFile[]; hasRoom: boolean }> {
  const cached: CachedFile[] = []
  const end = Date.now() + ALL_MS
  let hasRoom = true
  for (const url of urls) {
    const known = (await cache.file(url)) ? sizes.get(url) : undefined
    if (known !== undefined) {
      cached.push({ url, bytes: known })
      continue
    }
    if (Date.now() > end) continue
    const bytes = await fetchFile(url, { cache, fetch }).catch((error: unknown) => {
      if (isFull(error)) hasRoom = false
    })
    if (!hasRoom) break
    if (bytes !== undefined) cached.push({ url, bytes })
  }
  return { cached, hasRoom }
}

/** The size of the cached file; undefined when it is invalid or too large. */
async function fetchFile(url: string, { cache, fetch }: KeepDependencies): Promise<number | undefined> {
  const answer = await fetch(url, { signal: signal() })
  const isGood = answer.status === 200 && answer.type === 'basic' && TYPE.test(answer.headers.get('content-type') ?? '')
  if (!isGood || Number(answer.headers.get('content-length') ?? 0) > LARGEST_FILE) return undefined
  const body = await answer.blob()
  if (body.size > LARGEST_FILE) return undefined
  const headers = new Headers(answer.headers)
  headers.delete('content-encoding')
  headers.set('content-length', String(body.size))
  await cache.putFile(url, new Response(body, { headers }))
  return body.size
}
