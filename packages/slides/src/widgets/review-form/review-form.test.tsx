import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { ViewProps } from '../../define/define-widget.ts'
import { reviewFormSchema } from './schema.ts'
import { ReviewFormView } from './view.tsx'

type Props = ViewProps<typeof reviewFormSchema>

const place = { fullPagePath: 'ofelia', experienceItemId: 'i1', widgetId: 'w1' }
const draw = (data: object, more: Partial<Props> = {}) =>
  renderToStaticMarkup(
    <ReviewFormView data={reviewFormSchema.data.parse(data)} media={{}} isDeferred={false} place={place} {...more} />,
  )
/** The start tag of a field. */
const field = (html: string, name: string) =>
  new RegExp(`<(?:input|textarea)[^>]* name="${name}"[^>]*>`).exec(html)?.[0] ?? ''
const review = { reviewId: 'r1', stars: 4, text: '', name: '', reply: '', createdAt: '2026-05-03T09:00:00.000Z' }

describe('A review form', () => {
  it('is a plain form that says where it stands, so that it can be sent without a script', () => {
    const html = draw({ asksPhoto: 'OPTIONAL' })
    expect(html).toMatch(/<form[^>]* action="\/api\/forms\/reviews"[^>]* method="post"/)
    expect(html).toContain('encType="multipart/form-data"')
    for (const [name, value] of Object.entries(place))
      expect(html).toContain(`<input type="hidden" name="${name}" value="${value}"/>`)
  })

  it('sets no star beforehand and asks for one', () => {
    const html = draw({})
    expect(html.match(/type="radio" required="" name="stars"/g)).toHaveLength(5)
    expect(html).not.toContain('checked')
  })

  it('asks only for what its merchant wants to know', () => {
    expect(draw({ asksText: 'NO', asksName: 'NO' })).not.toMatch(/name="(?:text|name|photo)"/)
    expect(field(draw({ asksName: 'REQUIRED' }), 'name')).toContain('required=""')
    expect(field(draw({ asksName: 'OPTIONAL' }), 'name')).not.toContain('required')
  })

  it('shows again what was typed and what is wrong with it', () => {
    const answer = { values: { stars: '4', text: 'Good <knots>' }, problems: { name: 'Write your name.' } }
    const html = draw({ asksName: 'REQUIRED' }, { answer })
    expect(html).toContain('Good &lt;knots&gt;</textarea>')
    expect(html).toContain('checked="" value="4"')
    expect(field(html, 'name')).toContain('aria-invalid="true"')
    expect(html).toContain('Write your name.')
  })

  it('can be neither typed into nor sent in an editor', () => {
    const html = draw({}, { place: undefined, showsEmpty: true })
    expect(html).not.toMatch(/<form|<button|name="/)
    expect(html.match(/inert=""/g)?.length).toBeGreaterThanOrEqual(3)
    expect(html).toContain('The reviews that you approve stand here.')
  })

  it('shows the approved reviews with their average, as many as its merchant wants', () => {
    const reviews = [1, 2, 3].map((n) => ({ ...review, reviewId: `r${n}`, text: `Review ${n}` }))
    const live = { reviews: { w1: { count: 1284, average: 4.62, reviews } } }
    const html = draw({ reviewCount: 2 }, { live })
    expect(html).toContain('1,284 reviews')
    expect(html).toContain('aria-label="4.6 of 5 stars"')
    expect(html).toContain('Review 2')
    expect(html).not.toContain('Review 3')
    expect(draw({ showsReviews: false }, { live })).not.toContain('Review 1')
    expect(draw({ showsAverage: false }, { live })).not.toContain('1,284')
  })

  it('reads a review as what it is: never as HTML, and stars alone are one too', () => {
    const reviews = [{ ...review, text: '<img src=x onerror=alert(1)>', reply: '<b>Thanks</b>' }, review]
    const html = draw({}, { live: { reviews: { w1: { count: 2, average: 4, reviews } } } })
    expect(html).not.toMatch(/<img src=x|<b>Thanks/)
    expect(html).toContain('May 3, 2026')
  })
})
