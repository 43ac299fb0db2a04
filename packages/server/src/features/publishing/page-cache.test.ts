import { expect, it } from 'vitest'
import { createPageCache } from './page-cache.ts'

interface Page {
  bytes: number
}

function aCache({ capacity = 10, maxBytes = 100 } = {}) {
  const cache = createPageCache<Page>({
    capacity,
    maxBytes,
    size: ({ bytes }) => bytes,
    lifetime: () => 1000,
    now: () => 0,
  })
  const made: string[] = []
  const get = (key: string, bytes = 10): Promise<Page> =>
    cache.get(key, async () => {
      made.push(key)
      return { bytes }
    })
  return { get, made }
}

it('makes a page once, however many ask for it meanwhile and later', async () => {
  const { get, made } = aCache()
  await Promise.all([get('a'), get('a')])
  await get('a')
  expect(made).toEqual(['a'])
})

it('forgets the page that was not asked for longest when there are too many', async () => {
  const { get, made } = aCache({ capacity: 2 })
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await get(key)
  expect(made).toEqual(['a', 'b', 'c', 'b'])
})

it('holds no more bytes than it may, whatever the number of pages', async () => {
  const { get, made } = aCache({ maxBytes: 100 })
  for (const key of ['a', 'b', 'c']) await get(key, 45)
  for (const key of ['c', 'b', 'a']) await get(key, 45)
  expect(made).toEqual(['a', 'b', 'c', 'a'])
})

it('counts what a page has grown to since it was made', async () => {
  const { get, made } = aCache({ maxBytes: 100 })
  const first = await get('a', 45)
  first.bytes = 90
  await get('b', 45)
  await get('a', 45)
  expect(made).toEqual(['a', 'b', 'a'])
})

it('keeps no page that alone is larger than all may be', async () => {
  const { get, made } = aCache({ maxBytes: 100 })
  await get('huge', 101)
  await get('huge', 101)
  expect(made).toEqual(['huge', 'huge'])
})
