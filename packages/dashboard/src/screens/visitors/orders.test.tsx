// @vitest-environment jsdom
import type { Order } from '@taplet/contract'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { conflict, refuse } from '../../testing/fake-server.ts'
import { openApp } from '../../testing/open-app.tsx'
import { anOrder, aPayoutAccount, shopOf } from '../../testing/orders.ts'

beforeAll(() => {
  // jsdom has no scrolling.
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

// Dialogs and screens are loaded on first use.
const FIRST_USE = { timeout: 15_000 }
const HERE = '/app/inbox?tab=orders'
const anas = anOrder()
const ruis = anOrder({
  orderId: 'o2',
  orderNumber: 'M3-9Q',
  title: 'Tea bowl',
  variantName: '',
  quantity: 1,
  deliveryPrice: 0,
  amount: 2450,
  buyerName: 'Rui Alves',
  address: null,
})

async function open(orders: readonly Order[] = [anas, ruis], at = HERE, change = {}) {
  const app = openApp(at, shopOf(orders, change))
  await screen.findAllByRole('article', {}, FIRST_USE)
  return app
}
const detail = () => within(screen.getByRole('region', { name: 'Order' }))
const openRefund = async (app: ReturnType<typeof openApp>) => {
  await app.user.click(detail().getByRole('button', { name: /^Refund/ }))
  return within(await screen.findByRole('dialog', { name: 'Refund order K7-2F?' }, FIRST_USE))
}

test('an order opens beside the list with what, for how much, for whom, where to, and how it came about', async () => {
  const app = await open()
  await app.user.click(screen.getByRole('link', { name: '2 × Morning cup · Sea Blue' }))
  expect(app.place()).toBe(`${HERE}&open=o1`)
  expect(detail().getByRole('heading', { name: 'Order K7-2F' })).toBeTruthy()
  expect(detail().getByText('2 × €18.50')).toBeTruthy()
  expect(detail().getAllByText('€42.00')).toHaveLength(2)
  for (const line of ['Rua Augusta 12', '1100-053 Lisboa', 'Portugal']) expect(detail().getByText(line)).toBeTruthy()
  expect(detail().getByRole('link', { name: 'Email ana@harbour.example' }).getAttribute('href')).toContain('mailto:')
  expect(
    detail()
      .getByRole('link', { name: /card payment provider/ })
      .getAttribute('href'),
  ).toBe(anas.providerUrl)
  expect(detail().getByRole('link', { name: 'Lark Coffee' }).getAttribute('href')).toBe('/app/experiences/e1')
  const happened = within(detail().getByRole('list')).getAllByRole('listitem')
  expect(happened.map((one) => one.textContent?.split('May')[0]?.replace(/\d+ ?$/, ''))).toEqual([
    expect.stringContaining('Ordered'),
    expect.stringContaining('Paid'),
  ])
})

test('the address is copied as it stands on a parcel', async () => {
  const app = await open([anas], `${HERE}&open=o1`)
  const copied = vi.spyOn(navigator.clipboard, 'writeText')
  await app.user.click(detail().getByRole('button', { name: 'Copy the address' }))
  expect(copied).toHaveBeenCalledWith('Ana Costa\nRua Augusta 12\n1100-053 Lisboa\nPortugal')
})

test('an order is marked as sent at once, with Undo, and a refusal is said', async () => {
  let isRefused = false
  const app = await open([anas, ruis], `${HERE}&open=o1`, {
    '/orders/done': () => (isRefused ? refuse('UNAVAILABLE') : { results: [] }),
  })
  await app.user.click(detail().getByRole('button', { name: 'Mark as sent' }))
  expect(detail().getAllByText('Sent')).toHaveLength(2)
  expect(app.server.bodyOf('/orders/done')).toEqual({ ids: ['o1'], isDone: true })
  await app.user.click(await screen.findByRole('button', { name: 'Undo' }, FIRST_USE))
  await waitFor(() => expect(app.server.bodyOf('/orders/done')).toEqual({ ids: ['o1'], isDone: false }))
  isRefused = true
  await app.user.click(await screen.findByRole('button', { name: 'Mark as sent' }))
  expect(await screen.findByText(/It could not be changed and is as it was/)).toBeTruthy()
  expect(detail().getByRole('button', { name: 'Mark as sent' })).toBeTruthy()
})

test('a refund asks first, says how much of what, and a double press gives back once', async () => {
  const app = await open([anas, ruis], `${HERE}&open=o1`)
  const dialog = await openRefund(app)
  expect(dialog.getByText('All of it goes back to Ana Costa, onto the card that paid: €42.00.')).toBeTruthy()
  expect(app.server.bodyOf('/orders/refund')).toBeUndefined()
  await app.user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'One arrived chipped')
  await app.user.dblClick(dialog.getByRole('button', { name: 'Refund €42.00' }))
  await waitFor(() => expect(detail().getByText('All of the money went back to the buyer.')).toBeTruthy())
  expect(app.server.calls.filter(({ path }) => path === '/orders/refund')).toHaveLength(1)
  expect(app.server.bodyOf('/orders/refund')).toEqual({
    orderId: 'o1',
    amount: 4200,
    refundedAmount: 0,
    reason: 'One arrived chipped',
    restock: false,
  })
  expect(detail().queryByRole('button', { name: /^Refund/ })).toBeNull()
})

test('a part of it can go back, but never more than there is', async () => {
  const app = await open([anas], `${HERE}&open=o1`)
  const dialog = await openRefund(app)
  const amount = dialog.getByRole('textbox', { name: 'Amount' })
  await app.user.clear(amount)
  await app.user.type(amount, '42.01')
  expect(dialog.getByText('Type an amount of at most €42.00.')).toBeTruthy()
  await app.user.click(dialog.getByRole('button', { name: 'Refund' }))
  expect(app.server.bodyOf('/orders/refund')).toBeUndefined()
  await app.user.clear(amount)
  await app.user.type(amount, '18,50')
  expect(dialog.getByText(/€18.50 goes back to Ana Costa.*€23.50 stays with you/)).toBeTruthy()
  // [14.15] As many items as the amount stands for, unless the merchant says otherwise.
  await app.user.click(dialog.getByRole('switch', { name: 'Restock' }))
  expect(dialog.getByText('1 item goes back into stock.')).toBeTruthy()
  const pieces = dialog.getByRole('textbox', { name: 'Items back in stock' })
  await app.user.clear(pieces)
  await app.user.type(pieces, '3')
  expect(dialog.getByText('Type a whole number of at most 2.')).toBeTruthy()
  await app.user.clear(pieces)
  await app.user.type(pieces, '2')
  await app.user.click(dialog.getByRole('button', { name: 'Refund €18.50' }))
  await waitFor(() => expect(detail().getByText('€18.50 refunded')).toBeTruthy())
  expect(app.server.bodyOf('/orders/refund')).toMatchObject({ amount: 1850, restock: true, pieces: 2 })
  expect(detail().getByText('€23.50')).toBeTruthy()
  expect(detail().getByRole('button', { name: 'Mark as sent' })).toBeTruthy()
})

test('where the answer to a refund was lost the order is looked up, and nothing goes back twice', async () => {
  let isOnline = true
  let current = anas
  const app = await open([anas], `${HERE}&open=o1`, {
    '/orders': () => {
      if (!isOnline) throw new TypeError('offline')
      return { orders: [current], nextCursor: null }
    },
    '/orders/refund': () => {
      isOnline = false
      current = { ...anas, refundedAmount: 1000 }
      throw new TypeError('offline')
    },
  })
  const dialog = await openRefund(app)
  await app.user.click(dialog.getByRole('button', { name: 'Refund €42.00' }))
  expect(await dialog.findByText(/we do not know whether the money went back/)).toBeTruthy()
  isOnline = true
  await app.user.click(dialog.getByRole('button', { name: 'Refund €42.00' }))
  await waitFor(() => expect(detail().getByText('€10.00 refunded')).toBeTruthy())
  expect(app.server.calls.filter(({ path }) => path === '/orders/refund')).toHaveLength(1)
})

test('the dialog of a refund says where a part went back elsewhere meanwhile and asks anew', async () => {
  const now = anOrder({ refundedAmount: 500 })
  let isStale = true
  const app = await open([anas], `${HERE}&open=o1`, {
    '/orders/refund': () => (isStale ? conflict(now) : { order: { ...now, refundedAmount: 4200, state: 'REFUNDED' } }),
  })
  const dialog = await openRefund(app)
  await app.user.click(dialog.getByRole('button', { name: 'Refund €42.00' }))
  expect(await dialog.findByText(/Money went back for this order while/)).toBeTruthy()
  expect(dialog.getByText('of €37.00')).toBeTruthy()
  isStale = false
  await app.user.click(dialog.getByRole('button', { name: 'Refund €37.00' }))
  await waitFor(() => expect(detail().getByText('All of the money went back to the buyer.')).toBeTruthy())
  expect(app.server.bodyOf('/orders/refund')).toMatchObject({ amount: 3700, refundedAmount: 500 })
})

test('the dialog of a refund closes where all of it went back elsewhere meanwhile, and says why', async () => {
  const app = await open([anas], `${HERE}&open=o1`, {
    '/orders/refund': () => conflict(anOrder({ refundedAmount: 4200, state: 'REFUNDED' })),
  })
  const dialog = await openRefund(app)
  await app.user.click(dialog.getByRole('button', { name: 'Refund €42.00' }))
  expect(await screen.findByText(/Money went back for this order while/)).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Refund order K7-2F?' })).toBeNull())
  expect(detail().getByText('All of the money went back to the buyer.')).toBeTruthy()
})

test('the filter that leaves out what was never paid is called Paid', async () => {
  await open([anas, ruis, anOrder({ orderId: 'o3', state: 'UNPAID', paymentStatus: 'FAILED' })])
  expect(await screen.findByRole('button', { name: 'Paid 2' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Unpaid 1' })).toBeTruthy()
})

test('what is filtered is in the address, in what is asked for, and in the file', async () => {
  const app = await open([anas, ruis])
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.href)
  })
  await app.user.click(screen.getByRole('button', { name: 'To do 2' }))
  expect(app.place()).toBe(`${HERE}&state=TO_DO`)
  await waitFor(() => expect(app.server.bodyOf('/orders')).toMatchObject({ state: 'TO_DO' }))
  await app.user.type(screen.getByRole('searchbox', { name: 'Search orders' }), 'Tea')
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
  await app.user.click(screen.getByRole('button', { name: 'Export CSV' }))
  const file = new URL(saved[0] ?? '')
  expect(file.pathname).toBe('/api/orders/export')
  expect(Object.fromEntries(file.searchParams)).toMatchObject({ state: 'TO_DO', search: 'Tea' })
})

test('two hundred orders come a page at a time, and many are marked together', async () => {
  const many = Array.from({ length: 200 }, (_, index) => anOrder({ orderId: `o${index}`, orderNumber: `N-${index}` }))
  const app = await open(many)
  expect(screen.getAllByRole('article')).toHaveLength(50)
  await app.user.click(screen.getByRole('button', { name: 'Show more' }))
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(100))
  await app.user.click(screen.getByRole('checkbox', { name: 'Select N-0' }))
  await app.user.click(screen.getByRole('checkbox', { name: 'Select N-3' }))
  await app.user.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(app.server.bodyOf('/orders/done')).toEqual({ ids: ['o0', 'o3'], isDone: true }))
})

test('keys move, mark as done and ask for a refund', async () => {
  const app = await open([anas, ruis], `${HERE}&open=o1`)
  await app.user.keyboard('j')
  await waitFor(() => expect(app.place()).toBe(`${HERE}&open=o2`))
  await app.user.keyboard('d')
  await waitFor(() => expect(app.server.bodyOf('/orders/done')).toEqual({ ids: ['o2'], isDone: true }))
  await app.user.keyboard('r')
  expect(await screen.findByRole('dialog', { name: 'Refund order M3-9Q?' }, FIRST_USE)).toBeTruthy()
  await app.user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await app.user.keyboard('{Escape}')
  await waitFor(() => expect(app.place()).toBe(HERE))
})

test.each([
  ['READY', 'Open your slides', '/app/experienceItems'],
  ['NONE', 'Connect to get paid', '/app/account#getting-paid'],
  ['PENDING', 'Continue payout setup', '/app/account#getting-paid'],
  ['NOT_OFFERED', 'Open your slides', '/app/experienceItems'],
] as const)('without an order yet, and payouts %s, the next step is "%s"', async (state, name, href) => {
  openApp(HERE, shopOf([], { '/payouts/account': () => ({ account: aPayoutAccount({ state }) }) }))
  expect(await screen.findByRole('heading', { name: 'No orders yet' }, FIRST_USE)).toBeTruthy()
  expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(href)
})

test('orders that do not load say so, and come with Try again', async () => {
  let isBroken = true
  const list = shopOf([anas])['/orders']
  const app = openApp(
    HERE,
    shopOf([anas], { '/orders': (body) => (isBroken ? refuse('BAD_REQUEST') : (list?.(body) ?? {})) }),
  )
  expect(await screen.findByRole('heading', { name: 'Your orders did not load' }, FIRST_USE)).toBeTruthy()
  isBroken = false
  await app.user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findAllByRole('article')).toHaveLength(1)
})

test('the tabs of the inbox say how many orders are to do', async () => {
  openApp('/app/inbox', shopOf([anas, ruis]))
  const tab = await screen.findByRole('link', { name: /^Orders/ }, FIRST_USE)
  await waitFor(() => expect(tab.textContent).toContain('2'), FIRST_USE)
  expect(tab.getAttribute('href')).toBe(HERE)
})

test('[14.11] the inbox opens at orders when only those wait, and the tab chosen then stays', async () => {
  const app = await open([anas], '/app/inbox')
  await waitFor(() => expect(app.place()).toBe(HERE))
  await app.user.click(screen.getByRole('link', { name: /^Reviews/ }))
  await waitFor(() => expect(app.place()).toBe('/app/inbox'))
  expect(await screen.findByText('1 waiting', {}, FIRST_USE)).toBeTruthy()
  expect(app.place()).toBe('/app/inbox')
})
