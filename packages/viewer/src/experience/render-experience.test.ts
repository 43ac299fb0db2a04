import { beforeAll, describe, expect, it } from 'vitest'
import { buildClient } from '../../scripts/build-client.ts'
import type { ViewerAssets } from '../assets/assets.ts'
import { renderAppDeleted } from '../pages/apps/app-deleted.tsx'
import { renderAppNotFound } from '../pages/apps/app-not-found.tsx'
import { renderAppPaused } from '../pages/apps/app-paused.tsx'
import { renderExperience } from './render-experience.tsx'
import { sampleExperience } from '../testing/sample-experience.ts'

const ORIGIN = 'https://taplet.example'
let assets: ViewerAssets
beforeAll(async () => {
  assets = await buildClient()
})
const render = (changes = {}, options = {}) =>
  renderExperience({ language: 'en', experience: sampleExperience(changes), origin: ORIGIN, assets, ...options })

const BACK = '/media/public/back-0.webp'
const aPicture = {
  kind: 'IMAGE',
  status: 'READY',
  width: 9,
  height: 16,
  placeholder: '',
  sources: [],
  posterUrl: '',
  captions: [],
} as const

describe('The published page', () => {
  it('is one whole document that asks for no other script or style sheet', () => {
    const html = render()
    expect(html).toMatch(/^<!doctype html><html lang="en">/)
    const withScript = html.replaceAll(/<noscript>.*?<\/noscript>/gs, '')
    expect(withScript).not.toMatch(/<script[^>]+src=|<link[^>]+rel="stylesheet"/)
  })

  it('says what it is to search engines and link previews', () => {
    const html = render({ media: { [BACK]: { ...aPicture, url: BACK } } })
    expect(html).toContain('<title>Ofelia</title>')
    expect(html).toContain('<link rel="canonical" href="https://taplet.example/ofelia"/>')
    expect(html).toContain('property="og:title" content="Ofelia"')
    expect(html).toMatch(/property="og:description" content="[^"]/)
    expect(html).toContain('property="og:url" content="https://taplet.example/ofelia"')
    expect(html).toContain('property="og:image" content="https://taplet.example/media/public/back-0.webp"')
    expect(html).toContain('name="twitter:card" content="summary_large_image"')
    expect(html).toContain('name="theme-color" content="#CF3F27"')
  })

  it('shows link previews the picture that the owner chose, in its largest fitting file and with its size', () => {
    const url = '/media/public/share.jpg'
    const source = (width: number, type: string) => ({
      url: `/media/public/share-${width}.webp`,
      type,
      width,
      height: width / 2,
      bytes: 1,
    })
    const sources = [
      source(800, 'image/webp'),
      source(1600, 'image/webp'),
      source(1600, 'image/avif'),
      source(3200, 'image/webp'),
    ]
    const info = {
      url,
      kind: 'IMAGE',
      status: 'READY',
      width: 3200,
      height: 1600,
      placeholder: '',
      sources,
      posterUrl: '',
    } as const
    const html = render({ shareImageUrl: url, media: { [url]: info } })
    for (const tag of [
      'property="og:image" content="https://taplet.example/media/public/share-1600.webp"',
      'property="og:image:width" content="1600"',
      'property="og:image:height" content="800"',
      'property="og:image:alt" content="Ofelia"',
    ])
      expect(html).toContain(tag)
    expect(html.match(/og:image"/g)).toHaveLength(1)
    const elsewhere = render({ shareImageUrl: 'https://pictures.example/a.jpg' })
    expect(elsewhere).toContain('property="og:image" content="https://pictures.example/a.jpg"')
    expect(elsewhere).not.toContain('og:image:width')
  })

  it('names no picture in link previews that was deleted', () => {
    const url = '/media/public/back-0.webp'
    const gone = {
      url,
      kind: 'IMAGE',
      status: 'FAILED',
      width: 9,
      height: 16,
      placeholder: '',
      sources: [],
      posterUrl: '',
    } as const
    const html = render({ media: { [url]: gone } })
    expect(html).not.toContain('og:image')
    expect(html).toContain('name="twitter:card" content="summary"')
  })

  it('passes by a first background that visitors do not see', () => {
    const next = '/media/public/back-3.webp'
    const html = render({ media: { [next]: { ...aPicture, url: next } } })
    expect(html).toContain(`property="og:image" content="https://taplet.example${next}"`)
  })

  it('escapes whatever people wrote', () => {
    const evil = '</title><script>alert(1)</script>"\'&'
    const html = render({ pageName: evil, description: evil })
    expect(html).not.toContain('<script>alert')
    expect(html).toContain('&lt;/title&gt;&lt;script&gt;')
  })

  it('can be read and swiped with no script: all slides, and bars that are links to them', () => {
    const html = render().replaceAll(/<script.*?<\/script>/gs, '')
    for (let slide = 1; slide <= 7; slide++) {
      expect(html).toContain(`href="#slide-${slide}"`)
      expect(html).toContain(`id="slide-${slide}"`)
      expect(html).toContain(`aria-label="Slide ${slide} of 7"`)
    }
    expect(html).toContain('Corner of Lind and Fourth')
    expect(html).not.toMatch(/<section[^>]*\sinert/)
  })

  it('counts instead of drawing bars when there are very many slides', () => {
    const { slides } = sampleExperience()
    const many = Array.from({ length: 40 }, (_, index) => ({ ...slides[index % 7], experienceItemId: `i${index}` }))
    const html = render({ slides: many })
    expect(html).toContain('1 / 40')
    expect(html).not.toContain('href="#slide-2"')
  })

  it('says so when there is no slide yet', () => {
    expect(render({ slides: [] })).toContain('Ofelia has no slides yet')
  })

  it('loads the font files it is set in and no others', () => {
    const html = render()
    expect(html.match(/url\(\/assets\/fonts/g)).toHaveLength(1)
    expect(html).toContain('url(/assets/fonts/figtree.woff2)')
  })

  it('tells its script by which link it was reached', () => {
    expect(render({}, { tagId: 'tag-1' })).toContain('data-tag="tag-1"')
    expect(render()).not.toContain('data-tag=')
  })

  it('offers a code to take it along only when one is given', () => {
    expect(render({}, { codeUrl: '/code.svg' })).toContain('src="/code.svg"')
    expect(render()).not.toContain('Take it with you')
  })
})

describe('Where there is nothing to show', () => {
  it.each([
    ['an unknown address', () => renderAppNotFound({ language: 'en', assets }), 'Nothing lives at this address'],
    ['a resting app', () => renderAppPaused({ language: 'en', assets }), 'is resting'],
    [
      'a closed app',
      () => renderAppDeleted({ language: 'en', assets, name: 'Halden <Books>' }),
      'Halden &lt;Books&gt; has closed',
    ],
    ['a closed app without a name', () => renderAppDeleted({ language: 'en', assets }), 'This app has closed'],
  ])('%s says what happened and shows a way on', (_, page, words) => {
    const html = page()
    expect(html).toContain(words)
    expect(html).toContain('href="/app/explore"')
    expect(html).toContain('name="robots" content="noindex"')
    expect(html).toContain('<svg')
  })
})
