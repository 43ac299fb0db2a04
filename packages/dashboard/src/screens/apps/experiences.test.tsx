// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { aView, anItem } from '../../testing/library.ts'
import { aPage, conflict, type Handlers, publishPage, refuse, signedIn } from '../../testing/fake-server.ts'
import { openApp } from '../../testing/open-app.tsx'

// It measures text and reads pixels, which jsdom cannot; its own tests and e2e/ cover it.
vi.mock('../../features/checks/app-checks.tsx', () => ({ AppChecks: () => null }))

beforeAll(() => {
  // jsdom has no scrolling and no layout.
  vi.stubGlobal('scrollTo', () => undefined)
  Element.prototype.scrollTo = () => undefined
  vi.stubGlobal('CSS', { escape: (words: string) => words, supports: () => true })
  const matches = (query: string) => query.includes('min-width: 1101px')
  const list = { addEventListener: () => undefined, removeEventListener: () => undefined }
  vi.stubGlobal('matchMedia', (query: string) => ({ ...list, matches: matches(query) }))
})
afterEach(() => {
  cleanup()
  localStorage.clear()
})

// Dialogs, menus and screens are loaded on first use.
const FIRST_USE = { timeout: 15_000 }
const SLIDES = ['Cover', 'Menu', 'Find us']
const withSlides: Handlers = {
  ...signedIn,
  '/instance': () => ({ sellsPlans: false, publicUrl: 'https://taplet.example', isDevelopment: true }),
  '/media/getAll': () => ({ media: [] }),
  '/experienceItems/getAll': () => ({
    body: {
      experienceItems: SLIDES.map((itemName, index) =>
        anItem({ experienceItemId: `i${index}`, viewId: `v${index}`, itemName }),
      ),
    },
  }),
  '/getAllViewsByAccountId': () => ({ views: SLIDES.map((_, index) => aView([], { viewId: `v${index}` })) }),
  '/getAllPagesByAccountId': () => ({ pages: [aPage({ experienceItems: ['i0', 'i1'] })] }),
}
/** A server that stores what it receives. */
const saving: Handlers = { '/experiences/publish': publishPage(aPage()) }

const openEditor = async (change: Handlers = {}) => {
  const app = openApp('/app/experiences/e1', { ...withSlides, ...saving, ...change })
  await screen.findByRole('link', { name: '1. Cover' }, FIRST_USE)
  return app
}
const save = () => screen.getByRole('button', { name: 'Publish' })
const order = () => screen.getAllByRole('link', { name: /^\d\. / }).map((link) => link.getAttribute('aria-label'))

test('the list shows every instant app, found by name or address', async () => {
  const pages = [
    aPage(),
    aPage({ experienceId: 'e2', pageName: 'Night Ferry', rootPageId: 'vela', fullPagePath: 'vela', active: false }),
  ]
  const app = openApp('/app/experiences', { ...withSlides, '/getAllPagesByAccountId': () => ({ pages }) })
  const card = (await screen.findByRole('link', { name: 'Night Ferry' }, FIRST_USE)).closest('article')
  expect(within(card ?? document.body).getByText('Unpublished')).toBeTruthy()
  expect(screen.getByText('2 of 5 on the Free plan')).toBeTruthy()
  await app.user.type(screen.getByRole('searchbox'), 'lark')
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
  await app.user.type(screen.getByRole('searchbox'), 'zzz')
  expect(await screen.findByRole('heading', { name: /No instant apps match/ })).toBeTruthy()
})

test('[14.8] an app shows its slide, whatever that shows, and when it was saved last', async () => {
  const product = anItem({ experienceItemId: 'p1', itemType: 'PRODUCT', viewId: null, productId: 'mug' })
  const sold = aPage({ pageName: 'Harbour mug', experienceItems: ['gone', 'p1'] })
  const empty = aPage({ experienceId: 'e2', pageName: 'Night Ferry', rootPageId: 'vela', fullPagePath: 'vela' })
  const dated = { ...product, updatedAt: '2026-06-01T00:00:00.000Z' }
  openApp('/app/experiences', {
    ...withSlides,
    '/getAllPagesByAccountId': () => ({ pages: [sold, empty] }),
    '/experienceItems/getAll': () => ({ body: { experienceItems: [dated] } }),
    '/products/getAll': () => ({ products: [] }),
  })
  const cardOf = (name: string) => within(screen.getByRole('link', { name }).closest('article') ?? document.body)
  await screen.findByRole('link', { name: 'Harbour mug' }, FIRST_USE)
  expect(await cardOf('Night Ferry').findByText('No slides yet')).toBeTruthy()
  await waitFor(() => {
    expect(cardOf('Harbour mug').queryByText('No slides yet')).toBeNull()
    const times = cardOf('Harbour mug').getAllByText(/^Edited /)
    expect(times[0]?.getAttribute('datetime')).toBe(dated.updatedAt)
  })
})

test('deleting says what follows and takes the app off the list', async () => {
  const pages = [
    aPage(),
    aPage({ experienceId: 'e2', pageName: 'Night Ferry', rootPageId: 'vela', fullPagePath: 'vela' }),
  ]
  const app = openApp('/app/experiences', {
    ...withSlides,
    '/getAllPagesByAccountId': () => ({ pages }),
    '/deletePage': () => ({}),
  })
  await app.user.click(await screen.findByRole('button', { name: 'More about Night Ferry' }, FIRST_USE))
  await app.user.click(await screen.findByRole('menuitem', { name: 'Delete' }, FIRST_USE))
  const dialog = await screen.findByRole('dialog', { name: 'Delete Night Ferry?' }, FIRST_USE)
  expect(within(dialog).getByText(/Printed codes keep working/)).toBeTruthy()
  await app.user.click(within(dialog).getByRole('button', { name: 'Delete instant app' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Night Ferry' })).toBeNull())
  expect(app.server.bodyOf('/deletePage'), 'the server is told when Undo is over').toBeUndefined()
  expect(within(screen.getByRole('main')).getByText('Night Ferry is deleted')).toBeTruthy()
  globalThis.dispatchEvent(new Event('pagehide'))
  await waitFor(() => expect(app.server.bodyOf('/deletePage')).toEqual({ rootPageId: 'vela', fullPagePath: 'vela' }))
})

test('the first app is named, gets a first slide, and opens', async () => {
  const app = openApp('/app/onboarding', {
    ...withSlides,
    '/updatePage': (body) => ({ updatedPage: { ...aPage(), ...body, active: false, publishedAt: null } }),
    '/getAllPagesByAccountId': () => ({ pages: [] }),
    '/checkPageNameAvailability': () => ({ body: { isAvailable: true } }),
    '/experienceItems/create': () => ({
      body: { newExperienceItem: anItem({ experienceItemId: 'i0' }), updatedView: aView([], { viewId: 'v0' }) },
    }),
    '/updateView': () => ({ updatedView: aView() }),
  })
  await app.user.type(await screen.findByRole('textbox', { name: 'Name' }, FIRST_USE), 'Café Ofelia')
  await screen.findByText('cafe-ofelia')
  await app.user.click(screen.getByRole('button', { name: 'Skip, start empty' }))
  await waitFor(() => expect(app.place()).toBe('/app/experiences/e1'))
  expect(app.server.bodyOf('/updatePage')).toMatchObject({
    pageName: 'Café Ofelia',
    rootPageId: 'cafe-ofelia',
    experienceItems: ['i0'],
  })
  const created = app.server.calls.find(({ path }) => path === '/updatePage')
  expect(created?.body).toMatchObject({ isDraft: true })
  expect(app.tracking.events.map(({ event }) => event)).toEqual(
    expect.arrayContaining(['experience_created', 'item_created']),
  )
})

test('a typed address that is taken says why, and nothing can be made at it', async () => {
  const app = openApp('/app/experiences/create', {
    ...withSlides,
    '/checkPageNameAvailability': () => ({
      body: { isAvailable: false, reason: 'This name is taken. Try another one.' },
    }),
  })
  await app.user.type(await screen.findByRole('textbox', { name: 'Name' }, FIRST_USE), 'Ofelia')
  await app.user.click(screen.getByRole('button', { name: 'Change address' }))
  await app.user.type(screen.getByRole('textbox', { name: /Address/ }), '-bar')
  expect(await screen.findByText('This name is taken. Try another one.')).toBeTruthy()
  await app.user.click(screen.getByRole('button', { name: /^Start with/ }))
  expect(app.server.bodyOf('/updatePage')).toBeUndefined()
})

test('a full free plan is explained instead of a form', async () => {
  const pages = Array.from({ length: 5 }, (_, index) => aPage({ experienceId: `e${index}` }))
  openApp('/app/experiences/create', { ...withSlides, '/getAllPagesByAccountId': () => ({ pages }) })
  expect(await screen.findByRole('heading', { name: 'The Free plan is full' }, FIRST_USE)).toBeTruthy()
})

test('slides are moved, taken out with undo, and saved in their order', async () => {
  const app = await openEditor()
  expect(save()).toHaveProperty('disabled', true)
  screen.getByRole('link', { name: '1. Cover' }).focus()
  await app.user.keyboard('{Alt>}{ArrowLeft}{/Alt}')
  expect(await screen.findByText('Everything is live'), 'the first slide cannot move left').toBeTruthy()
  await app.user.keyboard('{Alt>}{ArrowRight}{/Alt}')
  expect(order()).toEqual(['1. Menu', '2. Cover'])
  expect(screen.getByRole('button', { name: '1 change not live' })).toBeTruthy()
  await app.user.click(save())
  await screen.findByText('Everything is live', {}, FIRST_USE)
  expect(app.server.bodyOf('/experiences/publish')).toMatchObject({
    experienceId: 'e1',
    page: { experienceItems: ['i1', 'i0'], revision: 1 },
  })
})

test('what could not be published stays a draft, and says why', async () => {
  const app = await openEditor({ '/experiences/publish': () => refuse('PAGE_NAME_TAKEN') })
  await app.user.type(screen.getByRole('textbox', { name: /^Name/ }), ' 2')
  await app.user.click(save())
  expect(await screen.findByText(/Not published\. This name is taken/, {}, FIRST_USE)).toBeTruthy()
  expect(screen.getByRole('button', { name: '1 change not live' })).toBeTruthy()
  expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveProperty('value', 'Lark Coffee 2')
})

test('a conflict shows both sides, and keeping mine publishes over the newer one', async () => {
  const theirs = { ...aPage({ experienceItems: ['i0', 'i1'] }), description: 'Written on the phone', revision: 7 }
  let answers = 0
  const app = await openEditor({
    '/experiences/publish': (body) =>
      answers++ === 0 ? conflict(theirs, { kind: 'EXPERIENCE', targetId: 'e1' }) : publishPage(theirs)(body),
  })
  await app.user.type(screen.getByRole('textbox', { name: /^Description/ }), 'Mine')
  await app.user.click(save())
  const dialog = await screen.findByRole('dialog', { name: 'Changed somewhere else too' }, FIRST_USE)
  expect(within(dialog).getByText('Written on the phone')).toBeTruthy()
  await app.user.click(within(dialog).getByRole('button', { name: 'Keep mine' }))
  await screen.findByText('Everything is live')
  expect(app.server.bodyOf('/experiences/publish')).toMatchObject({ page: { description: 'Mine', revision: 7 } })
})

test('leaving asks first where edits are stored nowhere yet', async () => {
  const app = await openEditor()
  await app.user.type(screen.getByRole('textbox', { name: /^Name/ }), '!')
  await screen.findByText('Offline: saved on this device', {}, FIRST_USE) // the server takes no drafts
  await app.user.click(screen.getByRole('button', { name: 'All instant apps' }))
  const dialog = await screen.findByRole('dialog', { name: 'Leave before your edits are stored?' }, FIRST_USE)
  await app.user.click(within(dialog).getByRole('button', { name: 'Stay here' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(app.place()).toBe('/app/experiences/e1')
  await app.user.click(screen.getByRole('button', { name: 'All instant apps' }))
  const again = await screen.findByRole('dialog', { name: 'Leave before your edits are stored?' })
  await app.user.click(within(again).getByRole('button', { name: 'Leave and lose them' }))
  await waitFor(() => expect(app.place()).toBe('/app/experiences'))
})

test('deleting from the editor leads back to the list, even with unsaved changes', async () => {
  const app = await openEditor({ '/deletePage': () => ({}) })
  await app.user.type(screen.getByRole('textbox', { name: /^Name/ }), '!')
  await app.user.click(screen.getByRole('button', { name: 'Delete instant app' }))
  const dialog = await screen.findByRole('dialog', { name: 'Delete Lark Coffee?' }, FIRST_USE)
  await app.user.click(within(dialog).getByText('Delete instant app'))
  await waitFor(() => expect(app.place()).not.toBe('/app/experiences/e1'))
  expect(await screen.findByText('Lark Coffee is deleted')).toBeTruthy()
})

test('a slide of the library is added, and a new one is made', async () => {
  const app = await openEditor({
    '/experienceItems/create': ({ itemName }) => ({
      body: {
        newExperienceItem: anItem({ experienceItemId: 'i9', viewId: 'v9', itemName: String(itemName) }),
        updatedView: aView([], { viewId: 'v9' }),
      },
    }),
  })
  await app.user.click(screen.getByRole('button', { name: 'Add a slide' }))
  await app.user.click(await screen.findByRole('button', { name: 'Find us not used yet' }, FIRST_USE))
  await app.user.click(screen.getByRole('button', { name: 'Add 1 slide' }))
  await waitFor(() => expect(order()).toEqual(['1. Cover', '2. Menu', '3. Find us']))
  await app.user.click(screen.getByRole('button', { name: 'Add a slide' }))
  await app.user.type(await screen.findByRole('textbox', { name: 'Name of the new slide' }, FIRST_USE), 'Winter')
  await app.user.click(screen.getByRole('button', { name: 'Add new slide' }))
  await waitFor(() => expect(order()).toContain('4. Winter'))
})

test('the link of the app and its code never change with the address', async () => {
  await openEditor()
  expect(await screen.findByText('taplet.example/t/t1', {}, FIRST_USE)).toBeTruthy()
  expect(screen.getByRole('img', { name: 'QR code of Lark Coffee' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Open' })).toHaveProperty('href', 'https://taplet.example/t/t1')
})

test("another account's app is not here", async () => {
  openApp('/app/experiences/foreign', withSlides)
  expect(await screen.findByRole('heading', { name: 'Instant app not found' }, FIRST_USE)).toBeTruthy()
})
