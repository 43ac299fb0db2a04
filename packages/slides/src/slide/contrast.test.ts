import { expect, it } from 'vitest'
import { contrast, leastContrast, mixColours, readableShade } from './contrast.ts'
import { groundColours } from './background/ground-colours.ts'
import { backgroundMedia } from './slide-schema.ts'

it('contrast measures contrast as WCAG does, whichever colour comes first', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21)
  expect(contrast('#FFF', '#348EFB')).toBeCloseTo(3.3, 1)
  expect(contrast('#348EFB', '#FFFFFF')).toBeCloseTo(contrast('#FFFFFF', '#348EFB'))
})

it('contrast checks a text by the spot where it reads worst', () => {
  expect(leastContrast('#FFFFFF', ['#000000', '#EEEEEE'])).toBeLessThan(1.2)
})

it('contrast fixes a colour with the nearest shade, and leaves a good one alone', () => {
  expect(readableShade('#000000', ['#FFFFFF'], 4.5)).toBe('#000000')
  const mended = readableShade('#348EFB', ['#FFFFFF'], 4.5)
  expect(contrast(mended, '#FFFFFF')).toBeGreaterThanOrEqual(4.5)
  expect(contrast(mended, '#FFFFFF')).toBeLessThan(5.5)
})

it('contrast offers black or white where nothing reads on both grounds', () => {
  expect(['#FFFFFF', '#000000']).toContain(readableShade('#888888', ['#FFFFFF', '#000000'], 7))
})

it('contrast sees the ground under its tint, and both where the tint covers a part', () => {
  const background = (overlay: object) => backgroundMedia.parse({ color: '#FFFFFF', overlay })
  const tint = { color: '#000000', opacity: 50 }
  expect(groundColours(background({ ...tint, shape: 'FULL' }))).toEqual([mixColours('#FFFFFF', '#000000', 0.5)])
  expect(groundColours(background({ ...tint, shape: 'FOOT' }))).toHaveLength(2)
  expect(groundColours(background({ ...tint, opacity: 0, shape: 'FULL' }))).toEqual(['#FFFFFF'])
})
