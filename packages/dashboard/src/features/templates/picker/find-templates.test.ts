import type { SlideTemplate } from '@taplet/contract'
import { slideTemplates } from '@taplet/slides/templates'
import { expect, it } from 'vitest'
import { findTemplates, type Kind } from './find-templates.ts'

const [first] = slideTemplates
if (!first) throw new Error('There is no template')
const own: SlideTemplate[] = [
  { templateId: 't1', name: 'Weekly menu', slide: first.slide, createdAt: '2026-01-01T00:00:00.000Z' },
]
const ids = (all: SlideTemplate[], kind: Kind, search: string) =>
  findTemplates(all, kind, search, 'en').map(({ id }) => id)

it('findTemplates shows everything, one’s own first', () => {
  expect(ids(own, 'ALL', '')[0]).toBe('t1')
  expect(ids(own, 'ALL', '')).toHaveLength(slideTemplates.length + 1)
})

it('findTemplates shows one’s own, or one kind of ours', () => {
  expect(ids(own, 'OWN', '')).toEqual(['t1'])
  expect(ids(own, 'EVENT', '')).toEqual(['line-up', 'timetable', 'tickets', 'guest-book'])
})

it('findTemplates finds by name and by what it is for, all words at once', () => {
  expect(ids(own, 'ALL', 'menu')).toEqual(['t1', 'menu', 'price-list'].filter((id) => id !== 'price-list'))
  expect(ids(own, 'ALL', 'link bio')).toEqual(['links'])
  expect(ids(own, 'ALL', 'submarine')).toEqual([])
})
