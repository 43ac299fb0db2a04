// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ReviewOnShow } from '../../define/live-info.ts'
import { reviewFormSchema } from '../../widgets/review-form/schema.ts'
import { ReviewFormView } from '../../widgets/review-form/view.tsx'
import { offerMoreReviews } from './more-reviews.ts'

const place = { fullPagePath: 'ofelia', experienceItemId: 'i1', widgetId: 'w1' }
const review = (n: number, more: Partial<ReviewOnShow> = {}): ReviewOnShow => ({
  reviewId: `r${n}`,
  stars: 4,
  text: `Review ${n}`,
  name: '',
  reply: '',
  createdAt: '2026-05-03T09:00:00.000Z',
  ...more,
})
const draw = (reviews: ReviewOnShow[], count: number) =>
  renderToStaticMarkup(
    <ReviewFormView
      data={reviewFormSchema.data.parse({})}
      media={{}}
      isDeferred={false}
      place={place}
      live={{ reviews: { w1: { count, average: 4, reviews } } }}
    />,
  )
function show(count: number) {
  document.body.innerHTML = draw([review(1), review(2), review(3)], count)
  const section = document.querySelector<HTMLElement>('.tp-reviews')
  if (section) offerMoreReviews(section)
  return section
}
const button = () => document.querySelector<HTMLButtonElement>('.tp-more-reviews')
const asked = vi.fn<typeof fetch>()
const answer = (body: object) => asked.mockResolvedValueOnce(Response.json(body))
beforeEach(() => vi.stubGlobal('fetch', asked.mockReset()))
afterEach(() => vi.unstubAllGlobals())

it('a review widget offers more only where there are more than the slide shows, and once', () => {
  show(3)
  expect(button()).toBeNull()
  const section = show(213)
  if (section) offerMoreReviews(section)
  expect(document.querySelectorAll('.tp-more-reviews')).toHaveLength(1)
})

it('a review widget adds the next ones as the server draws them, until there are none', async () => {
  const full = review(4, {
    name: 'Ana <b>',
    reply: 'Thanks',
    photo: { url: '/media/reviews/r4.webp', width: 30, height: 40 },
  })
  document.body.innerHTML = draw([full], 1)
  const byServer = document.querySelector('.tp-review')?.textContent
  show(5)
  answer({ reviews: [full], after: '1 r4' })
  button()?.focus()
  button()?.click()
  await vi.waitFor(() => expect(document.querySelectorAll('.tp-review')).toHaveLength(4))
  const [url, options] = asked.mock.calls[0] ?? []
  expect(url).toBe('/api/forms/reviews/more')
  expect(options?.body).toBe(JSON.stringify({ ...place, after: `${Date.parse(full.createdAt)} r3` }))
  const added = document.querySelectorAll('.tp-review')[3]
  expect(added?.textContent).toBe(byServer)
  expect(added?.querySelector('img')?.alt).toBe('A photo by Ana <b>')
  expect(document.activeElement).toBe(added)
  answer({ reviews: [review(5)], after: null })
  await vi.waitFor(() => expect(button()?.ariaDisabled).toBeNull())
  button()?.click()
  await vi.waitFor(() => expect(button()).toBeNull())
  expect(document.querySelectorAll('.tp-review')).toHaveLength(5)
})

it('a review widget says so when they did not load, and can be asked again', async () => {
  show(213)
  asked.mockRejectedValueOnce(new TypeError('offline'))
  button()?.click()
  await vi.waitFor(() => expect(button()?.textContent).toBe('They did not load. Try again'))
  answer({ reviews: [review(4)], after: '1 r4' })
  button()?.click()
  await vi.waitFor(() => expect(button()?.textContent).toBe('More reviews'))
})
