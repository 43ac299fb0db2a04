// @vitest-environment jsdom
import type { Product } from '@taplet/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aScreen } from '../../testing/a-screen.ts'
import { aPage, refuse, signedIn } from '../../testing/fake-server.ts'
import { anItem } from '../../testing/library.ts'
import { openApp } from '../../testing/open-app.tsx'
import { aPayoutAccount, shopOf } from '../../testing/orders.ts'

aScreen()

// Dialogs and screens are loaded on first use.
const FIRST_USE = { timeout: 15_000 }
const SETTINGS = '/app/account#getting-paid'
const cup: Product = {
  productId: 'p1',
  name: 'Morning cup',
  description: '',
  currency: 'EUR',
  images: [],
  buyUrl: '',
  sellHere: false,
  isSent: false,
  deliveryPrice: 0,
  active: true,
  variants: [{ variantId: 'n1', name: '', colour: '', price: 1850, fullPrice: null, stock: null, imageUrl: '' }],
  usedIn: ['i1'],
  revision: 4,
  createdAt: '2026-05-01T08:00:00.000Z',
  updatedAt: '2026-05-01T08:00:00.000Z',
}
const slide = anItem({ experienceItemId: 'i1', itemType: 'PRODUCT', viewId: null, productId: 'p1', usedIn: ['e1'] })
const openProduct = (account = aPayoutAccount()) =>
  openApp('/app/experienceItems/i1', {
    ...signedIn,
    '/getAllPagesByAccountId': () => ({ pages: [aPage({ experienceItems: ['i1'] })] }),
    '/experienceItems/getAll': () => ({ body: { experienceItems: [slide] } }),
    '/media/getAll': () => ({ media: [] }),
    '/products/getAll': () => ({ products: [cup] }),
    '/products/update': (body) => ({ product: { ...cup, ...body, revision: 5 } }),
    '/payouts/account': () => ({ account }),
    '/payouts/connect': () => refuse('UNAVAILABLE'),
  })

test('a product is sold on its slide, handed over or sent for a price, and the preview shows the button', async () => {
  const app = openProduct()
  const preview = within(await screen.findByRole('region', { name: 'Preview' }, FIRST_USE))
  expect(preview.queryByRole('button', { name: /^Buy/, hidden: true })).toBeNull()
  await app.user.click(screen.getByRole('switch', { name: 'Sell it on the slide' }))
  expect(screen.queryByRole('textbox', { name: /^Delivery/ })).toBeNull()
  await app.user.click(screen.getByRole('radio', { name: 'Delivery' }))
  expect(await screen.findByText(/Visitors can pay/, {}, FIRST_USE)).toBeTruthy()
  await app.user.type(screen.getByRole('textbox', { name: /^Delivery/ }), 'cheap')
  await app.user.click(screen.getByRole('button', { name: 'Publish changes' }))
  expect(await screen.findByText(/Type a price, for example/)).toBeTruthy()
  expect(app.server.bodyOf('/products/update')).toBeUndefined()
  await app.user.clear(screen.getByRole('textbox', { name: /^Delivery/ }))
  await app.user.type(screen.getByRole('textbox', { name: /^Delivery/ }), '4,90')
  await app.user.click(screen.getByRole('button', { name: 'Publish changes' }))
  await waitFor(() =>
    expect(app.server.bodyOf('/products/update')).toMatchObject({ sellHere: true, isSent: true, deliveryPrice: 490 }),
  )
})

test('before there is an account to be paid to, the product says so, and leads there once it is saved', async () => {
  const app = openProduct(aPayoutAccount({ state: 'NONE', dashboardUrl: '' }))
  await app.user.click(await screen.findByRole('switch', { name: 'Sell it on the slide' }, FIRST_USE))
  await app.user.click(await screen.findByRole('button', { name: 'Connect to get paid' }, FIRST_USE))
  expect(await screen.findByText(/Save this product first/, {}, FIRST_USE)).toBeTruthy()
  expect(app.server.bodyOf('/payouts/connect')).toBeUndefined()
  await app.user.click(screen.getByRole('button', { name: 'Publish changes' }))
  await screen.findByRole('button', { name: 'Done' })
  await app.user.click(screen.getByRole('button', { name: 'Connect to get paid' }))
  await waitFor(() => expect(app.server.bodyOf('/payouts/connect')).toEqual({ returnPath: '/app/experienceItems/i1' }))
  expect(await screen.findByText(/That did not work/)).toBeTruthy()
})

test('what the provider still asks for stands in the account screen, with the way there', async () => {
  const account = aPayoutAccount({ state: 'PENDING', missing: ['A bank account', 'Your date of birth'] })
  const app = openApp(SETTINGS, shopOf([], { '/payouts/account': () => ({ account }) }))
  const card = within(await screen.findByRole('region', { name: 'Getting paid' }, FIRST_USE))
  expect(await card.findByText('Your date of birth')).toBeTruthy()
  await app.user.click(card.getByRole('button', { name: 'Continue at Stripe' }))
  expect(app.server.bodyOf('/payouts/connect')).toEqual({ returnPath: '/app/account#getting-paid' })
})

test('disconnecting asks first and says what stays', async () => {
  const none = aPayoutAccount({ state: 'NONE', dashboardUrl: '' })
  const app = openApp(SETTINGS, shopOf([], { '/payouts/disconnect': () => ({ account: none }) }))
  await app.user.click(await screen.findByRole('button', { name: 'Disconnect' }, FIRST_USE))
  const dialog = within(await screen.findByRole('dialog', { name: 'Disconnect your payout account?' }, FIRST_USE))
  expect(dialog.getByText(/Your orders stay here/)).toBeTruthy()
  expect(app.server.bodyOf('/payouts/disconnect')).toBeUndefined()
  await app.user.click(dialog.getByRole('button', { name: 'Disconnect' }))
  expect(await screen.findByRole('button', { name: 'Connect to get paid' })).toBeTruthy()
})
