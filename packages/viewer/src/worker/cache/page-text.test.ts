import { expect, it } from 'vitest'
import { fontsOf, readPage, withoutTag, withTag, withWays } from './page-text.ts'

const page = (body: string, code = 'own-1') =>
  `<!doctype html><html><head><title>Rosa &amp; Co</title><style>@font-face{src:url(/assets/fonts/figtree.woff2)}</style></head><body style="--a:1" ${body}><button data-code="/t/${code}/code.svg"></button></body></html>`

it('the page text of the worker reads the app, its name and its links off a published page, and nothing off any other', () => {
  expect(readPage(page('data-path="rosa" data-tag="t-9"'))).toEqual({
    path: 'rosa',
    name: 'Rosa &amp; Co',
    tags: ['t-9', 'own-1'],
  })
  expect(readPage(page(''))).toBeUndefined()
  expect(readPage('<h1>Sign in to the hotel</h1>')).toBeUndefined()
})

it('the page text of the worker is not misled by what people wrote', () => {
  const text = '&quot; data-path=&quot;other&quot; data-code=&quot;/t/stolen/code.svg&quot;'
  expect(readPage(page('data-path="rosa"').replace('<button', `<p>${text}</p><button`))).toMatchObject({
    path: 'rosa',
    tags: ['own-1'],
  })
})

it('the page text of the worker gives a page the link that led to it', () => {
  const plain = page('data-path="rosa"')
  const linked = withTag(plain, 't-1')
  expect(readPage(linked)?.tags).toContain('t-1')
  expect(withoutTag(linked)).toBe(plain)
})

it('the page text of the worker takes the slide of the link out of the page, whatever else is said of that slide', () => {
  const slide = (style: string) => `<section class="tv-page" id="slide-2" data-item="Vw4"${style} role="group">`
  expect(withoutTag(slide(' style="scroll-initial-target:nearest"'))).toBe(slide(''))
})

it('the page text of the worker takes the link out of the picture that tells of visitors without a script', () => {
  const pixel = (query: string) =>
    `<noscript><img src="/api/visits/pixel.gif?path=rosa${query}" alt="" hidden=""/></noscript>`
  expect(withoutTag(pixel('&amp;tag=t-1'))).toBe(pixel(''))
})

it('the page text of the worker draws a way to each kept app, the last opened first, with its name as it stands in its page', () => {
  const offline = '<main><a class="quiet" href="/sw/kept">{name}<svg></svg></a></main>'
  const apps = [
    { path: 'rosa', name: '$& &lt;b&gt;' },
    { path: 'cafe', name: 'Café' },
  ]
  expect(withWays(offline, apps)).toBe(
    '<main><a class="quiet" href="/cafe">Café<svg></svg></a><a class="quiet" href="/rosa">$& &lt;b&gt;<svg></svg></a></main>',
  )
  expect(withWays(offline, [])).toBe('<main></main>')
})

it('the page text of the worker finds the faces of a page', () => {
  expect(fontsOf(page(''))).toEqual(['/assets/fonts/figtree.woff2'])
})
