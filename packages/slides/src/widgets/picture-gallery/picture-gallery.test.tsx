import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { ViewProps } from '../../define/define-widget.ts'
import { pictureGallerySchema } from './schema.ts'
import { PictureGalleryView } from './view.tsx'

const pictures = [
  { imageUrl: '/media/public/a.webp', altText: 'The counter' },
  { imageUrl: '', altText: '' },
  { imageUrl: '/media/public/b.webp', altText: '' },
]
const place = { fullPagePath: 'ofelia', experienceItemId: 'i1', widgetId: 'w1' }
const read = (data: object) => pictureGallerySchema.data.parse(data)

const draw = (more: Partial<ViewProps<typeof pictureGallerySchema>> = {}) =>
  renderToStaticMarkup(<PictureGalleryView data={read({ pictures })} media={{}} isDeferred={false} {...more} />)

describe('A gallery', () => {
  it('shows every chosen picture without a script, and enlarges each by means of the browser alone', () => {
    const html = draw({ place })
    expect(html.match(/<li>/g)).toHaveLength(2)
    expect(html).toContain('aria-label="Enlarge: The counter"')
    for (const [, id = ''] of html.matchAll(/<button type="button" popoverTarget="([^"]+)"/gi))
      expect(html).toContain(`<div id="${id}" popover="auto"`)
    expect(html).not.toContain('data-module')
  })

  it('loads the enlarged pictures when they are shown, also on the first slide', () => {
    const whole = draw({ place }).split('tp-pictures-zoom').slice(1).join('')
    expect(whole.match(/<noscript class="tp-late"><img [^>]*loading="lazy"/g)).toHaveLength(2)
  })

  it('enlarges nothing in editors', () => expect(draw()).not.toContain('popover'))

  it('names a picture without a description as missing one', () => {
    expect(pictureGallerySchema.altText?.(read({ pictures }))).toBe('')
    expect(pictureGallerySchema.altText?.(read({ pictures: pictures.slice(0, 2) }))).toBe('The counter')
    expect(pictureGallerySchema.altText?.(read({}))).toBeUndefined()
  })

  it('has storage hold on to its pictures, and is missing some while there are none', () => {
    expect(pictureGallerySchema.media?.(read({ pictures }))).toEqual(['/media/public/a.webp', '/media/public/b.webp'])
    expect(pictureGallerySchema.lacks?.(read({ pictures: [{ imageUrl: '' }] }))).toBe('MEDIA')
  })
})
