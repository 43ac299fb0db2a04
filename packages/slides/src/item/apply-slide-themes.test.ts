import { describe, expect, it } from 'vitest'
import { contrast } from '../slide/contrast.ts'
import { slide } from '../slide/slide-schema.ts'
import { slideFontFaces } from '../slide/font-faces.ts'
import { posterStyle } from '../kinds/shared/poster-style.ts'
import { looks } from '../themes/looks.ts'
import { applySlideThemes } from './apply-slide-themes.ts'

const words = (viewMetadata: object) =>
  slide.parse({
    viewId: 'words',
    viewMetadata,
    widgets: [
      { widgetId: 'a', widgetType: 'TEXT_BOX', widgetData: { text: 'small', metadata: { textSize: 16 } } },
      {
        widgetId: 'b',
        widgetType: 'TEXT_BOX',
        widgetData: { text: 'Large', metadata: { textSize: 60, fontFamily: 'young-serif', fontWeight: 400 } },
      },
    ],
  })
const cup = { ...slide.parse({ viewId: 'cup' }), product: { productId: 'p' } }
const site = { ...slide.parse({ viewId: 'site' }), website: { url: 'https://bakery.example' } }
const night = words({
  backgroundMedia: { color: '#14213D' },
  theme: { ink: '#FFFFFF', accent: '#FCA311', onAccent: '#000000', font: 'fraunces', radius: 4 },
})

describe('Products and websites in an app', () => {
  it('take its colours and faces', () => {
    const [, dressed] = applySlideThemes([night, cup])
    expect(dressed?.viewMetadata.theme).toMatchObject({
      ink: '#FFFFFF',
      accent: '#FCA311',
      font: 'fraunces',
      radius: 4,
    })
    expect(dressed?.viewMetadata.backgroundMedia.color).toBe('#14213D')
    expect(dressed?.titleFont?.font).toBe('young-serif')
  })

  it('bring the files of these faces and no others', () => {
    const [, dressed] = applySlideThemes([night, cup])
    expect(dressed && slideFontFaces(dressed).map(({ family }) => family)).toEqual(['Young Serif', 'Fraunces'])
  })

  it('follow the slide before them, and the next one where none is', () => {
    const day = words({ backgroundMedia: { color: '#FFF2DC' } })
    const grounds = (slides: Parameters<typeof applySlideThemes>[0]) =>
      applySlideThemes(slides).map((one) => one.viewMetadata.backgroundMedia.color)
    expect(grounds([site, night, cup, day])).toEqual(['#14213D', '#14213D', '#14213D', '#FFF2DC'])
  })

  it('leave slides of widgets as they are, and one another where there is nothing else', () => {
    expect(applySlideThemes([night, cup])[0]).toBe(night)
    expect(applySlideThemes([cup, site])).toEqual([cup, site])
  })

  it('can be read whatever picture the words of the app stood on', () => {
    const bright = { backgroundMedia: { type: 'IMAGE', url: '/media/a.webp', color: '#FFFFFF' } }
    const theme = { ink: '#FFFFFF', accent: '#FFFFFF', onAccent: '#0E1A2B' }
    const [, dressed] = applySlideThemes([words({ ...bright, theme }), cup])
    const { backgroundMedia, theme: got } = dressed?.viewMetadata ?? cup.viewMetadata
    expect(contrast(got.ink, backgroundMedia.color)).toBeGreaterThan(4.5)
    expect(contrast(got.accent, backgroundMedia.color)).toBeGreaterThan(1.4)
    expect(contrast(got.onAccent, got.accent)).toBeGreaterThanOrEqual(4.5)
  })

  it('stand on the tint of a picture where its words were read on that', () => {
    const backgroundMedia = {
      type: 'IMAGE',
      color: '#FFFFFF',
      overlay: { color: '#101830', opacity: 60, shape: 'FOOT' },
    }
    const [, dressed] = applySlideThemes([words({ backgroundMedia, theme: { ink: '#FFFFFF' } }), cup])
    expect(dressed?.viewMetadata.backgroundMedia.color).toBe('#101830')
    expect(dressed?.viewMetadata.theme.ink).toBe('#FFFFFF')
  })

  it('have a poster ground on which its words can be read', () => {
    const { color, background } = posterStyle(night.viewMetadata)
    for (const ground of background.match(/#\w{6}/g) ?? []) expect(contrast(color, ground)).toBeGreaterThanOrEqual(4.5)
  })

  it('wear the theme of their app, whatever is beside them, and alone', () => {
    for (const { theme } of looks) {
      const [, first] = applySlideThemes([night, cup], theme)
      const [alone] = applySlideThemes([site], theme)
      for (const dressed of [first, alone]) {
        expect(dressed?.viewMetadata.backgroundMedia.color).toBe(theme.ground)
        expect(dressed?.viewMetadata.theme).toMatchObject({
          ink: theme.ink,
          accent: theme.button,
          font: theme.body.font,
        })
        expect(dressed?.titleFont).toMatchObject({ font: theme.heading.font, weight: theme.heading.weight })
      }
    }
  })
})
