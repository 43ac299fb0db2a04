import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { arrangeSlide } from '../arrange-slide.ts'
import { chromeInkOf } from '../chrome-ink-of.ts'
import { contrast, mixColours } from '../contrast.ts'
import { slide } from '../slide-schema.ts'
import { SlideView } from '../slide-view.tsx'
import { footerLook, QUIET } from './footer-look.ts'
import { veilStrength } from './veil-strength.ts'

const PHOTO = '/media/photo.webp'
const PIXELS = ['#FFFFFF', '#FFF4E2', '#C0C0C0', '#808080', '#404040', '#000000']
const COLOURS = [...PIXELS, '#CF3F27', '#767676', '#6E7780', '#FFB800', '#4B1FD1', '#FFFFFF80']
const pairs = COLOURS.flatMap((ink) => COLOURS.map((color) => ({ ink, color })))
const last = (look: object, background: object = {}) =>
  slide.parse({
    viewId: 'v',
    widgets: [{ widgetId: 'w', widgetType: 'TEXT_BOX', widgetData: { text: 'Bye' } }],
    viewMetadata: { backgroundMedia: background, ...look },
  })
const lookOf = (one: ReturnType<typeof last>) => footerLook(one, arrangeSlide(one, false))
const draw = (one: ReturnType<typeof last>) =>
  renderToStaticMarkup(<SlideView slide={one} media={{}} isDeferred={false} footer="Report" />)

describe('[14.16] What the page lays over slides', () => {
  it('is readable in every text colour on every background and any picture', () => {
    for (const { ink, color } of pairs) {
      const plain = last({ theme: { ink } }, { color })
      expect(contrast(chromeInkOf(plain), color), `${ink} on ${color}`).toBeGreaterThanOrEqual(4.5)
      const pictured = last({ theme: { ink } }, { color, type: 'IMAGE', url: PHOTO })
      const shade = chromeInkOf(pictured)
      for (const pixel of PIXELS) {
        const seen = mixColours(pixel, color, veilStrength(color, shade))
        expect(contrast(shade, seen), `${ink} on ${pixel} under ${color}`).toBeGreaterThanOrEqual(4.5)
      }
    }
  })

  it('has the text colour of the slide wherever that is readable', () => {
    expect(chromeInkOf(last({ theme: { ink: '#FFF4E2' } }, { color: '#A52A15' }))).toBe('#FFF4E2')
    expect(draw(last({}))).toContain('<div class="tp-footer">Report</div>')
  })

  it('has a footer that is readable on a plain background, a gradient, a tint and a sheet', () => {
    for (const { ink, color } of pairs)
      for (const one of [
        last({ theme: { ink } }, { color }),
        last({ theme: { ink } }, { color: '#FFFFFF', type: 'GRADIENT', gradientTo: color }),
        last({ theme: { ink } }, { color: '#FFFFFF', overlay: { color, opacity: 100, shape: 'FOOT' } }),
        last({ theme: { ink }, sheetColor: color }, { color: '#FFFFFF', type: 'IMAGE', url: PHOTO }),
      ]) {
        const { ink: shade, isQuiet } = lookOf(one)
        const seen = mixColours(color, shade, isQuiet ? QUIET : 1)
        expect(contrast(seen, color), `${ink} on ${color}`).toBeGreaterThanOrEqual(4.4)
      }
  })

  it('veils a picture below the footer, and keeps the text colour where that suffices', () => {
    const white = last({ theme: { ink: '#FFFFFF' } }, { color: '#6E7780', type: 'IMAGE', url: PHOTO })
    expect(draw(white)).toMatch(/<div class="tp-footer tp-veiled" style="--tp-quiet:1">/)
    expect(draw({ ...white, viewMetadata: { ...white.viewMetadata, sheetColor: '#101010' } })).not.toContain(
      'tp-veiled',
    )
  })
})
