import { expect, it } from 'vitest'
import { findCacheFaults } from './find-cache-faults.ts'

const file = 'packages/server/src/features/a/icons.ts'
const text = 'export function createIcons() {\n  const cache = new Map<string, Buffer>()\n'

it('[14.4] a cache of the server without a bound in the docs is found, and a line about one that is gone', () => {
  const table = '| icons | `features/a/icons.ts` | by use | 8 MB |'
  expect(findCacheFaults([{ file, text }], table)).toEqual([])
  expect(findCacheFaults([{ file, text }], table.replace('8 MB', 'few'))).toEqual([expect.stringContaining(file)])
  expect(findCacheFaults([{ file, text: 'const cache = createBoundedCache<Buffer>({})' }], '')).toHaveLength(1)
  expect(findCacheFaults([{ file, text: '    const known = new Map<string, number>()' }], table)).toEqual([
    expect.stringContaining('keeps nothing'),
  ])
})
