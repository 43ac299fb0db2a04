// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aScreen } from '../../testing/a-screen.ts'
import { aBillingState, aSubscription, billed } from '../../testing/billing.ts'
import { anAccount, refuse } from '../../testing/fake-server.ts'
import { openApp } from '../../testing/open-app.tsx'

aScreen()
Element.prototype.scrollIntoView = () => undefined // jsdom has no scrolling

// Screens and sections are loaded on first use.
const FIRST_USE = { timeout: 15_000 }
const AT = '/app/account#subscription'

const preview = {
  kind: 'NOW',
  at: '2026-11-23T10:00:00.000Z',
  currency: 'EUR',
  lines: [
    { planId: 'growth-monthly', text: '', amount: 1900, isCredit: false, days: 19 },
    { planId: 'starter-monthly', text: '', amount: -760, isCredit: true, days: 19 },
  ],
  discount: 0,
  tax: 0,
  due: 1140,
  kept: 0,
  next: { amount: 3000, at: '2026-12-12T10:00:00.000Z', period: 'monthly' },
}

test('a first plan says what is paid today and after the trial, and leads to the provider in this window', async () => {
  const app = openApp(
    AT,
    billed(aBillingState(), {
      '/billing/stripe/update-subscription': () => ({
        data: { type: 'CHECKOUT', sessionId: 'cs_1', url: '#page-to-pay-at' }, // jsdom goes nowhere else
      }),
    }),
  )
  await app.user.click(await screen.findByRole('radio', { name: /^Growth/ }, FIRST_USE))
  await app.user.click(screen.getByRole('radio', { name: 'GBP' }))
  expect(screen.getByText(/^The first 14 days are free/).textContent).toContain('£26.00 a month')
  await app.user.click(screen.getByRole('button', { name: 'Start free trial' }))
  await waitFor(() => expect(globalThis.location.hash).toBe('#page-to-pay-at'))
  expect(app.server.bodyOf('/billing/stripe/update-subscription')).toEqual({
    planId: 'growth-monthly',
    currency: 'GBP',
  })
})

test('a change shows its sum to the cent beside the choice, and is confirmed with that sum', async () => {
  const app = openApp(
    AT,
    billed(aBillingState({ subscription: aSubscription(), trialDays: 0 }), {
      '/billing/stripe/preview-subscription': () => ({ data: preview }),
      '/billing/stripe/update-subscription': () => ({
        data: { type: 'SUBSCRIPTION', subscription: { access: 'GROWTH', source: 'stripe', period: 'monthly' } },
      }),
    }),
  )
  await app.user.click(await screen.findByRole('radio', { name: /^Growth/ }, FIRST_USE))
  expect(await screen.findByText('Unused Starter, 19 days')).toBeTruthy()
  expect(screen.getByText('-€7.60')).toBeTruthy()
  await app.user.click(screen.getByRole('button', { name: 'Change for €11.40' }))
  await waitFor(() =>
    expect(app.server.bodyOf('/billing/stripe/update-subscription')).toEqual({
      planId: 'growth-monthly',
      at: preview.at,
      due: 1140,
    }),
  )
})

test('a declined card says so, and nothing is changed', async () => {
  const app = openApp(
    AT,
    billed(aBillingState({ subscription: aSubscription(), trialDays: 0 }), {
      '/billing/stripe/preview-subscription': () => ({ data: preview }),
      '/billing/stripe/update-subscription': () => refuse('CARD_DECLINED'),
    }),
  )
  await app.user.click(await screen.findByRole('radio', { name: /^Growth/ }, FIRST_USE))
  await app.user.click(await screen.findByRole('button', { name: 'Change for €11.40' }))
  expect(await screen.findByText(/Your bank declined the card/)).toBeTruthy()
})

test('cancelling names what follows, and a plan that ends can be kept', async () => {
  const ending = { planId: 'free', access: 'FREE', period: null, at: '2026-12-12T10:00:00.000Z' } as const
  let state = aBillingState({ subscription: aSubscription(), trialDays: 0 })
  const app = openApp(
    AT,
    billed(state, {
      '/billing/shared/fetch-subscription-info': () => ({ data: state }),
      '/billing/stripe/update-subscription': () => {
        state = { ...state, pendingSubscriptionChange: ending }
        return {
          data: { type: 'SUBSCRIPTION', subscription: { access: 'STARTER', source: 'stripe', period: 'monthly' } },
        }
      },
      '/billing/stripe/keep-subscription': () => {
        state = { ...state, pendingSubscriptionChange: null }
        return { data: state }
      },
    }),
  )
  await app.user.click(await screen.findByRole('radio', { name: /^Free/ }, FIRST_USE))
  await app.user.click(screen.getByRole('button', { name: 'Cancel plan' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel Starter?' }, FIRST_USE))
  expect(dialog.getByText(/every printed code goes on working/)).toBeTruthy()
  await app.user.click(dialog.getByRole('button', { name: 'Cancel plan' }))
  expect(await screen.findByText(/Your plan ends on December 12.* Everything stays online/)).toBeTruthy()
  await app.user.click(screen.getByRole('button', { name: 'Keep Starter' }))
  expect(await screen.findByText('Your plan stays as it is')).toBeTruthy()
})

test('a failed payment says until when the plan stays, and leads to where it is paid', async () => {
  const owing = {
    status: 'PAST_DUE',
    graceEnd: '2099-12-26T10:00:00.000Z',
    payUrl: 'https://pay.example/in_1',
  } as const
  openApp(AT, billed(aBillingState({ subscription: aSubscription(owing), trialDays: 0 })))
  expect(await screen.findByText(/You keep your plan until December 26/, {}, FIRST_USE)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Pay now' }).getAttribute('href')).toBe('https://pay.example/in_1')
})

test.each([
  ['app_store', /Bought in the App Store/],
  ['shopify', /Billed by Shopify/],
] as const)('a plan of %s says where it is changed, and offers nothing here', async (source, words) => {
  openApp(AT, billed(aBillingState({ subscription: aSubscription({ source, canChange: false }), trialDays: 0 })))
  expect(await screen.findByText(words, {}, FIRST_USE)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Card and address' })).toBeNull()
  expect(screen.queryByRole('radio', { name: /^Growth/ })).toBeNull()
})

test('whoever comes back from paying sees the plan before any message of the provider, and a clean address', async () => {
  const bought = aBillingState({
    subscription: aSubscription({ status: 'TRIALING', trialEnd: '2026-12-08T10:00:00.000Z' }),
  })
  const app = openApp(
    '/app/account?checkout=done#subscription',
    billed(aBillingState({ isPaying: true }), { '/billing/shared/refresh-subscription': () => ({ data: bought }) }),
  )
  expect(await screen.findByText('Starter is yours', {}, FIRST_USE)).toBeTruthy()
  expect(app.place()).toBe('/app/account#subscription')
  expect(screen.getByText(/Your trial is free until December 8/)).toBeTruthy()
})

test('a server that sells no plans says so, and offers none', async () => {
  openApp(AT, billed(aBillingState({ isSold: false })))
  expect(await screen.findByText(/No plans are sold on this server/, {}, FIRST_USE)).toBeTruthy()
  expect(screen.queryByText('Compare plans')).toBeNull()
})

test('all invoices can be opened and downloaded', async () => {
  const invoice = {
    invoiceId: 'in_1',
    number: 'A-0001',
    createdAt: '2026-11-12T10:00:00.000Z',
    currency: 'EUR',
    total: 1200,
    state: 'PAID',
    pageUrl: 'https://pay.example/in_1',
    pdfUrl: 'https://pay.example/in_1.pdf',
  }
  const next = { at: '2026-12-12T10:00:00.000Z', currency: 'EUR', due: 1200, card: 'Visa 4242' }
  const app = openApp(
    AT,
    billed(aBillingState({ subscription: aSubscription(), trialDays: 0 }), {
      '/billing/stripe/list-invoices': () => ({ data: { invoices: [invoice], next } }),
    }),
  )
  expect(await screen.findByText(/Next invoice: €12.00 on December 12/, {}, FIRST_USE)).toBeTruthy()
  expect(screen.getByText('Paid with Visa 4242.')).toBeTruthy()
  await app.user.click(screen.getByRole('button', { name: 'All invoices' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Invoices' }, FIRST_USE))
  expect(dialog.getByRole('link', { name: 'Download invoice A-0001 as PDF' }).getAttribute('href')).toBe(invoice.pdfUrl)
})

test.each([
  ['GROWTH', false],
  ['STARTER', true],
] as const)(
  'with %s given by the operator nothing says that Free is yours, and only more is offered',
  async (access, isOffered) => {
    const account = {
      ...anAccount,
      accessLevel: access === 'GROWTH' ? 200 : 100,
      plan: { access, source: null, period: null },
    }
    openApp(AT, { ...billed(aBillingState()), '/fetchAccountData': () => ({ accountData: account }) })
    expect(await screen.findByText(/^Given by whoever runs this server/, {}, FIRST_USE)).toBeTruthy()
    if (isOffered) await screen.findByRole('radio', { name: /^Growth/ }, FIRST_USE)
    expect(screen.queryByText('Yours now')).toBeNull()
    expect(screen.queryAllByRole('radio', { name: /^Growth/ })).toHaveLength(isOffered ? 1 : 0)
  },
)

test.each([
  ['PAST_DUE', { graceEnd: '2099-12-26T10:00:00.000Z' }, /Your last payment failed/, 'Fix payment'],
  ['UNPAID', {}, /A payment for your plan is missing/, 'Fix payment'],
  ['INCOMPLETE', {}, /Your first payment is not complete/, 'Fix payment'],
  ['PAUSED', {}, /Your plan is paused/, 'See options'],
  ['ACTIVE', { confirmBy: '2099-12-26T10:00:00.000Z' }, /Your bank wants to confirm/, 'Confirm'],
] as const)(
  'on every screen an owner whose plan is %s reads so, with the way to mend it',
  async (status, more, words, way) => {
    openApp(
      '/app/explore',
      billed(aBillingState({ subscription: aSubscription({ status, ...more }), trialDays: 0 }), {
        '/explore': () => ({ groups: [] }),
      }),
    )
    expect(await screen.findByText(words, {}, FIRST_USE)).toBeTruthy()
    expect(screen.getByRole('link', { name: way }).getAttribute('href')).toBe('/app/account#subscription')
  },
)

test('a change that the bank wants to confirm says until when, and leads to where it is confirmed', async () => {
  const waiting = { confirmBy: '2099-12-26T10:00:00.000Z', payUrl: 'https://pay.example/in_2' }
  openApp(AT, billed(aBillingState({ subscription: aSubscription(waiting), trialDays: 0 })))
  expect(await screen.findByText(/Nothing is changed or charged until you do/, {}, FIRST_USE)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Confirm with your bank' }).getAttribute('href')).toBe(waiting.payUrl)
})

test('a paused plan is resumed with one press, and can be cancelled at once', async () => {
  const paused = aBillingState({ subscription: aSubscription({ status: 'PAUSED' }), trialDays: 0 })
  const app = openApp(
    AT,
    billed(paused, {
      '/billing/stripe/keep-subscription': () => ({
        data: aBillingState({ subscription: aSubscription(), trialDays: 0 }),
      }),
    }),
  )
  await app.user.click(await screen.findByRole('radio', { name: /^Free/ }, FIRST_USE))
  await app.user.click(screen.getByRole('button', { name: 'Cancel plan' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel Starter?' }, FIRST_USE))
  expect(dialog.getByText(/Starter ends at once/)).toBeTruthy()
  await app.user.keyboard('{Escape}')
  await app.user.click(await screen.findByRole('button', { name: 'Resume plan' }))
  expect(await screen.findByText('Your plan goes on')).toBeTruthy()
})
