import { OUTBOX_FLAG } from '@taplet/slides/behavior'
import { whenIdle } from './when-idle.ts'

const WORKER = '/sw.js'

interface Connection {
  saveData?: boolean
  type?: string
  effectiveType?: string
}

/** Whether prefetching costs the visitor nothing; browsers that do not say are assumed to be unmetered. */
function isGenerous(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection } // not in every browser
  if (!connection) return true
  return !connection.saveData && connection.type !== 'cellular' && !/2g|3g/.test(connection.effectiveType ?? '')
}

/** Resolves when a detached image has loaded or failed: it is only fetched, and rendered when its slide is near. */
const fetched = (image: HTMLImageElement) =>
  new Promise<unknown>((resolve) => {
    image.onload = image.onerror = resolve
  })

/** The whole app is cached, so further slides add nothing. */
let isWhole = false

/** Fetches the pictures of slides not reached yet, in the sizes the browser would choose. */
async function fetchAhead(): Promise<string[]> {
  const urls: string[] = []
  for (const late of document.querySelectorAll('.tv-page .tp-late')) {
    await whenIdle()
    const copy = document.createElement('div')
    copy.innerHTML = late.innerHTML
    const chosen = copy.querySelector('img')
    if (!chosen) continue
    // A detached lazy image would never load.
    chosen.loading = 'eager'
    await fetched(chosen)
    isWhole &&= chosen.naturalWidth > 0
    if (chosen.currentSrc) urls.push(chosen.currentSrc)
  }
  // On this slide, below the scrolled part: mostly photos of reviews.
  const below = [...document.querySelectorAll<HTMLImageElement>('.tv-page img[src]')].filter(
    ({ currentSrc }) => !currentSrc,
  )
  const posters = document.querySelectorAll<HTMLElement>('.tv-page video[data-poster]')
  return [...urls, ...below.map(({ src }) => src), ...[...posters].map(({ dataset }) => dataset['poster'] ?? '')]
}

/** The fonts of its slides. */
function readFaces(): string[] {
  const styles = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('')
  return [...styles.matchAll(/url\(([^)]+)\)/g)].map(([, url = '']) => url)
}
let faces: string[] | undefined

/** The files the page has loaded, and those it would load without further interaction. */
function filesShown(): string[] {
  return [
    ...[...document.images].map(({ currentSrc }) => currentSrc),
    ...[...document.querySelectorAll('video')].map(({ poster }) => poster),
    ...(faces ??= readFaces()),
    ...[...document.querySelectorAll<HTMLElement>('[data-module]')].map(({ dataset }) => dataset['module'] ?? ''),
    ...[...document.querySelectorAll<HTMLLinkElement>('link[rel=icon]')].map(({ href }) => href),
  ]
}

const ownPath = (url: string): string[] => {
  const { origin, pathname } = new URL(url, location.href)
  return url && origin === location.origin ? [pathname] : []
}

/** Resolves when a new worker has activated or failed. */
const settled = (worker: ServiceWorker): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (worker.state === 'activated' || worker.state === 'redundant') resolve()
    }
    worker.onstatechange = look
    look()
  })

let ahead: Promise<string[]> | undefined
let lastSent = ''

/** Sends the worker what to cache; there is no reply, and the page needs none. */
async function tell(workers: ServiceWorkerContainer): Promise<void> {
  if (isWhole) return
  await whenIdle()
  isWhole = isGenerous()
  const more = isWhole ? await (ahead ??= fetchAhead()) : []
  const { active } = await workers.ready
  const files = [...new Set([...filesShown(), ...more].flatMap(ownPath))]
  const news = files.join()
  if (news === lastSent) return
  lastSent = news
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers take none
  active?.postMessage({ path: document.body.dataset['path'], files })
}

/** Loads the delivery module if something was left undelivered on an earlier page. */
function deliverLate(): void {
  try {
    const url = document.querySelector<HTMLElement>('.tv-stage')?.dataset['module']
    // A module runs once, however often it is imported.
    if (localStorage[OUTBOX_FLAG] && url) void import(/* @vite-ignore */ url)
  } catch {
    // Storage is disabled, so nothing is waiting in it.
  }
}

/** Tags that iOS reads when the app is added to the home screen: long after the first paint, which they would delay. */
function addTags(): void {
  if (document.querySelector('link[rel=apple-touch-icon]')) return
  const icon = Object.assign(document.createElement('link'), {
    rel: 'apple-touch-icon',
    href: `/${document.body.dataset['path']}/icon-180.png`,
  })
  const standalone = Object.assign(document.createElement('meta'), {
    name: 'apple-mobile-web-app-capable',
    content: 'yes',
  })
  document.head.append(icon, standalone)
}

/** Registers the newest worker for this page. */
async function callWorker(workers: ServiceWorkerContainer): Promise<void> {
  // Registering would revive a worker about to unregister; `update` replaces an outdated one sooner than browsers.
  if (workers.controller) {
    const registration = await workers.getRegistration()
    await registration?.update().catch(() => undefined)
    // If informed now, the old worker would continue caching while the new one takes over, or deletes everything.
    const next = registration?.installing ?? registration?.waiting
    if (next) await settled(next)
  } else await workers.register(WORKER, { updateViaCache: 'none' })
}

/** Caches the app where supported, so that it opens without a network. Call the result when more was shown. */
export function keepApp(): () => void {
  deliverLate()
  addTags()
  // Missing on plain http. A page in a frame is only a preview.
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  if (!workers || self !== top) return () => undefined
  let called: Promise<void> | undefined
  let telling: Promise<void> = Promise.resolve()
  const keep = async () => {
    called ??= callWorker(workers)
    // Refused, as in private windows, or no network: the page works as usual, and the next slide retries.
    await called.then(
      () => tell(workers),
      () => (called = undefined),
    )
  }
  const tellMore = () => {
    telling = telling.then(keep).catch(() => undefined)
  }
  tellMore()
  // Rotating the phone needs other picture sizes.
  addEventListener('resize', () => (isWhole = false))
  return tellMore
}
