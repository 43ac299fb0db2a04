import { describe, expect, it } from 'vitest'
import { isSafeMedia } from './define/fields.ts'
import { contrast } from './slide/contrast.ts'
import { mediaInfo } from './define/media-info.ts'
import { findStock, stockBackgroundAt, stockBackgrounds, stockMedia } from './stock.ts'

describe.each(stockBackgrounds)('The background $id', (background) => {
  it('lies where slides may take pictures from, under a name that says what it holds', () => {
    expect(isSafeMedia(background.url)).toBe(true)
    // Served as an immutable file: its name ends in eight characters of its content's hash.
    expect(background.url).toMatch(/-[\da-f]{8}\.webp$/)
  })

  it('tells views its size and a picture for the time until it has arrived', () => {
    const info = mediaInfo.parse(stockMedia[background.url])
    expect(info.width).toBeGreaterThan(800)
    expect(info.placeholder).toMatch(/^data:image\/webp;base64,/)
    expect(info.placeholder.length).toBeLessThan(500)
  })

  it('is small', () => expect(background.bytes).toBeLessThanOrEqual(30_000))

  it('has an ink that is read on its mean colour', () =>
    expect(contrast(background.ink, background.ground)).toBeGreaterThanOrEqual(4.5))
})

it('a stock background differs in id, name and address from background to background', () => {
  const columns = [
    stockBackgrounds.map(({ id }) => id),
    stockBackgrounds.map(({ name }) => name('en')),
    stockBackgrounds.map(({ url }) => url),
  ]
  for (const column of columns) expect(new Set(column).size).toBe(stockBackgrounds.length)
})

it('the stock of backgrounds weighs less than 600 KB in all', () => {
  expect(stockBackgrounds.reduce((total, { bytes }) => total + bytes, 0)).toBeLessThan(600_000)
})

it('a stock background is found by words of its name and its tags, by light and dark', () => {
  expect(findStock('paper menu').map(({ id }) => id)).toContain('cream-paper')
  expect(findStock('dark paper').map(({ id }) => id)).toEqual(['slate-board'])
  expect(findStock('')).toHaveLength(stockBackgrounds.length)
  expect(findStock('submarine')).toEqual([])
})

it('a stock background is known by its address', () => {
  const [first] = stockBackgrounds
  expect(stockBackgroundAt(first?.url ?? '')).toBe(first)
  expect(stockBackgroundAt('/media/other.webp')).toBeUndefined()
})
