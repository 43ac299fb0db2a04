import { expect, it } from 'vitest'
import { createPageCache, type Cacheable } from './page-cache.ts'

interface Page extends Cacheable {
  name: string
}

const aPage = (name: string, bytes = 10, more: Partial<Page> = {}): Page => ({
  name,
  madeOf: [`part/${name}`],
  isNothing: false,
  lifetimeMs: 1000,
  size: () => bytes,
  ...more,
})

function aCache({ capacity = 10, maxBytes = 100, emptyCapacity = 3, lastResortMs = 5000 } = {}) {
  let time = 0
  const cache = createPageCache<Page>({ capacity, maxBytes, emptyCapacity, lastResortMs, now: () => time })
  const made: string[] = []
  const get = (key: string, bytes = 10, more: Partial<Page> = {}): Promise<Page> =>
    cache.get(key, async () => {
      made.push(key)
      return aPage(key, bytes, more)
    })
  /** A page in the making until `finish` is called. */
  function slowly(key: string) {
    let finish = (): void => {}
    const promise = cache.get(key, async () => {
      made.push(key)
      await new Promise<void>((resolve) => (finish = resolve))
      return aPage(key)
    })
    return { promise, finish: () => finish() }
  }
  return { ...cache, getAs: cache.get, get, slowly, made, pass: (ms: number) => void (time += ms) }
}

it('the page cache makes a page once, however many ask for it meanwhile and later', async () => {
  const { get, made } = aCache()
  await Promise.all([get('a'), get('a')])
  await get('a')
  expect(made).toEqual(['a'])
})

it('the page cache asks again after a page could not be made', async () => {
  const cache = createPageCache<Page>({ capacity: 1, maxBytes: 100, emptyCapacity: 1 })
  await expect(cache.get('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  await expect(cache.get('a', async () => aPage('a'))).resolves.toMatchObject({ name: 'a' })
})

it('the page cache evicts the page that was not asked for longest when there are too many', async () => {
  const { get, made } = aCache({ capacity: 2 })
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await get(key)
  expect(made).toEqual(['a', 'b', 'c', 'b'])
})

it('the page cache holds no more bytes than it may, whatever the number of pages', async () => {
  const { get, made } = aCache({ maxBytes: 100 })
  for (const key of ['a', 'b', 'c']) await get(key, 45)
  for (const key of ['c', 'b', 'a']) await get(key, 45)
  expect(made).toEqual(['a', 'b', 'c', 'a'])
})

it('the page cache keeps no page that alone is larger than all may be', async () => {
  const { get, made } = aCache({ maxBytes: 100 })
  await get('huge', 101)
  await get('huge', 101)
  expect(made).toEqual(['huge', 'huge'])
})

it('the page cache remembers few addresses where nothing lives, and drops no page for them', async () => {
  const { get, made, find } = aCache({ capacity: 2, emptyCapacity: 3 })
  await get('page')
  for (let index = 0; index < 1000; index++) await get(`made-up-${index}`, 0, { isNothing: true })
  await get('page')
  await get('made-up-999')
  expect(made.filter((key) => key === 'page' || key === 'made-up-999')).toEqual(['page', 'made-up-999'])
  expect(find('made-up-996')).toBeUndefined()
  expect(find('made-up-997')).toBeDefined()
})

it('the page cache evicts a page when something of it changed, and no other', async () => {
  const { get, made, changed } = aCache()
  await get('a')
  await get('b')
  changed('part/a')
  await get('a')
  await get('b')
  expect(made).toEqual(['a', 'b', 'a'])
})

it('the page cache does not keep what changed while it was made, and lets nobody wait for it who came after the change', async () => {
  const { get, slowly, made, changed, find } = aCache()
  const early = slowly('a')
  changed('part/a')
  expect(await get('a')).toMatchObject({ name: 'a' })
  early.finish()
  await early.promise
  expect(made).toEqual(['a', 'a'])
  changed('part/a')
  expect(find('a')).toBeUndefined()
})

it('the page cache keeps what was made while something else changed', async () => {
  const { slowly, changed, find } = aCache()
  const page = slowly('a')
  changed('part/b')
  page.finish()
  await page.promise
  expect(find('a')).toBeDefined()
})

it('the page cache evicts everything at once, also what is being made', async () => {
  const { get, slowly, doubt, find } = aCache()
  await get('a')
  const page = slowly('b')
  doubt()
  page.finish()
  await page.promise
  expect([find('a'), find('b')]).toEqual([undefined, undefined])
})

it('the page cache looks again after the lifetime of a page', async () => {
  const { get, made, pass } = aCache()
  await get('a')
  pass(999)
  await get('a')
  pass(1)
  await get('a')
  expect(made).toEqual(['a', 'a'])
})

it('the page cache makes a page anew when there is doubt about the one that is kept or being made', async () => {
  const { get, getAs, made } = aCache()
  await get('a')
  const again = await getAs(
    'a',
    async () => aPage('newer', 10, { madeOf: [] }),
    ({ name }) => name === 'newer',
  )
  expect(again.name).toBe('newer')
  expect(await get('a')).toMatchObject({ name: 'newer' })
  expect(made).toEqual(['a'])
})

it('[14.3] the page cache has an outdated page as a last resort for a time, and none that has changed', async () => {
  const { get, find, lastKnown, changed, doubt, pass } = aCache({ lastResortMs: 5000 })
  await get('a')
  await get('b')
  await get('ends', 10, { lastsMs: 2000 })
  await get('nothing', 0, { isNothing: true })
  doubt()
  changed('part/b')
  expect(['a', 'ends', 'nothing'].map(find)).toEqual([undefined, undefined, undefined])
  expect(['a', 'b', 'ends', 'nothing'].map((key) => lastKnown(key)?.name)).toEqual(['a', undefined, 'ends', undefined])
  pass(2000)
  expect(['a', 'ends'].map((key) => lastKnown(key)?.name)).toEqual(['a', undefined])
  pass(3000)
  expect(lastKnown('a')).toBeUndefined()
})
