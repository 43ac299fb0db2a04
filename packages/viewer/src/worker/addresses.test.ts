import { expect, it } from 'vitest'
import { isForEver, isKeepable, notOurs, pageAt } from './addresses.ts'

it.each(['/ofelia', '/corner-cafe', '/a1-1234567890123'])('%s is the address of an app', (pathname) => {
  expect(pageAt(pathname)).toEqual({ kind: 'path', path: pathname.slice(1) })
})

it('a link is an address of an app, too', () => {
  expect(pageAt('/t/AbC_12-x')).toEqual({ kind: 'tag', tagId: 'AbC_12-x' })
})

it.each([
  '/',
  '/app',
  '/app/explore',
  '/api/visits/record',
  '/login',
  '/signup',
  '/auth/confirm',
  '/twin/abc',
  '/dev/outbox',
  '/dev',
  '/embed/ofelia',
  '/health',
  '/sw.js',
  '/sw/offline',
  '/t/abc/code.svg',
  '/robots.txt',
])('%s is no address that the worker answers', (pathname) => {
  expect(pageAt(pathname)).toBeUndefined()
})

it('the service worker keeps pictures, faces and modules, and no films', () => {
  for (const file of ['/media/public/x/images/ab-800.avif', '/assets/fonts/figtree.woff2', '/assets/viewer/keep-1.js'])
    expect(isForEver(file)).toBe(true)
  for (const file of ['/t/abc/code.svg', '/assets/app/icon.svg']) {
    expect(isKeepable(file)).toBe(true)
    expect(isForEver(file)).toBe(false)
  }
  for (const other of ['/media/public/x/videos/ab-720.mp4', '/assets/app/index-1.js', '/api/media/getAll'])
    expect(isKeepable(other)).toBe(false)
})

it('the service worker tells browsers that can be told to leave the product’s own addresses alone, and no app', () => {
  const rules = notOurs()
  for (const rule of ['/app', '/app/*', '/api/*', '/twin/*', '/dev/*', '/auth/*', '/login'])
    expect(rules).toContain(rule)
  for (const rule of ['/t/*', '/media/*', '/assets/*']) expect(rules).not.toContain(rule)
})
