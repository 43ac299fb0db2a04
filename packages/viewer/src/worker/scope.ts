/** The scope of a service worker. TypeScript's own types for workers conflict with those for pages. */
interface WorkerEvent {
  /** Keeps the worker alive until the promise settles. */
  waitUntil(work: Promise<unknown>): void
}

interface RouteRule {
  condition: { urlPattern: string }
  source: 'network'
}
export interface InstallEvent extends WorkerEvent {
  /** Chromium only: addresses for which the worker is bypassed. */
  addRoutes?: (rules: readonly RouteRule[]) => Promise<void>
}
export interface FetchEvent extends WorkerEvent {
  request: Request
  /** The response to the request that the browser sent while starting the worker. */
  preloadResponse?: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}
export interface PageMessage extends WorkerEvent {
  data: unknown
}
export interface SyncEvent extends WorkerEvent {
  tag: string
}

interface EventByName {
  install: InstallEvent
  activate: WorkerEvent
  fetch: FetchEvent
  message: PageMessage
  sync: SyncEvent
}

export interface WorkerScope {
  location: { origin: string }
  caches: CacheStorage
  registration: Pick<ServiceWorkerRegistration, 'unregister' | 'installing' | 'waiting'> & {
    navigationPreload?: { enable(): Promise<void> }
  }
  clients: {
    claim(): Promise<void>
    matchAll(options: { includeUncontrolled: boolean }): Promise<readonly { postMessage(message: unknown): void }[]>
  }
  skipWaiting(): Promise<void>
  addEventListener<N extends keyof EventByName>(name: N, listen: (event: EventByName[N]) => void): void
}
