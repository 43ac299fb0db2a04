// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { refuse } from '../../testing/fake-server.ts'
import { aReview, keepingInboxOf } from '../../testing/inbox.ts'
import { openApp } from '../../testing/open-app.tsx'
import { anOrder, shopOf } from '../../testing/orders.ts'

beforeAll(() => {
  // jsdom has no scrolling.
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(() => {
  // Sends pending deletions now, so that they do not leak into the next test.
  globalThis.dispatchEvent(new Event('pagehide'))
  cleanup()
})

const FIRST_USE = { timeout: 15_000 }
const reviews = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    aReview({ id: `r${index}`, name: `Guest ${index}`, text: index === 1 ? 'Donaudampf' : 'Good' }),
  )
const open = async (count: number, at = '/app/inbox', change = {}) => {
  const app = openApp(at, keepingInboxOf(reviews(count), change))
  await screen.findAllByRole('article', {}, FIRST_USE)
  return app
}
const names = () => screen.queryAllByRole('article').map((one) => one.querySelector('h3')?.textContent)
const pill = (name: string) => screen.findByRole('button', { name })
const press = (app: ReturnType<typeof openApp>, name: string) =>
  app.user.click(within(screen.getByRole('toolbar')).getByRole('button', { name }))
const sentIds = (app: ReturnType<typeof openApp>, path: string) =>
  app.server.calls
    .filter((call) => call.path === path)
    .flatMap(({ body }) => (Array.isArray(body['ids']) ? body['ids'] : []))

test('when all that is shown is deleted the next page takes its place, and the numbers follow', async () => {
  const app = await open(5)
  await pill('All 5')
  await app.user.click(screen.getByRole('button', { name: 'Select' }))
  await press(app, 'Select all')
  await press(app, 'Delete')
  await waitFor(() => expect(names()).toEqual(['Guest 2', 'Guest 3']))
  expect(screen.queryByText(/No entries match/)).toBeNull()
  await pill('All 3')
  await pill('Waiting 3')
  const strip = screen.getByText('2 reviews are deleted').parentElement
  await app.user.click(within(strip ?? document.body).getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(names()).toEqual(['Guest 0', 'Guest 1', 'Guest 2', 'Guest 3']))
  await pill('All 5')
})

test('many that are decided out of the filter make way for the next of it, and Undo brings them back', async () => {
  const app = await open(5, '/app/inbox?state=PENDING')
  await app.user.keyboard('{Control>}a{/Control}')
  await press(app, 'Approve')
  await waitFor(() => expect(names()).toEqual(['Guest 2', 'Guest 3']))
  await pill('Approved 2')
  const strip = (await screen.findByText('2 reviews approved. They are on their slides now.')).parentElement
  await app.user.click(within(strip ?? document.body).getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(names()).toEqual(['Guest 0', 'Guest 1']))
  await pill('Waiting 5')
})

test('all that the filter holds can be selected, is sent in parts the server takes, and all of it taken back', async () => {
  const app = await open(213)
  await pill('All 213')
  await app.user.click(screen.getByRole('button', { name: 'Select' }))
  await press(app, 'Select all')
  expect(within(screen.getByRole('toolbar')).getByText('2 selected')).toBeTruthy()
  await press(app, 'Select all 213')
  await within(screen.getByRole('toolbar')).findByText('213 selected', {}, FIRST_USE)
  await press(app, 'Reject')
  const text = await screen.findByText('213 reviews rejected. Visitors do not see them.', {}, FIRST_USE)
  expect(new Set(sentIds(app, '/inbox/moderate')).size).toBe(213)
  await pill('Rejected 213')
  await app.user.click(within(text.parentElement ?? document.body).getByRole('button', { name: 'Undo' }))
  await pill('Waiting 213')
  expect(await screen.findByText('Undone for 213 reviews', {}, FIRST_USE)).toBeTruthy()
}, 30_000)

test('what the server refuses of many is said, and Undo is for what it took', async () => {
  let calls = 0
  const app = await open(4, '/app/inbox', {
    '/inbox/moderate': () => (++calls > 1 ? refuse('UNAVAILABLE') : { results: [] }),
  })
  await app.user.keyboard('{Control>}a{/Control}')
  await press(app, 'Approve')
  const text = await screen.findByText('2 reviews approved. They are on their slides now.')
  await app.user.click(within(text.parentElement ?? document.body).getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText(/2 entries could not be changed and are as they were/, {}, FIRST_USE)).toBeTruthy()
})

test('the numbers are those of what a search finds, which an address may call search', async () => {
  const app = await open(5, '/app/inbox?search=Donaudampf')
  expect(app.place()).toBe('/app/inbox?q=Donaudampf')
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'Donaudampf')
  expect(names()).toEqual(['Guest 1'])
  await pill('All 1')
  await pill('Waiting 1')
})

test('many orders of a filter are marked together, make way for the next, and can be taken back above the list', async () => {
  const orders = Array.from({ length: 60 }, (_, index) =>
    anOrder({ orderId: `o${index}`, orderNumber: `N-${index}`, title: `Cup ${index}` }),
  )
  const done = new Set<unknown>()
  const now = () => orders.map((one) => (done.has(one.orderId) ? { ...one, state: 'DONE' as const } : one))
  const handlers = shopOf(orders, {
    '/orders': (...input) => shopOf(now())['/orders']?.(...input) ?? {},
    '/orders/counts': (...input) => shopOf(now())['/orders/counts']?.(...input) ?? {},
    '/orders/done': ({ ids, isDone }) => {
      for (const id of Array.isArray(ids) ? ids : []) done[isDone ? 'add' : 'delete'](id)
      return { results: [] }
    },
  })
  const app = openApp('/app/inbox?tab=orders&state=TO_DO', handlers)
  await screen.findAllByRole('article', {}, FIRST_USE)
  await app.user.click(screen.getByRole('button', { name: 'Select' }))
  await press(app, 'Select all')
  await press(app, 'Done')
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(10))
  const strip = screen.getByText('50 orders are done').parentElement
  await app.user.click(within(strip ?? document.body).getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(50))
  expect(done.size).toBe(0)
}, 30_000)
