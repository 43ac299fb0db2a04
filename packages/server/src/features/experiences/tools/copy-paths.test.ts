import { PAGE_NAME_MAX, pageNameProblem } from '@taplet/contract'
import { expect, it } from 'vitest'
import { copyPaths, randomCopyPath } from './copy-paths.ts'

it.each([
  ['its own name, then that with a number', 'Café Two', 'cafe', ['cafe-two', 'cafe-two-2', 'cafe-two-3']],
  ['the original with a number when it has no name of its own', undefined, 'cafe', ['cafe-2', 'cafe-3', 'cafe-4']],
  ['a number when it is named as the original', 'Cafe', 'cafe', ['cafe-2', 'cafe-3', 'cafe-4']],
  ['the next number after one', undefined, 'cafe-2', ['cafe-3', 'cafe-4', 'cafe-5']],
  ['a year left as it is', undefined, 'summer-2026', ['summer-2026-2', 'summer-2026-3', 'summer-2026-4']],
  ['the original with a number when the name has no Latin letter', '☕ 咖啡', 'cafe', ['cafe-2', 'cafe-3', 'cafe-4']],
  ['a number when the name is kept for the product', 'Pricing', 'cafe', ['pricing-2', 'pricing-3', 'pricing-4']],
])('a copy gets %s', (_, pageName, path, first) => {
  expect(copyPaths(pageName, path).slice(0, 3)).toEqual(first)
})

it('copyPaths keeps a long name within what an address may have', () => {
  const paths = copyPaths('x-'.repeat(60), 'y'.repeat(PAGE_NAME_MAX))
  expect(paths.map(pageNameProblem)).toEqual(paths.map(() => undefined))
  expect(paths).toHaveLength(new Set(paths).size)
  expect(paths.length).toBeGreaterThan(50)
})

it.each([
  ['Café Two', 'cafe', 'cafe-two-x7k2pq'],
  [undefined, 'cafe', 'cafe-x7k2pq'],
  ['☕ 咖啡', 'cafe', 'cafe-x7k2pq'],
  ['App', 'cafe', 'app-x7k2pq'],
  [undefined, 'y'.repeat(PAGE_NAME_MAX), `${'y'.repeat(PAGE_NAME_MAX - 7)}-x7k2pq`],
  [undefined, 'mug-1234567890', 'copy-x7k2pq'],
])('a copy of %s at %s whose numbers are all taken gets %s', (pageName, path, copy) => {
  expect(randomCopyPath(pageName, path, 'x7k2pq')).toBe(copy)
  expect(pageNameProblem(copy)).toBeUndefined()
})

it('copyPaths leaves addresses of shop products to the shop', () => {
  for (const path of copyPaths('Mug', 'mug-1234567890')) expect(path).toMatch(/^mug(-\d+)?$/)
})
