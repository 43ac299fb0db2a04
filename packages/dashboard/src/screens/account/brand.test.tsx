// @vitest-environment jsdom
import type { Brand } from '@taplet/contract'
import { brandStyle } from '@taplet/slides/schema'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { anAccount, conflict, type Handlers, refuse, signedIn } from '../../testing/fake-server.ts'
import { openApp } from '../../testing/open-app.tsx'

beforeAll(() => {
  // jsdom has no scrolling and no layout.
  vi.stubGlobal('scrollTo', () => undefined)
  Element.prototype.scrollIntoView = () => undefined
})
afterEach(cleanup)

const FIRST_USE = { timeout: 15_000 }
const fern: Brand = {
  brandId: 'b1',
  name: 'Fern Street Plants',
  logoUrl: '',
  style: brandStyle.parse({ ground: '#153A31', main: '#F4B35F' }),
  links: [],
  hours: '',
  address: '9 Fern Street',
  revision: 1,
  createdAt: '2026-05-01T08:00:00.000Z',
  updatedAt: '2026-05-01T08:00:00.000Z',
}
let brands: Brand[]
const sent: Record<string, unknown>[] = []
beforeEach(() => {
  brands = []
  sent.length = 0
})
const server: Handlers = {
  ...signedIn,
  '/media/getAll': () => ({ media: [] }),
  '/brandKits': () => ({ brands }),
  '/brandKits/save': (body) => {
    sent.push(body)
    return { brand: { ...fern, ...body, brandId: body.brandId ?? 'b2', revision: 2 } }
  },
  '/brandKits/delete': () => ({}),
}
async function open(change: Handlers = {}) {
  const app = openApp('/app/account#brand', { ...server, ...change })
  const section = await screen.findByRole('region', { name: 'Brand' }, FIRST_USE)
  await within(section).findByRole('button', { name: 'Save brand' }, FIRST_USE)
  return { ...app, section: within(section) }
}

test('a first brand begins with the name of the account and is saved as a whole', async () => {
  const { section, user } = await open()
  expect(section.getByText(/Set it up once/)).toBeTruthy()
  await user.clear(section.getByRole('textbox', { name: 'Business name' }))
  await user.type(section.getByRole('textbox', { name: 'Business name' }), 'Fern Street Plants')
  await user.type(section.getByRole('textbox', { name: 'Address' }), '9 Fern Street')
  await user.click(section.getByRole('radio', { name: 'Square' }))
  await user.click(section.getByRole('button', { name: 'Add a link' }))
  await user.type(section.getByRole('textbox', { name: 'Instagram' }), 'https://instagram.com/fernstreet')
  await user.click(section.getByRole('button', { name: 'Save brand' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({
    name: 'Fern Street Plants',
    address: '9 Fern Street',
    style: { radius: 0, buttonRadius: 0 },
    links: [{ linkType: 'instagram', linkUsername: 'fernstreet' }],
  })
  expect(sent[0]).not.toHaveProperty('brandId')
  await waitFor(() => expect(section.getByRole('button', { name: 'Save brand' })).toHaveProperty('disabled', true))
})

test('a brand says which of its colours are shown in another shade', async () => {
  brands = [{ ...fern, style: { ...fern.style, ground: '#FFFFFF', main: '#FFD23F' } }]
  const { section } = await open()
  expect(section.getByText(/^Buttons is shown a little darker or lighter/)).toBeTruthy()
})

test('somebody else’s newer brand takes the place of one’s own, and nothing of it is overwritten', async () => {
  brands = [fern]
  const { section, user } = await open({
    '/brandKits/save': () => conflict({ ...fern, address: 'Green door', revision: 5 }),
  })
  await user.type(section.getByRole('textbox', { name: 'Address' }), ', left')
  await user.click(section.getByRole('button', { name: 'Save brand' }))
  await waitFor(() => expect(section.getByRole('textbox', { name: 'Address' })).toHaveProperty('value', 'Green door'))
})

test('what is not saved stays in the form, with the reason', async () => {
  brands = [fern]
  const { section, user } = await open({ '/brandKits/save': () => refuse('UNAVAILABLE') })
  await user.type(section.getByRole('textbox', { name: 'Address' }), ', left')
  await user.click(section.getByRole('button', { name: 'Save brand' }))
  expect(await screen.findByText(/catching its breath/, {}, FIRST_USE)).toBeTruthy()
  expect(section.getByRole('textbox', { name: 'Address' })).toHaveProperty('value', '9 Fern Street, left')
})

test('a brand is deleted once it is said that apps stay as they are; where there is room, another can be added', async () => {
  brands = [fern]
  const { section, user } = await open({
    '/fetchAccountData': () => ({ accountData: { ...anAccount, accessLevel: 200 } }),
  })
  expect(section.getByRole('button', { name: 'Add a brand' })).toBeTruthy()
  await user.click(section.getByRole('button', { name: 'Delete brand' }))
  const dialog = await screen.findByRole('dialog', {}, FIRST_USE)
  expect(within(dialog).getByText(/stay as they are/)).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: 'Delete brand' }))
  expect(await section.findByText(/Set it up once/)).toBeTruthy()
})
