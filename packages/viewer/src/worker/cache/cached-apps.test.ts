import { expect, it } from 'vitest'
import { fitting, type CachedApp, withApp, withoutApp } from './cached-apps.ts'

const anApp = (path: string, bytes: readonly number[] = [], tags: readonly string[] = []): CachedApp => ({
  path,
  name: path,
  tags,
  files: bytes.map((size, index) => ({ url: `/media/${path}-${index}.webp`, bytes: size })),
})
const room = { apps: 3, files: 6, bytes: 100 }
const paths = (apps: readonly CachedApp[]) => apps.map(({ path }) => path)

it('KeptApps keeps what was opened last as the last, with all that is known of it', () => {
  const apps = [anApp('cafe', [1], ['t1']), anApp('bar')]
  const after = withApp(apps, { ...anApp('cafe', [], ['t2']), files: [{ url: '/media/new.webp', bytes: 2 }] })
  expect(paths(after)).toEqual(['bar', 'cafe'])
  expect(after[1]).toMatchObject({ tags: ['t1', 't2'], files: [{ bytes: 1 }, { url: '/media/new.webp' }] })
})

it('KeptApps knows an app by its link when it has another name', () => {
  expect(paths(withApp([anApp('old-name', [], ['t1'])], anApp('new-name', [], ['t1'])))).toEqual(['new-name'])
})

it('the list of cached apps does nothing when an app to evict is not there', () => {
  const apps = [anApp('cafe')]
  expect(withoutApp(apps, 'bar')).toBe(apps)
  expect(withoutApp(apps, 'cafe')).toEqual([])
})

it('KeptApps lets those go that were opened longest ago, by number, files and bytes', () => {
  expect(
    paths(
      fitting(
        ['a', 'b', 'c', 'd'].map((path) => anApp(path)),
        room,
      ),
    ),
  ).toEqual(['b', 'c', 'd'])
  expect(paths(fitting([anApp('a', [1, 1, 1]), anApp('b', [1, 1]), anApp('c', [1, 1])], room))).toEqual(['b', 'c'])
  expect(paths(fitting([anApp('a', [40]), anApp('b', [40]), anApp('c', [40])], room))).toEqual(['b', 'c'])
})

it('KeptApps keeps the one that is open even where it is too large, with the files that fit', () => {
  const [app, ...others] = fitting([anApp('small', [1]), anApp('huge', [60, 60, 30])], room)
  expect(others).toEqual([])
  expect(app?.files.map(({ bytes }) => bytes)).toEqual([60, 30])
})
