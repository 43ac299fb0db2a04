import { expect, it } from 'vitest'
import { createPageHead, surrogateKey } from './page-head.ts'
import { preloadHints } from './preload-hints.ts'

const inline = { scripts: [], styles: [], hasModules: false }
const FONT = '<link rel="preload" as="font" type="font/woff2" href="/assets/fonts/a.woff2" crossorigin="anonymous"/>'
const PICTURE =
  '<link rel="preload" as="image" href="/media/a.avif" imagesrcset="/media/a.avif 640w" fetchpriority="high"/>'
const page = (tags: string): string => `<html><head>${tags}<link rel="icon" href="/i.svg"/></head><body></body></html>`

it('names the first picture and the first face of a page, and nothing that the body says', () => {
  const html = page(`${FONT}${FONT.replace('a.woff2', 'b.woff2')}${PICTURE}`).replace('<body>', `<body>${PICTURE}`)
  expect(preloadHints(html)).toEqual([
    '</media/a.avif>; rel="preload"; as="image"; imagesrcset="/media/a.avif 640w"; fetchpriority="high"',
    '</assets/fonts/a.woff2>; rel="preload"; as="font"; type="font/woff2"; crossorigin="anonymous"',
  ])
})

it('names nothing of other sites, nothing that is written in the page, and nothing that breaks a header', () => {
  for (const href of [
    'https://evil.example/a.avif',
    '//evil.example/a',
    'data:image/png;base64,AA',
    '/a\r\nx: y',
    '/a>b',
  ])
    expect(preloadHints(page(PICTURE.replace('/media/a.avif"', `${href}"`)))).toEqual([])
})

it('says it in headers only where a network in front makes something of it', () => {
  const head = (sendsLinks: boolean) => createPageHead({ sendsLinks, cdnMaxAge: 0 })(page(FONT), inline, 'e1').headers
  expect(head(true)).toEqual({ link: expect.stringMatching(/^<\/assets\/fonts\/a\.woff2>; rel="preload"/) })
  expect(head(false)).toEqual({})
})

it('lets networks keep pages only where the operator says so, under a key to purge them by, and notices never', () => {
  const headOf = createPageHead({ sendsLinks: false, cdnMaxAge: 60 })
  expect(headOf(page(''), inline, 'e1').headers).toEqual({
    'cdn-cache-control': 'public, max-age=60, stale-if-error=86400',
    'cache-tag': surrogateKey('e1'),
    'surrogate-key': surrogateKey('e1'),
  })
  expect(surrogateKey('e1')).not.toContain('e1-')
  expect(surrogateKey('e1')).not.toBe(surrogateKey('e2'))
  expect(headOf(page(''), inline).headers).toEqual({})
})
