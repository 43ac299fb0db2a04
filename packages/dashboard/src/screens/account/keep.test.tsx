// @vitest-environment jsdom
import { listPrice, PLANS } from '@taplet/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aScreen } from '../../testing/a-screen.ts'
import { aPage, type Handlers, refuse, signedIn } from '../../testing/fake-server.ts'
import { anItem } from '../../testing/library.ts'
import { openApp } from '../../testing/open-app.tsx'

aScreen()

// Screens are loaded on first use.
const FIRST_USE = { timeout: 15_000 }
const ids = ['e1', 'e2', 'e3', 'e4', 'e5', 'e6', 'e7']
const pages = ids.map((experienceId, index) =>
  aPage({ experienceId, pageName: `App ${index + 1}`, fullPagePath: experienceId, isReadOnly: index > 4 }),
)
const kept = { experience: ids.slice(0, 5), experienceItem: ['item1'], link: [], qrDesign: [] }
const plans = {
  data: {
    availablePlans: PLANS.map((plan) => ({
      planId: plan.planId,
      access: plan.tier,
      accessLevel: plan.accessLevel,
      entitlement: plan.tier === 'GROWTH' ? 'BUSINESS' : 'PROFESSIONAL',
      period: plan.period,
      prices: [{ currency: 'EUR', amount: listPrice(plan, 'EUR') }],
      isCurrent: false,
    })),
    allPlanFeatures: [],
    planFeaturesByAccessLevel: {},
    currency: 'EUR',
  },
}
const server: Handlers = {
  ...signedIn,
  '/getAllPagesByAccountId': () => ({ pages }),
  '/experienceItems/getAll': () => ({ body: { experienceItems: [anItem()] } }),
  '/links/fetchAll': () => ({ tagData: [] }),
  '/qrDesigns/fetchAll': () => ({ qrDesignData: [] }),
  '/media/getAll': () => ({ media: [] }),
  '/plans/kept': () => ({ kept }),
  '/billing/shared/fetch-available-plans/auth': () => plans,
}
const open = (at: string, change: Handlers = {}) => openApp(at, { ...server, ...change })

test('a merchant chooses which apps stay editable, no more than the plan keeps, and sends that choice', async () => {
  const app = open('/app/account/keep', {
    '/plans/kept': ({ ids: chosen }) => ({
      kept: chosen ? { ...kept, experience: chosen as string[] } : kept,
    }),
  })
  const group = within(await screen.findByRole('region', { name: 'Instant apps' }, FIRST_USE))
  expect(group.getByText('5 of 5 chosen')).toBeTruthy()
  const sixth = group.getByRole<HTMLInputElement>('checkbox', { name: 'App 6' })
  expect(sixth.disabled).toBe(true)
  await app.user.click(group.getByRole('checkbox', { name: 'App 1' }))
  expect(sixth.disabled).toBe(false)
  await app.user.click(sixth)
  await app.user.click(group.getByRole('button', { name: 'Save choice' }))
  await waitFor(() =>
    expect(app.server.bodyOf('/plans/kept')).toEqual({ kind: 'experience', ids: ['e2', 'e3', 'e4', 'e5', 'e6'] }),
  )
  expect(screen.queryByRole('region', { name: 'Slides' })).toBeNull()
})

test('an app beyond the plan opens read-only, with the plan that lifts the limit one press away', async () => {
  const app = open('/app/experiences/e7', {
    '/billing/stripe/update-subscription': () => ({
      data: { type: 'SUBSCRIPTION', subscription: { access: 'STARTER', source: 'stripe', period: 'monthly' } },
    }),
  })
  expect(
    await screen.findByText(/keeps 5 instant apps editable, and this is not one of them/, {}, FIRST_USE),
  ).toBeTruthy()
  expect(await screen.findByText(/Starter has no such limit: €12 a month/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Choose what stays editable' }).getAttribute('href')).toBe(
    '/app/account/keep',
  )
  await app.user.click(screen.getByRole('button', { name: 'Upgrade to Starter' }))
  await waitFor(() =>
    expect(app.server.bodyOf('/billing/stripe/update-subscription')).toEqual({ planId: 'starter-monthly' }),
  )
})

test('where no plans are sold, a limit says who can lift it and offers nothing', async () => {
  open('/app/experiences', {
    '/billing/shared/fetch-available-plans/auth': () => ({ data: { ...plans.data, availablePlans: [] } }),
  })
  expect(await screen.findByText(/Whoever runs it can give your account more/, {}, FIRST_USE)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Upgrade/ })).toBeNull()
})

test('a choice that was not saved is said, and nothing is ticked otherwise', async () => {
  const app = open('/app/account/keep', {
    '/plans/kept': ({ ids: chosen }) => (chosen ? refuse('UNAVAILABLE') : { kept }),
  })
  const group = within(await screen.findByRole('region', { name: 'Instant apps' }, FIRST_USE))
  await app.user.click(group.getByRole('checkbox', { name: 'App 1' }))
  await app.user.click(group.getByRole('button', { name: 'Save choice' }))
  expect(await screen.findByText(/The choice was not saved/, {}, FIRST_USE)).toBeTruthy()
})

test('an editor whose apps are all used is told to ask the owner, and is offered no plan', async () => {
  const session = { accountId: 'a1', personId: 'bela', role: 'editor', accounts: 2 }
  open('/app/experiences', { '/auth/session': () => ({ isSignedIn: true, open: session }) })
  expect(await screen.findByText(/Ask the owner of this account to upgrade/, {}, FIRST_USE)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Choose what stays editable' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Upgrade/ })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Compare plans' })).toBeNull()
})
