import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { newLinkId, newLinkIds, shortId } from './new-link-ids.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

it('ids of links are eight letters and digits, each as likely as any other', () => {
  const ids = Array.from({ length: 2000 }, shortId)
  expect(ids.every((id) => /^[A-Za-z0-9]{8}$/.test(id))).toBe(true)
  expect(new Set(ids).size).toBe(ids.length)
  // 16,000 letters, 258 of each: less than 150 would be eight deviations away.
  const counts = Map.groupBy(ids.join(''), (letter) => letter)
  expect(counts.size).toBe(62)
  expect(Math.min(...[...counts.values()].map(({ length }) => length))).toBeGreaterThan(150)
})

it('an id that a link or a short name has, in any case, is drawn again', async () => {
  const account = await app.anAccount()
  const { tagData } = await account.links.create({ slug: 'our-menu', destinationUrl: 'https://shop.example' })
  const ids = [tagData.tagId.toUpperCase(), 'Our-Menu', 'Free0001']
  expect(await newLinkId(app.db, () => ids.shift() ?? '')).toBe('Free0001')
})

it('of many ids no two are the same, in any case', async () => {
  const ids = ['Twice001', 'twice001', 'Other001', 'Third001']
  expect(await newLinkIds(3, app.db, () => ids.shift() ?? '')).toEqual(['twice001', 'Other001', 'Third001'])
})

it('new links and apps have short ids', async () => {
  const account = await app.anAccount()
  const { tagData } = await account.links.create({ destinationUrl: 'https://shop.example' })
  const path = { rootPageId: 'short-ids', fullPagePath: 'short-ids' }
  const { updatedPage } = await account.experiences.update({ ...path, pageName: 'Short' })
  for (const { tagId } of [tagData, updatedPage]) expect(tagId).toMatch(/^[A-Za-z0-9]{8}$/)
})
