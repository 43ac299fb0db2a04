// @vitest-environment jsdom
import type { InboxReview, InboxSubscriber, VisitorData, VisitorOrder } from '@taplet/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { aScreen } from '../../testing/a-screen.ts'
import { refuse, signedIn } from '../../testing/fake-server.ts'
import { openApp } from '../../testing/open-app.tsx'

aScreen()
Element.prototype.scrollIntoView = () => undefined // jsdom has no scrolling
afterEach(() => vi.restoreAllMocks())

// Screens and sections are loaded on first use.
const FIRST_USE = { timeout: 15_000 }
const AT = '2026-05-01T10:00:00.000Z'
const origin = {
  experienceId: 'e1',
  experienceName: 'Lark Coffee',
  fullPagePath: 'lark',
  experienceItemId: 'i1',
  slideName: 'News',
  widgetId: 'w1',
  tagId: '',
  linkName: '',
  createdAt: AT,
  isRead: true,
}
const signUp: InboxSubscriber = {
  kind: 'SUBSCRIBER',
  id: 's1',
  ...origin,
  state: 'CONFIRMED',
  email: 'ana@lark.example',
  name: 'Ana Reis',
  consentText: 'Yes',
  consentVersion: 'v1',
  confirmedAt: AT,
  unsubscribedAt: null,
}
const review = (id: string, text: string): InboxReview => ({
  kind: 'REVIEW',
  id,
  ...origin,
  state: 'APPROVED',
  stars: 5,
  text,
  name: 'Ana Reis',
  photoUrl: '',
  reply: '',
  repliedAt: null,
})
const order: VisitorOrder = {
  orderId: 'o1',
  orderNumber: 'K7-42',
  state: 'DONE',
  paymentStatus: 'SUCCEEDED',
  failure: '',
  isOversold: false,
  isTest: false,
  productId: 'p1',
  title: 'Harbour mug',
  variantName: '',
  imageUrl: '',
  quantity: 1,
  unitPrice: 2800,
  deliveryPrice: 0,
  amount: 2800,
  refundedAmount: 0,
  restockable: 0,
  restocked: 0,
  currency: 'EUR',
  discountApplied: false,
  buyerName: 'Ana Reis',
  buyerEmail: 'ana@lark.example',
  address: null,
  note: '',
  fullPagePath: 'lark',
  experienceItemId: 'i1',
  tagId: '',
  providerUrl: '',
  createdAt: AT,
  paidAt: AT,
  doneAt: null,
  retainedUntil: '2037-01-01T12:00:00.000Z',
}
const nothing: VisitorData = {
  email: 'ana@lark.example',
  signUps: [],
  reviews: [],
  reviewsByName: [],
  orders: [],
  visits: 0,
  isSuppressed: false,
  erasures: [],
}
const ana: VisitorData = {
  ...nothing,
  signUps: [signUp],
  reviews: [review('r1', 'Write to ana@lark.example')],
  reviewsByName: [review('r2', 'Lovely.'), review('r3', 'Never again.')],
  orders: [order],
  visits: 2,
}
const answer = (visitor: VisitorData) => ({ visitor, ordersRetentionYears: 10 })

async function lookUp(handlers: object, email = ' Ana@Lark.example') {
  const app = openApp('/app/account#visitors', { ...signedIn, ...handlers })
  await app.user.type(await screen.findByRole('textbox', { name: 'Email address of the visitor' }, FIRST_USE), email)
  await app.user.click(screen.getByRole('button', { name: 'Look up' }))
  return app
}

test('an owner looks a visitor up, ticks a review that is theirs, erases, and sees what is left and until when', async () => {
  let isErased = false
  const erased = { signUps: 1, reviews: 2, orders: 0, visits: 2, retainedOrders: 1 }
  const app = await lookUp({
    '/account/visitor': () =>
      answer(isErased ? { ...nothing, orders: [order], erasures: [{ ...erased, erasedAt: AT }] } : ana),
    '/account/visitor/erase': () => {
      isErased = true
      return { erased }
    },
  })
  expect(await screen.findByRole('heading', { name: 'Stored about ana@lark.example' })).toBeTruthy()
  expect(screen.getByText('Kept until January 1, 2037')).toBeTruthy()
  expect(screen.getByText(/keeps its buyer for 10 years after the year of the sale/)).toBeTruthy()
  await app.user.click(screen.getByRole('checkbox', { name: /Lovely/ }))
  await app.user.click(screen.getByRole('button', { name: 'Erase …' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Erase ana@lark.example?' }, FIRST_USE))
  expect(dialog.getByText(/1 order keeps its buyer until January 1, 2037/)).toBeTruthy()
  await app.user.click(dialog.getByRole('button', { name: 'Erase' }))
  expect(
    await screen.findByText(/^Erased on May 1, 2026: 1 sign-up, 2 reviews, 2 visits, 1 order kept for tax/),
  ).toBeTruthy()
  expect(app.server.bodyOf('/account/visitor/erase')).toEqual({ email: 'ana@lark.example', reviewIds: ['r2'] })
  expect(screen.queryByText('Lovely.')).toBeNull()
})

test('what is stored of a visitor is downloaded as one file', async () => {
  URL.createObjectURL = () => '#' // jsdom has none
  URL.revokeObjectURL = () => undefined
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const app = await lookUp({
    '/account/visitor': () => answer(ana),
    '/account/visitor/export': () =>
      new Response('zip', { headers: { 'content-disposition': 'attachment; filename="visitor.zip"' } }),
  })
  await app.user.click(await screen.findByRole('button', { name: 'Download' }))
  await waitFor(() => expect(click).toHaveBeenCalledOnce())
  expect(app.server.bodyOf('/account/visitor/export')).toMatchObject({ email: 'ana@lark.example', reviewIds: [] })
})

test('an unknown visitor is said to be unknown, with nothing to erase', async () => {
  await lookUp({ '/account/visitor': () => answer(nothing) })
  expect(await screen.findByRole('heading', { name: 'Nothing is stored about ana@lark.example' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Erase …' })).toBeNull()
})

test('an address that is none is said at its field, and a server that is away leaves what was typed', async () => {
  let isAway = false
  const app = await lookUp({
    '/account/visitor': () =>
      isAway
        ? refuse('UNAVAILABLE')
        : Response.json(
            { callResult: 'FAILURE', code: 'BAD_REQUEST', message: 'This address is incomplete.', field: 'email' },
            { status: 400 },
          ),
  })
  const field = screen.getByRole('textbox', { name: 'Email address of the visitor' })
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
  expect(screen.getByText('This address is incomplete.')).toBeTruthy()
  isAway = true
  await app.user.click(screen.getByRole('button', { name: 'Look up' }))
  expect(await screen.findByText(/^That did not work. Nothing was changed./)).toBeTruthy()
  expect(field).toHaveProperty('value', 'Ana@Lark.example')
})

test('of many records the first few are shown, and the others on request', async () => {
  const orders = Array.from({ length: 23 }, (_, index) => ({
    ...order,
    orderId: `o${index}`,
    orderNumber: `N-${index}`,
  }))
  const app = await lookUp({ '/account/visitor': () => answer({ ...nothing, orders }) })
  expect(await screen.findAllByText(/Harbour mug, order N-/)).toHaveLength(4)
  await app.user.click(screen.getByRole('button', { name: 'Show all 23' }))
  expect(screen.getAllByText(/Harbour mug, order N-/)).toHaveLength(23)
})
