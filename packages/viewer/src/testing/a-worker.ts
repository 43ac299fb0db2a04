import { vi } from 'vitest'
import { createWorker } from '../worker/create-worker.ts'
import { anAnswer, createFakeCaches } from './fake-caches.ts'

export const ORIGIN = 'https://taplet.example'

export const PICTURE = '/media/public/x/images/cup-800.webp'
/** The page of an app, which contains that picture and its own link. */
export const pageOf = (path: string, words = 'Open till five') =>
  `<html><head><title>${path}</title></head><body data-path="${path}"><img src="${PICTURE}">${words}<i data-code="/t/own-${path}/code.svg"></i></body></html>`

export type Answers = Record<string, () => Response | Promise<Response>>

/** A worker in a fake browser, with the server it talks to. */
export function aWorker(answers: Answers, caches = createFakeCaches()) {
  const listeners = new Map<string, (event: never) => void>()
  const unregister = vi.fn(async () => true)
  const skipWaiting = vi.fn(async () => undefined)
  const registration: { unregister: () => Promise<boolean>; installing: null; waiting: ServiceWorker | null } = {
    unregister,
    installing: null,
    waiting: null,
  }
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
      registration,
      clients: { claim: async () => undefined, matchAll: async () => [] },
      skipWaiting,
      addEventListener: (name, listen) => void listeners.set(name, listen),
    },
    fetch,
  )

  /** Resolves when the worker reports that it is done. */
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
    skipWaiting,
    registration,
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

export const picture = () => anAnswer('pixels', { type: 'image/webp' })
/** A server with one app. */
export const serving = (): Answers => ({
  '/rosa': () => anAnswer(pageOf('rosa')),
  '/sw/offline': () => anAnswer('<a href="/sw/kept">{name}</a>'),
  '/sw.js': () => anAnswer('', { type: 'text/javascript' }),
  [PICTURE]: picture,
})
/** Makes the server unreachable from now on. */
export const offline = (answers: Answers): void => {
  for (const path of Object.keys(answers)) delete answers[path]
}
/** The paths in a cache. */
export const namesIn = async (caches: CacheStorage, name: string) =>
  (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)
