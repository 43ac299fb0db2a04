import { expect, it } from 'vitest'
import { digestMail, hasNews } from './mails.ts'

const news = { orders: 0, reviews: 2, average: 4.5, subscribers: 1, left: 0, waiting: 1 }
const quotes = [{ stars: 5, review_text: 'Best buns', visitor_name: 'Ana', app_name: 'Lark Coffee' }]
const mail = { to: 'owner@example.org', news, quotes, inboxUrl: 'https://taplet.example/app/inbox' }

it('the digest tells its news in one sentence', () => {
  expect(digestMail({ ...mail, language: 'en' })).toMatchObject({
    subject: 'Your inbox: 2 new reviews (4.5 stars on average) and 1 new subscriber',
    text: expect.stringContaining('1 review waits for your decision.'),
  })
})

it('the digest is written in the language it is asked for, and what visitors wrote stays as it is', () => {
  const { subject, text } = digestMail({ ...mail, language: 'en-XA' })
  expect(subject).toMatch(/^⟦Ýöûŕ îñƀöx: ⟦⟦2 ñéŵ /)
  expect(text).toContain('“Best buns” – Ana, Lark Coffee')
  expect(text).not.toContain('reviews')
})

it('[14.11] the digest tells of orders first, and of them alone where there is nothing else', () => {
  expect(digestMail({ ...mail, news: { ...news, orders: 1 }, language: 'en' }).subject).toBe(
    'Your inbox: 1 new order, 2 new reviews (4.5 stars on average) and 1 new subscriber',
  )
  const alone = { orders: 3, reviews: 0, average: 0, subscribers: 0, left: 0, waiting: 0 }
  expect(hasNews(alone)).toBe(true)
  expect(digestMail({ ...mail, news: alone, quotes: [], language: 'en' }).subject).toBe('Your inbox: 3 new orders')
})
