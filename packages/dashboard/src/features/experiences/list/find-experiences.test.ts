import { expect, it } from 'vitest'
import { aPage } from '../../../testing/fake-server.ts'
import { findExperiences, searchTexts, type SortKey, type StateKey } from './find-experiences.ts'

const lark = aPage({
  experienceId: 'lark',
  pageName: 'Lark Coffee',
  description: 'Order ahead',
  experienceItems: ['menu'],
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-05-01T00:00:00.000Z',
})
const ferry = aPage({
  experienceId: 'ferry',
  pageName: 'Ferry 10',
  fullPagePath: 'vela',
  active: false,
  createdAt: '2026-03-01T00:00:00.000Z',
  updatedAt: '2026-03-01T00:00:00.000Z',
})
const small = aPage({
  experienceId: 'small',
  pageName: 'ferry 9',
  fullPagePath: 'nove',
  experienceItems: ['menu', 'map'],
  createdAt: '2026-02-01T00:00:00.000Z',
  updatedAt: '2026-04-01T00:00:00.000Z',
})
const pages = [lark, ferry, small]
const texts = searchTexts(pages, (itemId) => (itemId === 'menu' ? 'Flat white' : ''))
const ids = (search: string, sort: SortKey = 'name', state: StateKey = 'all') =>
  findExperiences(pages, texts, new Set(['ferry']), { search, sort, state }).map((page) => page.experienceId)

it('findExperiences finds an app by words of its name, address, description, or of what stands on its slides', () => {
  expect(ids('coffee lark')).toEqual(['lark'])
  expect(ids('VELA')).toEqual(['ferry'])
  expect(ids('ahead')).toEqual(['lark'])
  expect(ids('flat')).toEqual(['small', 'lark'])
  expect(ids('tea')).toEqual([])
})

it('findExperiences sorts by last edit, by name with numbers in their order, by age, or by number of slides', () => {
  expect(ids('', 'changed')).toEqual(['lark', 'small', 'ferry'])
  expect(ids('', 'name')).toEqual(['small', 'ferry', 'lark'])
  expect(ids('', 'created')).toEqual(['ferry', 'small', 'lark'])
  expect(ids('', 'slides')).toEqual(['small', 'lark', 'ferry'])
})

it('findExperiences leaves those that are live, resting, or edited and not saved', () => {
  expect(ids('', 'name', 'live')).toEqual(['small', 'lark'])
  expect(ids('', 'name', 'resting')).toEqual(['ferry'])
  expect(ids('ferry', 'name', 'unsaved')).toEqual(['ferry'])
})
