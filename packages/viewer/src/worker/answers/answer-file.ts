import { isForEver } from '../addresses.ts'
import type { AppCache } from '../cache/app-cache.ts'
import { withTimeout } from '../with-timeout.ts'

const STORE_MS = 3000

/** A file of a cached app: immutable ones from the cache, the rest from the network while there is one. */
export async function answerFile(
  request: Request,
  { cache, fetch }: { cache: AppCache; fetch: typeof globalThis.fetch },
): Promise<Response> {
  const { pathname } = new URL(request.url)
  const cached = await withTimeout(STORE_MS, cache.file(pathname)).catch(() => undefined)
  if (!cached)
    return fetch(request).catch(async (error: unknown) => {
      const other = await withTimeout(STORE_MS, cache.otherSize(pathname)).catch(() => undefined)
      if (!other) throw error
      return other
    })
  return isForEver(pathname) ? cached : fetch(request).catch(() => cached)
}
