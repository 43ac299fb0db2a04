// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { offerMoreReviews } from '../form/client/more-reviews.ts'
import { problemOf } from '../form/client/problem-of.ts'
import { rememberSentForm, showSentForm } from '../form/client/sent-form.ts'
import { newsletterSignUpSchema } from '../widgets/newsletter-sign-up/schema.ts'
import { NewsletterSignUpView } from '../widgets/newsletter-sign-up/view.tsx'
import { reviewFormSchema } from '../widgets/review-form/schema.ts'
import { ReviewFormView } from '../widgets/review-form/view.tsx'

const place = { fullPagePath: 'ofelia', experienceItemId: 'i1', widgetId: 'w1' }
const given = { media: {}, isDeferred: false, place, language: 'en-XA' } as const
const review = { reviewId: 'r1', stars: 4, text: '', name: '', reply: 'MINE', createdAt: '2026-05-03T09:00:00.000Z' }
const MARKED = /^[^a-z]*⟦.*⟧[^a-z]*$/s

/** Returns the visible and spoken texts below an element, without the merchant's (in capitals) and dates. */
function textsOf(root: ParentNode): string[] {
  const all = [...root.querySelectorAll('*')].flatMap((one) => [
    one.getAttribute('aria-label') ?? '',
    one.getAttribute('alt') ?? '',
    ...[...one.childNodes].map((node) => (node instanceof Text && one.localName !== 'time' ? node.data : '')),
    ...(one instanceof HTMLTemplateElement ? textsOf(one.content) : []),
  ])
  return all.filter((text) => /\p{Ll}/u.test(text))
}

function show(view: Parameters<typeof renderToStaticMarkup>[0]): HTMLFormElement {
  document.body.innerHTML = renderToStaticMarkup(view)
  const form = document.querySelector('form')
  if (!form) throw new Error('There is no form')
  return form
}

it('a form speaks the language of its page, and so does its script', () => {
  const words = { prompt: '', buttonText: 'SEND', thankYou: 'THANKS', textLabel: '' }
  const data = reviewFormSchema.data.parse({ ...words, asksPhoto: 'REQUIRED', asksName: 'REQUIRED' })
  const live = { reviews: { w1: { count: 1284, average: 4, reviews: [review] } } }
  const form = show(<ReviewFormView {...given} data={data} live={live} />)
  rememberSentForm({ action: '/api/forms/reviews', body: place })
  showSentForm(form)
  const shown = document.querySelector<HTMLElement>('.tp-reviews')
  if (shown) offerMoreReviews(shown)
  const texts = textsOf(document.body)
  expect(texts.length).toBeGreaterThan(18)
  for (const text of texts) expect(text).toMatch(MARKED)
  for (const field of form.querySelectorAll<HTMLInputElement>('[required]')) expect(problemOf(field)).toMatch(MARKED)
})

it('a newsletter sign-up speaks the language of its page', () => {
  const words = { prompt: '', buttonText: 'SEND', thankYou: 'THANKS', consentText: 'YES' }
  const data = newsletterSignUpSchema.data.parse({ ...words, asksName: 'OPTIONAL', privacyUrl: 'https://a.example' })
  const form = show(<NewsletterSignUpView {...given} data={data} />)
  const texts = textsOf(document.body)
  expect(texts.length).toBeGreaterThan(5)
  for (const text of texts) expect(text).toMatch(MARKED)
  const email = form.querySelector<HTMLInputElement>('[type=email]')
  if (email) email.value = 'ana@'
  expect(email && problemOf(email)).toMatch(MARKED)
})
