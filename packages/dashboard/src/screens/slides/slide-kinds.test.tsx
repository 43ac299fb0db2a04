// @vitest-environment jsdom
import type { Product } from '@taplet/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aScreen } from '../../testing/a-screen.ts'
import { aPage, conflict, type Handlers, signedIn } from '../../testing/fake-server.ts'
import { anItem, aView } from '../../testing/library.ts'
import { openApp } from '../../testing/open-app.tsx'

aScreen()

// Dialogs and editors are loaded on first use.
const FIRST_USE = { timeout: 15_000 }
const cup: Product = {
  productId: 'p1',
  name: 'Morning cup',
  description: 'Stoneware.',
  currency: 'EUR',
  images: [],
  buyUrl: 'https://lark.example/cup',
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
const facts = (url: string, reason = '') => ({
  url,
  state: reason === '' ? 'FRAMEABLE' : 'REFUSES',
  reason,
  frameUrl: reason === '' ? url : '',
  title: 'Bread',
  description: '',
  siteName: 'bread.example',
  imageUrl: '',
  checkedAt: '2026-05-01T08:00:00.000Z',
})
const site = anItem({
  experienceItemId: 'i1',
  itemName: 'Our bread',
  itemType: 'EXTERNAL_WEBSITE',
  viewId: null,
  websiteUrl: 'https://bread.example/',
})
const cupSlide = anItem({
  experienceItemId: 'i1',
  itemName: 'Morning cup',
  itemType: 'PRODUCT',
  viewId: null,
  productId: 'p1',
})
const welcome = anItem({ experienceItemId: 'i0', viewId: 'v0' })
const RED = aView(['TEXT_BOX'], { viewId: 'v0' })
RED.viewMetadata.backgroundMedia.color = '#8A1010'
RED.viewMetadata.theme.ink = '#FFFFFF'

const open = (at: string, items: readonly object[], change: Handlers = {}) =>
  openApp(at, {
    ...signedIn,
    '/experienceItems/getAll': () => ({ body: { experienceItems: items } }),
    '/getAllViewsByAccountId': () => ({ views: [RED] }),
    '/getAllPagesByAccountId': () => ({ pages: [aPage({ experienceItems: ['i0', 'i1'] })] }),
    '/media/getAll': () => ({ media: [] }),
    '/websites/check': ({ url }) => ({ website: facts(String(url)) }),
    '/products/getAll': () => ({ products: [cup] }),
    ...change,
  })
const made = (change: object) => ({
  '/experienceItems/create': (body: object) => ({
    body: {
      newExperienceItem: anItem({ experienceItemId: 'i1', viewId: null, ...change, ...body }),
      updatedView: null,
    },
  }),
})
const ground = () => document.querySelector<HTMLElement>('.tp-slide')?.getAttribute('style') ?? ''

test('a slide that shows a website is made from its address, named after its host, and opened', async () => {
  const app = open('/app/experienceItems', [welcome], made({}))
  await app.user.click(await screen.findByRole('button', { name: 'New slide' }, FIRST_USE))
  await app.user.click(await screen.findByRole('button', { name: 'A website' }, FIRST_USE))
  const dialog = within(await screen.findByRole('dialog', { name: 'Show a website' }, FIRST_USE))
  await app.user.type(dialog.getByRole('textbox', { name: 'Web address' }), 'no address{Enter}')
  expect(dialog.getByText(/Type a web address, for example/)).toBeTruthy()
  expect(app.server.bodyOf('/experienceItems/create')).toBeUndefined()
  await app.user.clear(dialog.getByRole('textbox', { name: 'Web address' }))
  await app.user.type(dialog.getByRole('textbox', { name: 'Web address' }), 'www.bread.example/menu{Enter}')
  await waitFor(() => expect(app.place()).toContain('/app/experienceItems/i1'))
  expect(app.server.bodyOf('/experienceItems/create')).toMatchObject({
    itemName: 'bread.example',
    itemType: 'EXTERNAL_WEBSITE',
    websiteUrl: 'https://www.bread.example/menu',
  })
})

test('a slide that shows a new product asks for its name and price, and makes both', async () => {
  const app = open('/app/experienceItems', [welcome], {
    ...made({}),
    '/products/create': (body) => ({ product: { ...cup, ...body, productId: 'p2' } }),
  })
  await app.user.click(await screen.findByRole('button', { name: 'New slide' }, FIRST_USE))
  await app.user.click(await screen.findByRole('button', { name: 'A product' }, FIRST_USE))
  const dialog = within(await screen.findByRole('dialog', { name: 'Show a product' }, FIRST_USE))
  await app.user.click(dialog.getByRole('button', { name: 'Create slide' }))
  expect(dialog.getByText(/A product needs a name/)).toBeTruthy()
  expect(dialog.getByText(/Type a price/)).toBeTruthy()
  await app.user.type(dialog.getByRole('textbox', { name: 'Name of the product' }), 'Tea bowl')
  await app.user.type(dialog.getByRole('textbox', { name: 'Price' }), '24.50')
  await app.user.click(dialog.getByRole('button', { name: 'Create slide' }))
  await waitFor(() => expect(app.place()).toContain('/app/experienceItems/i1'))
  expect(app.server.bodyOf('/products/create')).toMatchObject({ name: 'Tea bowl', variants: [{ price: 2450 }] })
  expect(app.server.bodyOf('/experienceItems/create')).toMatchObject({ itemType: 'PRODUCT', productId: 'p2' })
})

test('the editor of a website says what visitors get, shows it in the look of its app, and saves a new address', async () => {
  const app = open('/app/experienceItems/i1', [welcome, site], {
    '/websites/check': ({ url }) => ({ website: facts(String(url), String(url).includes('closed') ? 'HEADERS' : '') }),
    '/experienceItems/update': (body) => ({ body: { updatedExperienceItem: { ...site, ...body, revision: 2 } } }),
  })
  expect(await screen.findByText(/Visitors see this website inside of the slide. While/, {}, FIRST_USE)).toBeTruthy()
  await waitFor(() => expect(ground()).toContain('#8A1010'))
  const address = screen.getByRole('textbox', { name: 'Web address' })
  await app.user.clear(address)
  await app.user.type(address, 'https://closed.example/')
  expect(await screen.findByText(/does not allow to be shown inside other pages/, {}, FIRST_USE)).toBeTruthy()
  await app.user.click(screen.getByRole('button', { name: 'Publish changes' }))
  expect(await screen.findByRole('button', { name: 'Done' })).toBeTruthy()
  expect(app.server.bodyOf('/experienceItems/update')).toMatchObject({
    websiteUrl: 'https://closed.example/',
    revision: 1,
  })
})

test('the editor of a product shows what is typed in the look of its app, and saves only what can be', async () => {
  const app = open('/app/experienceItems/i1', [welcome, cupSlide], {
    '/products/update': (body) => ({ product: { ...cup, ...body, revision: 5 } }),
  })
  const price = await screen.findByRole('textbox', { name: 'Price' }, FIRST_USE)
  const preview = within(screen.getByRole('region', { name: 'Preview' }))
  await waitFor(() => expect(ground()).toContain('#8A1010'))
  await app.user.clear(price)
  await app.user.type(price, 'much')
  await app.user.click(screen.getByRole('button', { name: 'Publish changes' }))
  expect(await screen.findByText(/Type a price, for example/)).toBeTruthy()
  expect(app.server.bodyOf('/products/update')).toBeUndefined()
  await app.user.clear(price)
  await app.user.type(price, '21')
  expect(preview.getByText(/€21/)).toBeTruthy()
  await app.user.click(screen.getByRole('button', { name: 'Publish changes' }))
  expect(await screen.findByRole('button', { name: 'Done' })).toBeTruthy()
  expect(app.server.bodyOf('/products/update')).toMatchObject({
    productId: 'p1',
    revision: 4,
    variants: [{ price: 2100 }],
  })
})

test('a product that somebody else has changed meanwhile is not overwritten, and its newer state can be taken', async () => {
  const app = open('/app/experienceItems/i1', [welcome, cupSlide], {
    '/products/update': () => conflict({ ...cup, name: 'Evening cup', revision: 9 }),
  })
  const name = await screen.findByRole('textbox', { name: 'Name' }, FIRST_USE)
  await app.user.type(name, ' blue')
  await app.user.click(screen.getByRole('button', { name: 'Publish changes' }))
  expect(await screen.findByText(/Nothing was overwritten/)).toBeTruthy()
  await app.user.click(screen.getByRole('button', { name: 'Load newer version' }))
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Evening cup'))
})

test('a slide whose product was deleted says so, and shows another one when asked', async () => {
  const app = open('/app/experienceItems/i1', [welcome, { ...cupSlide, productId: 'gone' }], {
    '/experienceItems/update': (body) => ({ body: { updatedExperienceItem: { ...cupSlide, ...body, revision: 2 } } }),
  })
  expect(await screen.findByRole('heading', { name: 'This product was deleted' }, FIRST_USE)).toBeTruthy()
  await app.user.click(screen.getByRole('combobox', { name: 'Show another product' }))
  await app.user.click(await screen.findByRole('option', { name: 'Morning cup' }))
  expect(await screen.findByRole('textbox', { name: 'Price' }, FIRST_USE)).toBeTruthy()
})

test('a slide that shows a product that is there asks for nothing more than which', async () => {
  const app = open('/app/experienceItems', [welcome], made({}))
  await app.user.click(await screen.findByRole('button', { name: 'New slide' }, FIRST_USE))
  await app.user.click(await screen.findByRole('button', { name: 'A product' }, FIRST_USE))
  const dialog = within(await screen.findByRole('dialog', { name: 'Show a product' }, FIRST_USE))
  await app.user.click(await dialog.findByRole('combobox', { name: 'Which product' }))
  await app.user.click(await screen.findByRole('option', { name: 'Morning cup' }))
  await app.user.click(dialog.getByRole('button', { name: 'Create slide' }))
  await waitFor(() =>
    expect(app.server.bodyOf('/experienceItems/create')).toMatchObject({ itemType: 'PRODUCT', productId: 'p1' }),
  )
  expect(app.server.bodyOf('/products/create')).toBeUndefined()
})

test('a website opened from an app that no visitor sees is saved by Done, and the app is back', async () => {
  const app = open('/app/experienceItems/i1?in=e1', [welcome, site], {
    '/getAllPagesByAccountId': () => ({ pages: [aPage({ active: false, experienceItems: ['i0', 'i1'] })] }),
    '/experienceItems/update': (body) => ({ body: { updatedExperienceItem: { ...site, ...body, revision: 2 } } }),
  })
  await app.user.type(await screen.findByRole('textbox', { name: /^Name/ }, FIRST_USE), '!')
  await app.user.click(screen.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(app.place()).toBe('/app/experiences/e1#app-content/slide/edit/2'), FIRST_USE)
  expect(app.server.bodyOf('/experienceItems/update')).toMatchObject({ itemName: `${site.itemName}!` })
})
