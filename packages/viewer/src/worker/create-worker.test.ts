import { describe, expect, it, vi } from 'vitest'
import { anAnswer, createFakeCaches } from '../testing/fake-caches.ts'
import { createWorker } from './create-worker.ts'
import { FILES, PAGES } from './shelf.ts'

const ORIGIN = 'https://taplet.example'
const PICTURE = '/media/public/x/images/cup-800.webp'
const pageOf = (path: string, words = 'Open till five') =>
  `<html><head><title>${path}</title></head><body data-path="${path}"><img src="${PICTURE}">${words}<i data-code="/t/own-${path}/code.svg"></i></body></html>`

type Answers = Record<string, () => Response | Promise<Response>>

/** A worker in a browser of our own making, and the server it talks to. */
function aWorker(answers: Answers, caches = createFakeCaches()) {
  const listeners = new Map<string, (event: never) => void>()
  const unregister = vi.fn(async () => true)
  const asked: string[] = []
  const fetch = async (question: RequestInfo | URL): Promise<Response> => {
    const path = new URL(question instanceof Request ? question.url : question, ORIGIN).pathname
    asked.push(path)
    const answer = answers[path]
    if (!answer) throw new TypeError('Failed to fetch')
    return answer()
  }
  createWorker(
    {
      location: { origin: ORIGIN },
      caches,
      registration: { unregister },
      clients: { claim: async () => undefined, matchAll: async () => [] },
      skipWaiting: async () => undefined,
      addEventListener: (name, listen) => void listeners.set(name, listen),
    },
    fetch,
  )

  /** Resolves when the worker says that it is done. */
  async function send(name: string, more: object): Promise<Response | undefined> {
    const work: Promise<unknown>[] = []
    let answer: Promise<Response> | undefined
    const event = {
      waitUntil: (one: Promise<unknown>) => void work.push(one),
      respondWith: (one: Promise<Response>) => {
        answer = one
      },
      ...more,
    }
    listeners.get(name)?.(event as never)
    const response = await answer
    await Promise.all(work)
    return response
  }

  const request = (path: string, init: object) => {
    const made = new Request(ORIGIN + path, init)
    return Object.defineProperties(made, {
      mode: { value: 'mode' in init ? init.mode : 'cors' },
      destination: { value: 'destination' in init ? init.destination : '' },
    })
  }
  return {
    answers,
    asked,
    caches,
    unregister,
    send,
    open: async (path: string, init: object = {}) => {
      const made = new Request(ORIGIN + path)
      Object.defineProperties(made, {
        mode: { value: 'navigate' },
        destination: { value: 'destination' in init ? init.destination : 'document' },
      })
      return send('fetch', { request: made, ...init })
    },
    get: (path: string, init: RequestInit = {}) => send('fetch', { request: request(path, init) }),
    see: (path: string, files: readonly string[] = [PICTURE]) => send('message', { data: { path, files } }),
  }
}

const picture = () => anAnswer('pixels', { type: 'image/webp' })
const serving = (): Answers => ({
  '/rosa': () => anAnswer(pageOf('rosa')),
  '/sw/offline': () => anAnswer('<a href="/sw/kept">{name}</a>'),
  '/sw.js': () => anAnswer('', { type: 'text/javascript' }),
  [PICTURE]: picture,
})
const offline = (answers: Answers): void => {
  for (const path of Object.keys(answers)) delete answers[path]
}
const namesIn = async (caches: CacheStorage, name: string) =>
  (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)

describe('a page that was opened', () => {
  it('opens with no network, by its name and by its own link, with its picture', async () => {
    const worker = aWorker(serving())
    await worker.open('/rosa')
    await worker.see('rosa')
    offline(worker.answers)
    expect(await (await worker.open('/rosa?table=7'))?.text()).toContain('Open till five')
    expect(await (await worker.open('/t/own-rosa'))?.text()).toContain('data-tag="own-rosa"')
    expect(await (await worker.get(PICTURE))?.text()).toBe('pixels')
  })

  it('is kept at its first visit, too, when there was no worker yet', async () => {
    const worker = aWorker(serving())
    await worker.see('rosa')
    offline(worker.answers)
    expect(await (await worker.open('/rosa'))?.text()).toContain('Open till five')
  })

  it('is asked of the network first, and kept anew when it has changed', async () => {
    const worker = aWorker(serving())
    await worker.open('/rosa')
    worker.answers['/rosa'] = () => anAnswer(pageOf('rosa', 'Open till six'))
    expect(await (await worker.open('/rosa'))?.text()).toContain('till six')
    offline(worker.answers)
    expect(await (await worker.open('/rosa'))?.text()).toContain('till six')
  })

  it('shows as it was kept when the server is broken or silent', async () => {
    vi.useFakeTimers()
    const worker = aWorker(serving())
    await worker.open('/rosa')
    worker.answers['/rosa'] = () => anAnswer('Bad gateway', { status: 502 })
    expect((await worker.open('/rosa'))?.status).toBe(200)
    worker.answers['/rosa'] = () =>
      new Promise((resolve) => {
        setTimeout(() => resolve(anAnswer(pageOf('rosa', 'late'))), 60_000)
      })
    const opening = worker.open('/rosa')
    await vi.advanceTimersByTimeAsync(60_001)
    expect(await (await opening)?.text()).toContain('Open till five')
    vi.useRealTimers()
  })

  it('takes the answer that the browser asked for while the worker was started', async () => {
    const worker = aWorker(serving())
    const preloadResponse = Promise.resolve(anAnswer(pageOf('rosa', 'preloaded')))
    expect(await (await worker.open('/rosa', { preloadResponse }))?.text()).toContain('preloaded')
    expect(worker.asked).not.toContain('/rosa')
  })

  it.each([404, 410])('is forgotten with its picture when the server answers %d', async (status) => {
    const worker = aWorker(serving())
    await worker.open('/rosa')
    await worker.see('rosa')
    worker.answers['/rosa'] = () => anAnswer('gone', { status })
    expect((await worker.open('/rosa'))?.status).toBe(status)
    expect(await namesIn(worker.caches, PAGES)).not.toContain('/rosa')
    expect(await namesIn(worker.caches, FILES)).toEqual([])
  })
})

describe('what is never kept', () => {
  it.each([
    ['an error', () => anAnswer(pageOf('rosa'), { status: 500 })],
    ['what is no page of ours', () => anAnswer('<h1>Sign in to the hotel</h1>')],
    ['another app than was asked for', () => anAnswer(pageOf('other'))],
    ['an opaque answer', () => anAnswer(pageOf('rosa'), { origin: 'opaque' })],
  ])('%s as a page', async (_, answer) => {
    const worker = aWorker({ ...serving(), '/rosa': answer })
    await worker.open('/rosa')
    expect(await namesIn(worker.caches, PAGES)).not.toContain('/rosa')
    expect(await namesIn(worker.caches, PAGES)).not.toContain('/other')
  })

  it.each([
    ['an error', () => anAnswer('no', { status: 404, type: 'image/webp' })],
    ['a page in place of a picture', () => anAnswer('<h1>Sign in</h1>')],
  ])('%s as a picture', async (_, answer) => {
    const worker = aWorker({ ...serving(), [PICTURE]: answer })
    await worker.open('/rosa')
    await worker.see('rosa')
    expect(await namesIn(worker.caches, FILES)).toEqual([])
  })

  it('files that the page does not name, films, and what a page of the dashboard says', async () => {
    const worker = aWorker({ ...serving(), '/media/public/other-1.webp': picture, '/media/public/film.mp4': picture })
    await worker.open('/rosa')
    await worker.see('rosa', ['/media/public/other-1.webp', '/media/public/film.mp4', '/api/account'])
    await worker.see('app')
    await worker.send('message', { data: 'nonsense' })
    expect(await namesIn(worker.caches, FILES)).toEqual([])
  })
})

it.each(['/app', '/app/explore', '/login', '/twin/abc', '/dev/outbox', '/api/account', '/'])(
  'leaves %s alone',
  async (path) => {
    const worker = aWorker(serving())
    expect(await worker.open(path)).toBeUndefined()
    expect(worker.asked).toEqual([])
  },
)

it('leaves frames, parts of films and what is sent alone', async () => {
  const worker = aWorker(serving())
  expect(await worker.open('/rosa', { destination: 'iframe' })).toBeUndefined()
  expect(await worker.get(PICTURE, { headers: { range: 'bytes=0-1' } })).toBeUndefined()
  expect(await worker.get('/api/visits/record', { method: 'POST', body: '{}' })).toBeUndefined()
})

it('shows those that were opened in place of one that was not', async () => {
  const worker = aWorker(serving())
  await worker.send('install', {})
  await worker.open('/rosa')
  offline(worker.answers)
  const page = await worker.open('/never-opened')
  expect(page?.status).toBe(503)
  expect(await page?.text()).toBe('<a href="/rosa">rosa</a>')
})

it('deletes what older workers kept, and nothing of anybody else', async () => {
  const worker = aWorker(serving())
  for (const name of ['taplet-pages-0', 'somebody-else']) await worker.caches.open(name)
  await worker.open('/rosa')
  await worker.send('activate', {})
  expect(await worker.caches.keys()).toEqual(expect.arrayContaining(['somebody-else', PAGES]))
  expect(await worker.caches.keys()).not.toContain('taplet-pages-0')
})

it.each([404, 410])('leaves for good when the server answers %d for its script', async (status) => {
  const worker = aWorker({ ...serving(), '/sw.js': () => anAnswer('', { status }) })
  expect(await (await worker.open('/rosa'))?.text()).toContain('Open till five')
  expect(worker.unregister).toHaveBeenCalledOnce()
  expect(await worker.caches.keys()).toEqual([])
  expect(await worker.open('/rosa')).toBeUndefined()
  await worker.see('rosa')
  expect(await worker.caches.keys()).toEqual([])
})

describe('what was still under way when the worker left', () => {
  it('brings back nothing: neither a picture that comes late', async () => {
    const late = Promise.withResolvers<Response>()
    const worker = aWorker({ ...serving(), [PICTURE]: () => late.promise })
    // The server cannot be asked yet whether the worker is wanted.
    delete worker.answers['/sw.js']
    const keeping = worker.see('rosa')
    await vi.waitFor(() => expect(worker.asked).toContain(PICTURE))
    worker.answers['/sw.js'] = () => anAnswer('', { status: 404 })
    await worker.open('/rosa')
    expect(worker.unregister).toHaveBeenCalledOnce()
    late.resolve(picture())
    await keeping
    expect(await worker.caches.keys()).toEqual([])
  })

  it('nor the page of a second visit, nor what open pages still tell', async () => {
    const answer = Promise.withResolvers<Response>()
    const late = Promise.withResolvers<Response>()
    const worker = aWorker({ ...serving(), '/sw.js': () => answer.promise, '/cafe': () => late.promise })
    const visits = [worker.open('/rosa'), worker.open('/cafe')]
    await vi.waitFor(() => expect(worker.asked).toContain('/sw.js'))
    answer.resolve(anAnswer('', { status: 410 }))
    await visits[0]
    late.resolve(anAnswer(pageOf('cafe')))
    await visits[1]
    await worker.see('rosa')
    expect(worker.asked.filter((path) => path === '/sw.js')).toHaveLength(1)
    expect(await worker.caches.keys()).toEqual([])
  })

  it('nor a page that tells the worker after the browser has started it again', async () => {
    const answers = { ...serving(), '/sw.js': () => anAnswer('', { status: 404 }) }
    const worker = aWorker(answers)
    await worker.open('/rosa')
    const again = aWorker(answers, worker.caches)
    await again.get(PICTURE)
    await again.see('rosa')
    expect(await worker.caches.keys()).toEqual([])
  })
})

it('stays when the server cannot be asked or is broken', async () => {
  const worker = aWorker({ ...serving(), '/sw.js': () => anAnswer('', { status: 503 }) })
  await worker.open('/rosa')
  expect(worker.unregister).not.toHaveBeenCalled()
})

it('gives way to the network where the browser’s store is broken', async () => {
  const broken = createFakeCaches()
  const fail = () => Promise.reject(new Error('the disk is full'))
  Object.assign(broken, { open: fail, match: fail })
  const worker = aWorker(serving(), broken)
  expect(await (await worker.open('/rosa'))?.text()).toContain('Open till five')
  expect(await (await worker.get(PICTURE))?.text()).toBe('pixels')
})
