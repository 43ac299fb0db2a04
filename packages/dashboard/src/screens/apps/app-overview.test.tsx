// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { aScreen } from '../../testing/a-screen.ts'
import { aReview, countsOf } from '../../testing/inbox.ts'
import { aPage, type Handlers, refuse } from '../../testing/fake-server.ts'
import { aLink, linkServer, scansOf } from '../../testing/links.ts'
import { openApp } from '../../testing/open-app.tsx'
import { anOrder } from '../../testing/orders.ts'
import { aReport, totalsOf } from '../../testing/reports.ts'

// It measures text and reads pixels, which jsdom cannot; its own tests and e2e/ cover it.
vi.mock('../../features/checks/app-checks.tsx', () => ({ AppChecks: () => null }))

aScreen()

const FIRST_USE = { timeout: 15_000 }
const links = [
  aLink({ tagId: 'door', tagName: 'Door' }),
  aLink({ tagId: 'menu', tagName: 'Menu card' }),
  aLink({ tagId: 'shop', tagName: 'Shop', experienceId: null, destinationUrl: 'https://lark.coffee/shop' }),
]
const orders = [anOrder()]
const reviews = [aReview({ text: 'Best cup in town', stars: 5 })]
const server: Handlers = {
  ...linkServer(links),
  '/drafts': () => ({ drafts: [] }),
  '/links/stats': () => ({ scans: { door: scansOf(40), menu: scansOf(612) }, health: {} }),
  '/analytics/report': () => ({ report: aReport() }),
  '/orders': () => ({ orders, nextCursor: null }),
  '/orders/counts': () => ({ counts: { TO_DO: 1, DONE: 0, REFUNDED: 0, UNPAID: 0 } }),
  '/inbox': () => ({ entries: reviews, nextCursor: null }),
  '/inbox/counts': () => countsOf(reviews),
}
const open = (change: Handlers = {}) => openApp('/app/experiences/e1', { ...server, ...change })
const card = async (name: string) => within(await screen.findByRole('region', { name }, FIRST_USE))

test('the overview answers how an app is going: visits, links, orders and reviews of this app alone', async () => {
  const app = open()
  const visits = await card('Visits')
  expect(await visits.findByText('1,712')).toBeTruthy()
  expect(visits.getByText('25% more than before')).toBeTruthy()
  const rows = (await card('Links and codes')).findAllByRole('link', { name: /Door|Menu card|Shop/ })
  expect((await rows).map((link) => link.textContent)).toEqual(['Menu card', 'Door'])
  expect(await (await card('Links and codes')).findByText('612')).toBeTruthy()
  expect(await (await card('Orders')).findByText('1 to deliver or hand over')).toBeTruthy()
  expect(await (await card('Reviews')).findByText('Best cup in town')).toBeTruthy()
  expect(app.server.bodyOf('/orders')).toMatchObject({ experienceId: 'e1' })
  expect(app.server.bodyOf('/inbox')).toMatchObject({ experienceId: 'e1', kind: 'REVIEW' })
})

test('below each slide stands how many saw it, and for how long', async () => {
  open()
  const [first] = await screen.findAllByRole('listitem', {}, FIRST_USE)
  if (!first) throw new Error('An app has a slide')
  expect(await within(first).findByText('1,690', {}, FIRST_USE)).toBeTruthy()
  expect(within(first).getByText(/99% of arrivals/)).toBeTruthy()
  expect(within(first).getByText('6.0 s')).toBeTruthy()
})

test('where there is nothing yet, each card says in one sentence how it comes', async () => {
  open({
    '/analytics/report': () => ({ report: aReport({ totals: totalsOf(), before: totalsOf(), since: null }) }),
    '/links/fetchAll': () => ({ tagData: [] }),
    '/orders': () => ({ orders: [], nextCursor: null }),
    '/inbox': () => ({ entries: [], nextCursor: null }),
  })
  expect(await (await card('Visits')).findByText(/^No visits in the last/)).toBeTruthy()
  expect(await (await card('Links and codes')).findByText(/^No links yet/)).toBeTruthy()
  expect(await (await card('Orders')).findByText(/^No orders yet/)).toBeTruthy()
  expect(await (await card('Reviews')).findByText(/^No reviews yet/)).toBeTruthy()
})

test('before an app is published, its visits say that they come with publishing', async () => {
  open({
    '/analytics/report': () => ({ report: aReport({ totals: totalsOf(), before: totalsOf(), since: null }) }),
    '/getAllPagesByAccountId': () => ({ pages: [aPage({ publishedAt: null, experienceItems: ['i1'] })] }),
  })
  expect(await (await card('Visits')).findByText(/^Visits are counted here once/)).toBeTruthy()
})

test('one that cannot be loaded says so and comes with the next try; the others stand', async () => {
  let isDown = true
  const app = open({
    '/orders': () => (isDown ? refuse('UNAVAILABLE') : { orders, nextCursor: null }),
  })
  const again = await (await card('Orders')).findByRole('button', { name: 'Try again' }, FIRST_USE)
  expect(await (await card('Reviews')).findByText('Best cup in town')).toBeTruthy()
  isDown = false
  await app.user.click(again)
  expect(await (await card('Orders')).findByText(/Morning cup/)).toBeTruthy()
})

test('an editor, who does not sell, is shown neither orders nor reviews', async () => {
  const session = { accountId: 'a1', personId: 'bela', role: 'editor', accounts: 2 }
  open({ '/auth/session': () => ({ isSignedIn: true, open: session }) })
  await card('Visits')
  expect(screen.queryByRole('region', { name: 'Orders' })).toBeNull()
  expect(screen.queryByRole('region', { name: 'Reviews' })).toBeNull()
})

test('a phone shows three tabs, and the others with the tools in a menu', async () => {
  const list = { addEventListener: () => undefined, removeEventListener: () => undefined }
  vi.stubGlobal('matchMedia', (query: string) => ({ ...list, matches: query.includes('max-width: 600px') }))
  const app = open()
  await screen.findByRole('tab', { name: 'Slides' }, FIRST_USE)
  const tabs = () => screen.getAllByRole('tab').map((tab) => tab.textContent)
  expect(tabs()).toEqual(['Slides', 'Links', 'Analytics'])
  const pick = async (name: string) => {
    await app.user.click(screen.getByRole('button', { name: 'More for this app' }))
    await app.user.click(await screen.findByRole('menuitem', { name }, FIRST_USE))
  }
  await pick('Details')
  expect(tabs()).toEqual(['Slides', 'Details', 'Links', 'Analytics'])
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Details')
  await pick('About this app')
  expect(await screen.findByRole('button', { name: 'Duplicate app' }, FIRST_USE)).toBeTruthy()
})
