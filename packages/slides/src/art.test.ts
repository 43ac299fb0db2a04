// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { artAddress, artColoursOf, artInfo, drawArt, drawings, isArt, recolourArt } from './art.ts'
import { isSafeMedia, slide } from './schema.ts'
import { looks, wear } from './themes.ts'

const LARGEST = 16_000 // characters, before compression to about a fifth
const palettes = looks.map(({ id, theme }) => [id, artColoursOf(theme)] as const)
const [, first] = palettes[0] as (typeof palettes)[number] // there are looks
const [, last] = palettes.at(-1) as (typeof palettes)[number]

function parsed(svg: string | undefined): Element {
  const document = new DOMParser().parseFromString(svg ?? '', 'image/svg+xml')
  expect(document.querySelector('parsererror')?.textContent).toBeUndefined()
  return document.documentElement
}

describe.each(Object.values(drawings))('The drawing $id', ({ id, height }) => {
  it('is drawn in every look, with shapes alone, of a size that is known', () => {
    for (const [look, colours] of palettes) {
      const url = artAddress(id, 'PICTURE', colours)
      expect(isSafeMedia(url), look).toBe(true)
      const svg = drawArt(url) ?? ''
      expect(svg.length).toBeLessThan(LARGEST)
      expect(svg).not.toMatch(/undefined|NaN|href|url\(|<style|<script|<image|<foreignObject| on\w+=/)
      expect(artInfo(url)).toMatchObject({ width: 390, height })
    }
    const root = parsed(drawArt(artAddress(id, 'PICTURE', first)))
    expect([root.tagName, root.getAttribute('width'), root.getAttribute('height')]).toEqual(['svg', '390', `${height}`])
    const names = new Set([...root.querySelectorAll('*')].map(({ tagName }) => tagName))
    expect([...names].filter((name) => !['circle', 'ellipse', 'g', 'path', 'rect'].includes(name))).toEqual([])
  })

  it('as a cover follows the shape of the slide, and has pixels of its own for those who need them', () => {
    const url = artAddress(id, 'COVER', first)
    const root = parsed(drawArt(url))
    expect([root.getAttribute('width'), root.getAttribute('viewBox')]).toEqual(['100%', null])
    expect(root.querySelector('svg')?.getAttribute('height')).toMatch(/^\d+%$/)
    expect(parsed(drawArt(url, true)).getAttribute('width')).toBe('1170')
  })
})

describe('The address of a drawing', () => {
  const url = artAddress('plant-pot', 'COVER', first)

  it('says its colours, and says others when another look is worn', () => {
    const other = recolourArt(url, last)
    expect(other).not.toBe(url)
    expect(other).toBe(artAddress('plant-pot', 'COVER', last))
    expect(recolourArt(other, first)).toBe(url)
    for (const theirs of ['', '/media/public/a/photo.webp', 'https://example.com/media/art/plant-pot.svg'])
      expect([theirs, recolourArt(theirs, first), isArt(theirs)]).toEqual([theirs, theirs, false])
  })

  it.each([
    ['an unknown drawing', url.replace('plant-pot', 'plant-hat')],
    ['a name of every object', url.replace('plant-pot', 'constructor')],
    ['a colour too few', url.replace(/\.[0-9a-f]{6}\.svg/, '.svg')],
    ['a colour that is none', url.replace(/\.[0-9a-f]{6}\.svg/, '.zzzzzz.svg')],
    ['markup', url.replace('.svg', '"><script>.svg')],
    ['capitals', url.toUpperCase()],
  ])('draws nothing for %s', (_, wrong) => {
    expect([drawArt(wrong), artInfo(wrong)]).toEqual([undefined, undefined])
  })

  it('tells where its cover is quiet, so that words above it are shaded and words below are not', () => {
    const { tones } = artInfo(url) ?? {}
    const rows = tones?.cells.match(/.{4}/g) ?? []
    const isQuiet = (row: string | undefined) => row?.slice(0, 2) === row?.slice(2)
    expect(rows.map(isQuiet)).toEqual(rows.map((_, at) => at === 0 || at > 6))
  })

  it('follows the look of a slide, as a background and as a picture on it; an own photo stays', () => {
    const photo = '/media/public/a/photo.webp'
    const made = slide.parse({
      viewId: 'v',
      viewMetadata: { backgroundMedia: { type: 'IMAGE', url } },
      widgets: [url, photo].map((imageUrl, at) => ({
        widgetId: `w${at}`,
        widgetType: 'IMAGE',
        widgetData: { imageUrl },
      })),
    })
    const theme = looks.at(-1)?.theme
    if (!theme) throw new Error('There is no look')
    const { viewMetadata, widgets } = wear(made, theme)
    const other = recolourArt(url, artColoursOf(theme))
    expect(viewMetadata.backgroundMedia).toMatchObject({ type: 'IMAGE', url: other, color: theme.ground })
    expect(widgets.map(({ widgetData }) => 'imageUrl' in widgetData && widgetData.imageUrl)).toEqual([other, photo])
  })
})
