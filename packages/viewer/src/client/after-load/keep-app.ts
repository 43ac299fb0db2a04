import { OUTBOX_FLAG } from '@taplet/slides/behavior'
import { whenIdle } from './when-idle.ts'

const WORKER = '/sw.js'

interface Connection {
  saveData?: boolean
  type?: string
  effectiveType?: string
}

/** Whether fetching more than is looked at costs the visitor nothing; browsers that do not say are taken at their best. */
function isGenerous(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection } // not in every browser
  if (!connection) return true
  return !connection.saveData && connection.type !== 'cellular' && !/2g|3g/.test(connection.effectiveType ?? '')
}

/** Until a picture that stands nowhere has come, or has not: it is only fetched, and drawn when its slide is near. */
const fetched = (image: HTMLImageElement) =>
  new Promise<unknown>((resolve) => {
    image.onload = image.onerror = resolve
  })

/** All of the app is kept, so that no further slide brings news. */
let isWhole = false

/** Has the browser choose and fetch the pictures of slides not yet reached, as it will when they are. */
async function fetchAhead(): Promise<string[]> {
  const urls: string[] = []
  for (const image of document.querySelectorAll<HTMLImageElement>('.tv-page img[data-src]')) {
    await whenIdle()
    const copy = (image.closest('picture') ?? image).cloneNode(true) as HTMLElement // a copy of the same kind
    const chosen = copy instanceof HTMLImageElement ? copy : copy.querySelector('img')
    if (!chosen) continue
    // A lazy picture that stands nowhere would never come.
    chosen.loading = 'eager'
    for (const part of [copy, ...copy.querySelectorAll<HTMLElement>('*')])
      for (const name of ['srcset', 'src']) {
        const value = part.dataset[name]
        if (value) part.setAttribute(name, value)
      }
    await fetched(chosen)
    isWhole &&= chosen.naturalWidth > 0
    if (chosen.currentSrc) urls.push(chosen.currentSrc)
  }
  // On this slide, further down than anybody has scrolled: photos of reviews above all.
  const below = [...document.querySelectorAll<HTMLImageElement>('.tv-page img[src]')].filter(
    ({ currentSrc }) => !currentSrc,
  )
  const posters = document.querySelectorAll<HTMLElement>('.tv-page video[data-poster]')
  return [...urls, ...below.map(({ src }) => src), ...[...posters].map(({ dataset }) => dataset['poster'] ?? '')]
}

/** The typefaces of its slides. */
function readFaces(): string[] {
  const styles = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('')
  return [...styles.matchAll(/url\(([^)]+)\)/g)].map(([, url = '']) => url)
}
let faces: string[] | undefined

/** What the page has shown, and what it would show without being asked for more. */
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

/** Until a worker that has just been found stands in its place, or has come to nothing. */
const settled = (worker: ServiceWorker): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (worker.state === 'activated' || worker.state === 'redundant') resolve()
    }
    worker.onstatechange = look
    look()
  })

let ahead: Promise<string[]> | undefined
let told = ''

/** Tells the worker what to keep; nothing comes back, and the page needs nothing of it. */
async function tell(workers: ServiceWorkerContainer): Promise<void> {
  if (isWhole) return
  await whenIdle()
  isWhole = isGenerous()
  const more = isWhole ? await (ahead ??= fetchAhead()) : []
  const { active } = await workers.ready
  const files = [...new Set([...filesShown(), ...more].flatMap(ownPath))]
  const news = files.join()
  if (news === told) return
  told = news
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers take none
  active?.postMessage({ path: document.body.dataset['path'], files })
}

/** Fetches what delivers, where something was left undelivered on an earlier page. */
function deliverLate(): void {
  try {
    const url = document.querySelector<HTMLElement>('.tv-stage')?.dataset['module']
    // A module runs once, however often it is asked for.
    if (localStorage[OUTBOX_FLAG] && url) void import(/* @vite-ignore */ url)
  } catch {
    // Storage is switched off, so nothing waits in it.
  }
}

/** What iOS reads when somebody puts the app on the home screen: long after the first paint, which these tags would weigh on. */
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

/** Has a worker stand by this page, the newest there is. */
async function callWorker(workers: ServiceWorkerContainer): Promise<void> {
  // Registering again would bring back one that is about to leave; a wrong one is replaced sooner than browsers would.
  if (workers.controller) {
    const registration = await workers.getRegistration()
    await registration?.update().catch(() => undefined)
    // Told now, the old one would go on keeping while the new one takes over, or takes all of it away.
    const next = registration?.installing ?? registration?.waiting
    if (next) await settled(next)
  } else await workers.register(WORKER, { updateViaCache: 'none' })
}

/** Keeps the app in this browser, where it can: it then opens with no network. Call what it answers when more was shown. */
export function keepApp(): () => void {
  deliverLate()
  addTags()
  // Missing on plain http. In a frame the page is somebody's preview.
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  if (!workers || self !== top) return () => undefined
  let called: Promise<void> | undefined
  let telling: Promise<void> = Promise.resolve()
  const keep = async () => {
    called ??= callWorker(workers)
    // Refused, as in private windows, or no network: the page works as ever, and the next slide tries again.
    await called.then(
      () => tell(workers),
      () => (called = undefined),
    )
  }
  const tellMore = () => {
    telling = telling.then(keep).catch(() => undefined)
  }
  tellMore()
  // Who turns the phone sees other sizes of pictures.
  addEventListener('resize', () => (isWhole = false))
  return tellMore
}
