const ORIGIN = 'https://taplet.example'
const pathOf = (request: RequestInfo | URL): string =>
  new URL(request instanceof Request ? request.url : request, ORIGIN).pathname

/** A service worker's cache storage, in memory; addresses are compared by path. */
export function createFakeCaches(): CacheStorage {
  const stores = new Map<string, Map<string, Response>>()

  function open(name: string) {
    const store = stores.get(name) ?? new Map<string, Response>()
    stores.set(name, store)
    return {
      match: async (request: RequestInfo | URL) => store.get(pathOf(request))?.clone(),
      put: async (request: RequestInfo | URL, response: Response) => void store.set(pathOf(request), response),
      delete: async (request: RequestInfo | URL) => store.delete(pathOf(request)),
      keys: async () => [...store.keys()].map((path) => new Request(ORIGIN + path)),
    }
  }

  const fake = {
    open: async (name: string) => open(name),
    // As in browsers, a lookup creates no cache.
    match: async (request: RequestInfo | URL, { cacheName = '' }: MultiCacheQueryOptions = {}) =>
      stores.get(cacheName)?.get(pathOf(request))?.clone(),
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
  }
  return fake as unknown as CacheStorage // the worker calls no more than this
}

interface AnswerOptions {
  status?: number
  /** Content type. */
  type?: string
  tag?: string
  /** Whether the worker may read it. */
  origin?: 'basic' | 'opaque' | 'opaqueredirect'
  /** Cache-Control. */
  cache?: string
  /** Whether the server says that workers are switched off. */
  off?: boolean
}

/** A server response as a worker receives it; clones are equal. */
export function anAnswer(body: string, options: AnswerOptions = {}): Response {
  const { status = 200, type = 'text/html', tag = '', origin = 'basic', cache = '', off = false } = options
  const headers = {
    'content-type': type,
    ...(tag && { etag: tag }),
    ...(cache && { 'cache-control': cache }),
    ...(off && { 'x-worker-off': '1' }),
  }
  return Object.defineProperties(new Response(body, { status, headers }), {
    type: { value: origin },
    clone: { value: () => anAnswer(body, options) },
  })
}
