// @vitest-environment jsdom
import { GIGABYTE } from '@taplet/base/bytes'
import type { PlanUsage } from '@taplet/contract'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aScreen } from '../../testing/a-screen.ts'
import { aBillingState, aSubscription, billed } from '../../testing/billing.ts'
import { anAccount, type Handlers, refuse } from '../../testing/fake-server.ts'
import { openApp } from '../../testing/open-app.tsx'

aScreen()
Element.prototype.scrollIntoView = () => undefined // jsdom has no scrolling

// Screens and sections are loaded on first use.
const FIRST_USE = { timeout: 15_000 }
const AT = '/app/account#subscription'

const free: PlanUsage = {
  experience: { used: 7, limit: 5 },
  experienceItem: { used: 10, limit: 10 },
  link: { used: 3, limit: 10 },
  qrDesign: { used: 0, limit: 5 },
  storageBytes: { used: GIGABYTE / 2, limit: 2 * GIGABYTE },
  seats: { used: 1, limit: 1 },
}
const starter: PlanUsage = {
  experience: { used: 7, limit: null },
  experienceItem: { used: 12_345, limit: null },
  link: { used: 3, limit: null },
  qrDesign: { used: 0, limit: null },
  storageBytes: { used: 0, limit: 20 * GIGABYTE },
  seats: { used: 3, limit: 2 },
}
const starterAccount = {
  ...anAccount,
  accessLevel: 100,
  plan: { access: 'STARTER', source: 'stripe', period: 'monthly' },
}
const uses = (usage: PlanUsage, change: Handlers = {}): Handlers => ({ '/plans/usage': () => ({ usage }), ...change })

const findMeters = async () => within(await screen.findByRole('list', { name: 'What you use of your plan' }, FIRST_USE))

test('a Free account sees how full its plan is, what over-full means, and chooses what stays editable', async () => {
  openApp(AT, billed(aBillingState(), uses(free)))
  const meters = await findMeters()
  const apps = meters.getByRole('meter', { name: 'Instant apps' })
  expect(apps.getAttribute('aria-valuetext')).toBe('7 of 5')
  expect(apps.getAttribute('aria-valuenow')).toBe('5')
  expect(
    meters.getByText('2 more than your plan holds, read-only for now. Visitors still see them. Starter has no limit.'),
  ).toBeTruthy()
  expect(meters.getByRole('meter', { name: 'Slides' }).dataset.full).toBe('true')
  expect(meters.getByText('Starter has no limit.')).toBeTruthy()
  expect(meters.getByRole('meter', { name: 'Links' }).dataset.full).toBe('false')
  expect(meters.getByText('512 MB of 2 GB')).toBeTruthy()
  expect(meters.getByText('Starter holds 2.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Choose what stays editable' }).getAttribute('href')).toBe(
    '/app/account/keep',
  )
  expect(screen.getByRole('link', { name: 'Compare plans' }).getAttribute('href')).toBe('/pricing')
})

test('a paid account sees no limit where there is none, and who is beyond its people', async () => {
  const account = { '/fetchAccountData': () => ({ accountData: starterAccount }) }
  const state = aBillingState({ subscription: aSubscription(), trialDays: 0 })
  openApp(AT, billed(state, uses(starter, account)))
  const meters = await findMeters()
  expect(meters.getAllByText('No limit')).toHaveLength(4)
  expect(meters.getByText('12,345')).toBeTruthy()
  expect(meters.getByText('0 KB of 20 GB')).toBeTruthy()
  expect(
    meters.getByText('1 more than your plan holds. Who has no seat sees the numbers only. Growth holds 5.'),
  ).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Choose what stays editable' })).toBeNull()
})

test('a server that sells no plans shows what is used, and names no larger plan', async () => {
  openApp(AT, billed(aBillingState({ isSold: false }), uses(free)))
  const meters = await findMeters()
  expect(meters.getByText('10 of 10')).toBeTruthy()
  expect(meters.queryByText(/Starter/)).toBeNull()
})

test('what is used is asked for again after it could not be loaded', async () => {
  let isDown = true
  const app = openApp(
    AT,
    billed(aBillingState(), { '/plans/usage': () => (isDown ? refuse('UNAVAILABLE') : { usage: free }) }),
  )
  const alert = await screen.findByText('What you use of your plan could not be loaded.', {}, FIRST_USE)
  isDown = false
  await app.user.click(within(alert.parentElement ?? document.body).getByRole('button', { name: 'Try again' }))
  expect((await findMeters()).getByText('7 of 5')).toBeTruthy()
})

test('the plan that the pricing page was left with is chosen, by the month or by the year', async () => {
  openApp('/app/account?plan=growth-yearly#subscription', billed(aBillingState(), uses(free)))
  const growth = await screen.findByRole<HTMLInputElement>('radio', { name: /^Growth/ }, FIRST_USE)
  expect(growth.checked).toBe(true)
  expect(screen.getByRole('radio', { name: 'Yearly' }).getAttribute('aria-checked')).toBe('true')
})

test('an address that asks for a plan that is not sold chooses as if it asked for none', async () => {
  openApp('/app/account?plan=gold-monthly#subscription', billed(aBillingState(), uses(free)))
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: /^Starter/ }, FIRST_USE)).checked).toBe(true)
})
