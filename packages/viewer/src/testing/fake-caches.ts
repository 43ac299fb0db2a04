const ORIGIN = 'https://taplet.example'
const pathOf = (request: RequestInfo | URL): string =>
  new URL(request instanceof Request ? request.url : request, ORIGIN).pathname

/** The store of a service worker, in memory; addresses are told apart by their path. */
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
    // As in browsers, looking for something makes no store.
    match: async (request: RequestInfo | URL, { cacheName = '' }: MultiCacheQueryOptions = {}) =>
      stores.get(cacheName)?.get(pathOf(request))?.clone(),
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
  }
  return fake as unknown as CacheStorage // the worker calls no more than this
}

interface AnswerOptions {
  status?: number
  /** Of its content. */
  type?: string
  tag?: string
  /** Whether the worker may look into it. */
  origin?: 'basic' | 'opaque' | 'opaqueredirect'
  /** Who may keep it. */
  cache?: string
  /** Whether the server says that workers are switched off. */
  off?: boolean
}

/** What the server answers, as a browser hands it to a worker; copies of it are alike. */
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
