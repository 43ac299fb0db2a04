import { createWidget } from '@taplet/slides/edits'
import { expect, it } from 'vitest'
import { aView, anItem } from '../../../testing/library.ts'
import { findSlides } from './find-slides.ts'

const menu = anItem({
  experienceItemId: 'menu',
  itemName: 'Menu 10',
  viewId: 'v1',
  updatedAt: '2026-01-01T00:00:00.000Z',
})
const hours = anItem({
  experienceItemId: 'hours',
  itemName: 'menu 9',
  viewId: 'v2',
  usedIn: ['a', 'b'],
  updatedAt: '2026-03-01T00:00:00.000Z',
})
const text = createWidget('TEXT_BOX', 't')
const views = new Map([
  [
    'v1',
    aView([], {
      viewId: 'v1',
      widgets: [{ ...text, widgetData: { ...text.widgetData, text: 'Flat white' } } as typeof text],
    }),
  ],
])
const ids = (search: string, sort: Parameters<typeof findSlides>[3]) =>
  findSlides([menu, hours], views, search, sort).map((item) => item.experienceItemId)

it('sorts by last change, by name with numbers in their order, or by use', () => {
  expect(ids('', 'newest')).toEqual(['hours', 'menu'])
  expect(ids('', 'name')).toEqual(['hours', 'menu'])
  expect(ids('', 'used')).toEqual(['hours', 'menu'])
})

it('finds a slide by any words of its name or of what stands on it', () => {
  expect(ids('10 menu', 'name')).toEqual(['menu'])
  expect(ids('flat', 'name')).toEqual(['menu'])
  expect(ids('tea', 'name')).toEqual([])
})
