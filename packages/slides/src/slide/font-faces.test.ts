import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { fontIds, slide, slideFontFaces, slideFonts } from '../schema.ts'

const text = (widgetId: string, metadata: object) => ({
  widgetId,
  widgetType: 'TEXT_BOX',
  widgetData: { text: 'x', metadata },
})
const files = (widgets: object[], font = 'figtree') =>
  slideFontFaces(slide.parse({ viewId: 'v', viewMetadata: { theme: { font } }, widgets })).map((face) => face.file)

it('the loader of typefaces loads the files that the slide is set in, each once, and no others', () => {
  expect(files([text('a', { fontFamily: 'figtree' }), text('b', { fontFamily: 'figtree', fontWeight: 800 })])).toEqual([
    'figtree.woff2',
  ])
  expect(files([text('a', { fontFamily: 'dm-mono', fontWeight: 400 })])).toEqual(['dm-mono-400.woff2', 'figtree.woff2'])
})

it('the loader of typefaces takes the nearest weight, and the italic only where there is one', () => {
  expect(files([text('a', { fontFamily: 'syne', fontWeight: 300 })])[0]).toBe('syne-700.woff2')
  expect(files([text('a', { fontFamily: 'fraunces', fontWeight: 300, italic: true })])[0]).toBe('fraunces-300i.woff2')
  expect(files([text('a', { fontFamily: 'syne', fontWeight: 800, italic: true })])[0]).toBe('syne-800.woff2')
})

it('the loader of typefaces has a file for every face of the type case', () => {
  for (const id of fontIds) {
    for (const { file } of slideFonts[id].files) {
      expect(existsSync(new URL(`../../fonts/${file}`, import.meta.url)), file).toBe(true)
    }
  }
})
