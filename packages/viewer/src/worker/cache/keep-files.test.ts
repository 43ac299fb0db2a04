import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Answers, aWorker, namesIn, offline, PICTURE, pageOf, picture, serving } from '../../testing/a-worker.ts'
import { anAnswer, createFakeCaches } from '../../testing/fake-caches.ts'
import { FILES, PAGES } from './app-cache.ts'

afterEach(() => void vi.useRealTimers())

it('keepFiles fetches files for a minute at most, and goes on at the next visit', async () => {
  vi.useFakeTimers()
  const slow = () =>
    new Promise<Response>((resolve) => {
      setTimeout(() => resolve(picture()), 19_000)
    })
  const urls = Array.from({ length: 6 }, (_, index) => `/media/public/cup-${index}.webp`)
  const html = `${pageOf('rosa')}${urls.join(' ')}`
  const worker = aWorker({
    ...serving(),
    ...Object.fromEntries(urls.map((url) => [url, slow])),
    '/rosa': () => anAnswer(html),
  })
  for (const count of [4, 6]) {
    const keeping = worker.see('rosa', urls)
    await vi.advanceTimersByTimeAsync(80_000)
    await keeping
    expect(await namesIn(worker.caches, FILES)).toHaveLength(count)
  }
})

describe('a browser that has no room left', () => {
  /** A browser with limited room in one of its caches. */
  function tight(full: string, room: number): CacheStorage {
    const caches = createFakeCaches()
    const open = caches.open.bind(caches)
    return Object.assign(caches, {
      open: async (name: string) => {
        const cache = await open(name)
        const put = cache.put.bind(cache)
        return Object.assign(cache, {
          put: async (key: string, answer: Response) => {
            const isThere = (await cache.match(key)) !== undefined
            if (name === full && !isThere && (await cache.keys()).length >= room)
              throw new DOMException('full', 'QuotaExceededError')
            await put(key, answer)
          },
        })
      },
    })
  }
  const twoApps = (): Answers => ({
    ...serving(),
    '/rosa': () => anAnswer(`${pageOf('rosa')}/media/public/rosa.webp`),
    '/cafe': () => anAnswer(`${pageOf('cafe')}/media/public/cafe.webp`),
    '/media/public/rosa.webp': picture,
    '/media/public/cafe.webp': picture,
  })

  it('takes the room from the app that was opened longest ago, for the next visit', async () => {
    const worker = aWorker(twoApps(), tight(FILES, 2))
    await worker.see('cafe', [PICTURE, '/media/public/cafe.webp'])
    await worker.see('rosa', [PICTURE, '/media/public/rosa.webp'])
    expect(await namesIn(worker.caches, FILES)).toEqual([PICTURE])
    await worker.see('rosa', [PICTURE, '/media/public/rosa.webp'])
    expect(await namesIn(worker.caches, FILES)).toEqual([PICTURE, '/media/public/rosa.webp'])
    expect(await namesIn(worker.caches, PAGES)).not.toContain('/cafe')
  })

  it('does the same when not even a page fits in', async () => {
    const worker = aWorker(twoApps(), tight(PAGES, 2))
    await worker.open('/cafe')
    expect((await worker.open('/rosa'))?.status).toBe(200)
    await worker.open('/rosa')
    offline(worker.answers)
    expect((await worker.open('/rosa'))?.status).toBe(200)
  })

  it('keeps what fits of the only app there is', async () => {
    const worker = aWorker(twoApps(), tight(FILES, 1))
    await worker.see('rosa', [PICTURE])
    await worker.see('rosa', [PICTURE, '/media/public/rosa.webp'])
    expect(await namesIn(worker.caches, FILES)).toEqual([PICTURE])
  })
})

it('keepFiles heals what a browser has deleted in part: the list, a page, or a picture', async () => {
  for (const [name, key] of [
    [PAGES, '/sw/list'],
    [PAGES, '/rosa'],
    [FILES, PICTURE],
  ] as const) {
    const worker = aWorker(serving())
    await worker.open('/rosa')
    await worker.see('rosa')
    await (await worker.caches.open(name)).delete(key)
    await worker.see('rosa')
    offline(worker.answers)
    expect(await (await worker.open('/t/own-rosa'))?.text()).toContain('Open till five')
    expect(await (await worker.get(PICTURE))?.text()).toBe('pixels')
  }
})
