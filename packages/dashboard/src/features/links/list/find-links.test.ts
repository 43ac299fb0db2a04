import type { LinkHealth, LinkScans } from '@taplet/contract'
import { expect, test } from 'vitest'
import { aLink } from '../../../testing/links.ts'
import { findLinks, hasTrouble, searchTexts } from './find-links.ts'

const links = [
  aLink({ tagId: 'menu', tagName: 'Table 2', experienceId: 'cafe', createdAt: '2026-01-01T00:00:00.000Z' }),
  aLink({
    tagId: 'door',
    tagName: 'Table 10',
    experienceId: 'bar',
    active: false,
    createdAt: '2026-02-01T00:00:00.000Z',
  }),
  aLink({
    tagId: 'key',
    tagName: 'Key ring',
    note: 'Rosa’s',
    tagSubType: 'GOLD',
    createdAt: '2026-03-01T00:00:00.000Z',
  }),
  aLink({
    tagId: 'shop',
    batchId: 'spring',
    tagName: 'éclair',
    experienceId: null,
    destinationUrl: 'https://lark.coffee/shop',
    createdAt: '2026-04-01T00:00:00.000Z',
  }),
]
const scanned = (total: number, last30Days: number): LinkScans => ({ total, last30Days, today: 0, lastAt: null })
const being = (state: LinkHealth['state']): LinkHealth => ({ state, detail: '', checkedAt: '2026-05-01T08:00:00.000Z' })
const facts = {
  scans: { menu: scanned(90, 1), key: scanned(5, 5) },
  health: { shop: being('DEAD'), door: being('RESTING') },
}
const texts = searchTexts(links, (link) => (link.experienceId === 'cafe' ? 'Lark Café' : ''))
const ALL = { search: '', sort: 'newest', state: 'all', kind: 'any', app: '', batch: '' } as const
const found = (wanted: Partial<Parameters<typeof findLinks>[3]>) =>
  findLinks(links, texts, facts, { ...ALL, ...wanted }).map((link) => link.tagId)

test('findLinks finds every word in names, notes, addresses and the app that is led to', () => {
  expect(found({ search: 'TABLE lark' })).toEqual(['menu'])
  expect(found({ search: 'rosa' })).toEqual(['key'])
  expect(found({ search: 'coffee/shop' })).toEqual(['shop'])
  expect(found({ search: 'table rosa' })).toEqual([])
})

test('orders by age, by name as people count, and by scans', () => {
  expect(found({})).toEqual(['shop', 'key', 'door', 'menu'])
  expect(found({ sort: 'name' })).toEqual(['shop', 'key', 'menu', 'door'])
  expect(found({ sort: 'scans' })).toEqual(['menu', 'key', 'shop', 'door'])
  expect(found({ sort: 'scans30' })).toEqual(['key', 'menu', 'shop', 'door'])
})

test('filters by state, kind, app and batch', () => {
  expect(found({ state: 'off' })).toEqual(['door'])
  expect(found({ state: 'trouble' })).toEqual(['shop'])
  expect(found({ kind: 'tag' })).toEqual(['key'])
  expect(found({ kind: 'address' })).toEqual(['shop'])
  expect(found({ app: 'bar' })).toEqual(['door'])
  expect(found({ batch: 'spring' })).toEqual(['shop'])
})

test('a link that was taken down is in trouble, one that rests is not', () => {
  const takenDown = aLink({ takedown: { reason: 'It copies a bank.', takenDownAt: '2026-05-01T08:00:00.000Z' } })
  expect(hasTrouble(takenDown, facts)).toBe(true)
  expect(links.filter((link) => hasTrouble(link, facts)).map((link) => link.tagId)).toEqual(['shop'])
})
