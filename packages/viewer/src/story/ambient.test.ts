import { contrast } from '@taplet/slides/contrast'
import { appTheme } from '@taplet/slides/schema'
import { describe, expect, it } from 'vitest'
import { ambientOf } from './ambient.ts'
import { sampleExperience } from '../testing/sample-experience.ts'

/** The sample's slides on these backgrounds. */
const slidesOn = (...grounds: string[]) =>
  grounds.map((color, index) => {
    const slide = sampleExperience().slides[index]
    if (!slide) throw new Error('The sample has too few slides')
    const { viewMetadata } = slide
    const backgroundMedia = { ...viewMetadata.backgroundMedia, type: 'COLOR' as const, color }
    return { ...slide, viewMetadata: { ...viewMetadata, backgroundMedia } }
  })

describe('The room around the phone', () => {
  it.each([
    ['red, with cream slides', '#A52A15', '#FFF4E2', '#BFD3A8'],
    ['cream, with a navy slide', '#FFF4E2', '#0E1A2B', '#FFFFFF'],
    ['grey', '#808080', '#9A9A9A', '#777777'],
    ['bright orange', '#FF7A00', '#FFD000', '#FF0000'],
    ['nearly black', '#080517', '#0B0726', '#2A1258'],
    ['white', '#FFFFFF', '#FFFFFF', '#FFFFFF'],
  ])('keeps its words readable on wall and lights of an app that is %s', (_, ...grounds) => {
    const { wall, glows, ink } = ambientOf(slidesOn(...grounds))
    for (const colour of [wall, ...glows]) expect(contrast(colour, ink)).toBeGreaterThanOrEqual(4.5)
  })

  it('stays pale for a pale app, with no light of its dark slides', () => {
    const { wall, glows } = ambientOf(slidesOn('#FFF4E2', '#0E1A2B'))
    for (const colour of [wall, ...glows]) expect(contrast(colour, '#000000')).toBeGreaterThan(11)
  })

  it('[14.17] is lit by two hues of the neighbours of a vivid slide, however light these are', () => {
    const slides = slidesOn('#4B1FD1', '#4B1FD1', '#FFB800')
    const [cover, ...others] = slides
    if (!cover) throw new Error('no slide')
    const { viewMetadata } = cover
    const coral = { ...viewMetadata, theme: { ...viewMetadata.theme, accent: '#FF4B2E' } }
    const { glows } = ambientOf([{ ...cover, viewMetadata: coral }, ...others])
    const parts = glows.map((colour) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)))
    // Coral at the left, amber at the right, violet above: the strongest part of each tells its hue.
    expect(parts.map((part) => part.indexOf(Math.max(...part)))).toEqual([0, 0, 2])
    expect(parts[1]?.[1]).toBeGreaterThan((parts[0]?.[1] ?? 0) * 1.5)
    expect(ambientOf(slidesOn('#4B1FD1')).glows).toHaveLength(1)
  })

  it('is lit even when there is no slide yet', () => {
    expect(ambientOf([]).glows).toHaveLength(1)
  })

  it('takes the colours of the theme, whatever the slides of the app are', () => {
    const theme = appTheme.parse({
      ground: '#153A31',
      tint: '#1F4D41',
      ink: '#F5EBDD',
      accent: '#F0A66B',
      button: '#F4B35F',
      onButton: '#221503',
      drawing: { main: '#6FB58A', deep: '#1F5C49', warm: '#E07A4B' },
      heading: { font: 'young-serif', weight: 400 },
      body: { font: 'figtree' },
      radius: 16,
      buttonRadius: 28,
    })
    const plain = ambientOf([], theme)
    expect(ambientOf(slidesOn('#FF7A00', '#FFD000'), theme)).toEqual(plain)
    expect(plain).not.toEqual(ambientOf([]))
    for (const colour of [plain.wall, ...plain.glows]) expect(contrast(colour, plain.ink)).toBeGreaterThanOrEqual(4.5)
  })
})
