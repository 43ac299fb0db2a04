import { expect, it } from 'vitest'
import { anItem } from '../../testing/library.ts'
import { findSlides, searchTexts, type Wanted } from './find-slides.ts'

const menu = anItem({
  experienceItemId: 'menu',
  itemName: 'Menu 10',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
})
const hours = anItem({
  experienceItemId: 'hours',
  itemName: 'menu 9',
  usedIn: ['a', 'b'],
  createdAt: '2025-01-01T00:00:00.000Z',
  updatedAt: '2026-03-01T00:00:00.000Z',
})
const site = anItem({
  experienceItemId: 'site',
  itemName: 'Zoo',
  itemType: 'EXTERNAL_WEBSITE',
  viewId: null,
  websiteUrl: 'https://zoo.example',
  createdAt: '2025-06-01T00:00:00.000Z',
  updatedAt: '2025-06-01T00:00:00.000Z',
})
const items = [menu, hours, site]
const texts = searchTexts(items, (item) => (item === menu ? 'Flat white' : ''))
const ids = (change: Partial<Wanted>) =>
  findSlides(items, texts, { search: '', sort: 'name', use: 'all', kind: 'any', ...change }).map(
    (item) => item.experienceItemId,
  )

it('findSlides sorts by last edit, by name with numbers in their order, by age, or by use', () => {
  expect(ids({ sort: 'changed' })).toEqual(['hours', 'menu', 'site'])
  expect(ids({ sort: 'name' })).toEqual(['hours', 'menu', 'site'])
  expect(ids({ sort: 'created' })).toEqual(['menu', 'site', 'hours'])
  expect(ids({ sort: 'used' })).toEqual(['hours', 'menu', 'site'])
})

it('findSlides finds a slide by any words of its name, of what stands on it, or by the address it shows', () => {
  expect(ids({ search: '10 menu' })).toEqual(['menu'])
  expect(ids({ search: 'FLAT' })).toEqual(['menu'])
  expect(ids({ search: 'zoo.example' })).toEqual(['site'])
  expect(ids({ search: 'tea' })).toEqual([])
})

it('findSlides leaves those that are used, those that are not, or those of one kind', () => {
  expect(ids({ use: 'used' })).toEqual(['hours'])
  expect(ids({ use: 'unused' })).toEqual(['menu', 'site'])
  expect(ids({ kind: 'website' })).toEqual(['site'])
  expect(ids({ kind: 'custom', use: 'unused' })).toEqual(['menu'])
  expect(ids({ kind: 'product' })).toEqual([])
})
