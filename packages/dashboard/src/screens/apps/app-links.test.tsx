// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { aScreen } from '../../testing/a-screen.ts'
import { type Handlers, refuse } from '../../testing/fake-server.ts'
import { aLink, linkServer, scansOf } from '../../testing/links.ts'
import { openApp } from '../../testing/open-app.tsx'

// It measures text and reads pixels, which jsdom cannot; its own tests and e2e/ cover it.
vi.mock('../../features/checks/app-checks.tsx', () => ({ AppChecks: () => null }))

aScreen()

const FIRST_USE = { timeout: 15_000 }
const links = [
  aLink({ tagId: 'door', tagName: 'Door', createdAt: '2026-02-01T00:00:00.000Z' }),
  aLink({ tagId: 'own', tagName: 'Lark Coffee', isDefault: true, createdAt: '2026-01-01T00:00:00.000Z' }),
  aLink({ tagId: 'menu', tagName: 'Menu', slideId: 'i2', createdAt: '2026-03-01T00:00:00.000Z' }),
  aLink({ tagId: 'shop', tagName: 'Shop', experienceId: null, destinationUrl: 'https://lark.coffee/shop' }),
]
const open = (change: Handlers = {}) =>
  openApp('/app/experiences/e1#links', { ...linkServer(links, change), '/drafts': () => ({ drafts: [] }), ...change })
const rows = () => screen.findAllByRole('article', {}, FIRST_USE)
const row = async (name: string) => {
  const found = (await rows()).find((one) => within(one).queryByRole('heading', { name }))
  if (!found) throw new Error(`No row of ${name}`)
  return within(found)
}

test('the tab of an app lists the links to it alone, its own first, each with its own scans', async () => {
  open({ '/links/stats': () => ({ scans: { door: scansOf(900, 214, 3), menu: scansOf(12) }, health: {} }) })
  const names = (await rows()).map((one) => within(one).getByRole('heading').textContent)
  expect(names).toEqual(['Lark Coffee', 'Menu', 'Door'])
  expect(await (await row('Door')).findByText('900')).toBeTruthy()
  expect((await row('Menu')).getAllByText('12').length).toBeGreaterThan(0)
  expect((await row('Menu')).getByText(/at “Menu”/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'All links' }).getAttribute('href')).toBe('/app/triggers?app=e1')
})

test('one more link is made where one is, and opens at the slide that was chosen', async () => {
  const app = open({
    '/links/create': (body) => ({ tagData: aLink({ tagId: 'new', tagName: String(body['tagName']) }) }),
  })
  await rows()
  await app.user.click(screen.getByRole('button', { name: 'Add a link' }))
  await app.user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Parcel')
  await app.user.click(screen.getByRole('combobox', { name: /Opens at/ }))
  await app.user.click(await screen.findByRole('option', { name: '2. Menu' }, FIRST_USE))
  await app.user.click(screen.getByRole('button', { name: 'Create link' }))
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull())
  expect(app.server.bodyOf('/links/create')).toMatchObject({ tagName: 'Parcel', experienceId: 'e1', slideId: 'i2' })
})

test('a link that could not be made stays in the form, with the reason beside its name', async () => {
  const app = open({ '/links/create': () => refuse('LINK_LIMIT_REACHED') })
  await rows()
  await app.user.click(screen.getByRole('button', { name: 'Add a link' }))
  await app.user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Parcel')
  await app.user.click(screen.getByRole('button', { name: 'Create link' }))
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: /Name/ })
  await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'))
  expect(name.value).toBe('Parcel')
})

test('a link is switched off here as it is in the list', async () => {
  const app = open({ '/links/changeMany': () => ({ results: [{ id: 'door', outcome: 'DONE' }] }) })
  await app.user.click((await row('Door')).getByRole('switch'))
  await waitFor(() =>
    expect(app.server.bodyOf('/links/changeMany')).toEqual({
      ids: ['door'],
      change: { type: 'ACTIVE', active: false },
    }),
  )
})

test('links that do not load say what is safe and come with the next try', async () => {
  let isDown = true
  const app = open({ '/links/fetchAll': () => (isDown ? refuse('INTERNAL') : { tagData: links }) })
  expect(await screen.findByText('Your links and codes stay as they are. Nothing is lost.', {}, FIRST_USE)).toBeTruthy()
  isDown = false
  await app.user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await rows()).toHaveLength(3)
})
