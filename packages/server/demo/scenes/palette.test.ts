import { describe, expect, it } from 'vitest'
import { contrast } from '@taplet/slides/contrast'
import { palettes } from './palette.ts'

const READABLE = 4.5 // WCAG 2.2 AA for text

describe.each(Object.entries(palettes))('the palette "%s"', (_name, palette) => {
  it('can be read on its ground and on its accent', () => {
    expect(contrast(palette.ink, palette.ground)).toBeGreaterThanOrEqual(READABLE)
    expect(contrast(palette.onAccent, palette.accent)).toBeGreaterThanOrEqual(READABLE)
  })

  it('casts shadows that are darker than its ground', () => {
    expect(contrast(palette.shade, '#FFFFFF')).toBeGreaterThan(contrast(palette.ground, '#FFFFFF'))
  })
})

describe('contrast', () => {
  it('is 21 between black and white, whichever comes first, and 1 between equals', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21)
    expect(contrast('#FFFFFF', '#000000')).toBeCloseTo(21)
    expect(contrast('#C63A23', '#C63A23')).toBe(1)
  })
})
