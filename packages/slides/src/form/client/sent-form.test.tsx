import { DAY_MS } from '@taplet/base/time'

// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, it } from 'vitest'
import { reviewFormSchema } from '../../widgets/review-form/schema.ts'
import { ReviewFormView } from '../../widgets/review-form/view.tsx'
import { rememberSentForm, showSentForm } from './sent-form.ts'

const place = { fullPagePath: 'ofelia', experienceItemId: 'i1', widgetId: 'w1' }

function show(data: object = {}, now?: number): string | undefined {
  document.title = 'Ofelia'
  const widget = reviewFormSchema.data.parse(data)
  document.body.innerHTML = renderToStaticMarkup(
    <ReviewFormView data={widget} media={{}} isDeferred={false} place={place} />,
  )
  const form = document.querySelector('form')
  if (form) showSentForm(form, now)
  return document.querySelector('.tp-was-sent')?.textContent ?? undefined
}
const send = (more: object = {}) => rememberSentForm({ action: '/api/forms/reviews', body: { ...place, ...more } })
beforeEach(() => localStorage.clear())

it('a form says after a reload that a review was sent from here, and still takes another', () => {
  expect(show()).toBeUndefined()
  send()
  expect(show()).toBe('Your review is with Ofelia. It stands here as soon as they have read it. You can write another.')
  expect(document.querySelectorAll('[name=stars]')).toHaveLength(5)
  expect(show({ showsReviews: false })).toBe('Your review is with Ofelia. You can write another.')
})

it('a form says so of that form alone, and for some days', () => {
  send({ widgetId: 'other' })
  rememberSentForm({ action: '/api/forms/subscriptions', body: place })
  expect(show()).toBeUndefined()
  send()
  expect(show({}, Date.now() + 13 * DAY_MS)).toContain('Ofelia')
  expect(show({}, Date.now() + 15 * DAY_MS)).toBeUndefined()
})
