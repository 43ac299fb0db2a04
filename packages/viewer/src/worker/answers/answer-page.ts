import { OFFLINE_PAGE, type PageAddress } from '../addresses.ts'
import { pageOf } from '../cache/keep-page.ts'
import { withTag, withWays } from '../cache/page-text.ts'
import type { AppCache } from '../cache/app-cache.ts'
import { withTimeout } from '../with-timeout.ts'

/** A slower network counts as none if there is a cached page. */
const PATIENCE_MS = 3000
/** A slower cache counts as broken. */
const STORE_MS = 3000
/** Unrelated to the page itself: timeout, too early, too many. */
const PASSING = [408, 425, 429]

interface AnswerDependencies {
  cache: AppCache
  patienceMs?: number
}

async function cachedPage(address: PageAddress, cache: AppCache): Promise<Response | undefined> {
  const path = await cache.pathOf(address)
  const page = path === undefined ? undefined : await cache.page(`/${path}`)
  return page && address.kind === 'tag' ? pageOf(withTag(await page.text(), address.tagId), page) : page
}

/** For an app that was never opened here: a page with links to those that were. */
async function offlinePage(cache: AppCache): Promise<Response | undefined> {
  const page = await cache.page(OFFLINE_PAGE)
  if (!page) return undefined
  return new Response(withWays(await page.text(), await cache.list()), { status: 503, headers: page.headers })
}

const isTrouble = ({ status }: Response): boolean => status >= 500 || PASSING.includes(status)

/** The page from the network or, when that is silent, slow or broken, from the cache. */
export async function answerPage(
  address: PageAddress,
  network: Promise<Response>,
  { cache, patienceMs = PATIENCE_MS }: AnswerDependencies,
): Promise<Response> {
  // Looked up in parallel: a browser whose storage is broken or hangs still has a network.
  const cached = withTimeout(STORE_MS, cachedPage(address, cache)).catch(() => undefined)
  const answer = network.then(
    async (response) => (isTrouble(response) && (await cached)) || response,
    async (error: unknown) => {
      const page = (await cached) ?? (await withTimeout(STORE_MS, offlinePage(cache)))
      if (!page) throw error
      return page
    },
  )
  let timer: ReturnType<typeof setTimeout> | undefined
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patienceMs)
  }).then(async () => (await cached) ?? answer)
  return Promise.race([answer, patience]).finally(() => clearTimeout(timer))
}
