// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { aMediaItem } from '../../features/media/upload/a-media-item.ts'
import { aPage, conflict, type Handlers, publishPage, refuse, signedIn } from '../../testing/fake-server.ts'
import { anItem, aView } from '../../testing/library.ts'
import { openApp } from '../../testing/open-app.tsx'

// It measures text and reads pixels, which jsdom cannot; its own tests and e2e/ cover it.
vi.mock('../../features/checks/app-checks.tsx', () => ({ AppChecks: () => null }))

beforeAll(() => {
  // jsdom has no scrolling and no layout.
  vi.stubGlobal('scrollTo', () => undefined)
  Element.prototype.scrollTo = () => undefined
  vi.stubGlobal('CSS', { escape: (words: string) => words, supports: () => true })
  const list = { addEventListener: () => undefined, removeEventListener: () => undefined }
  vi.stubGlobal('matchMedia', (query: string) => ({ ...list, matches: query.includes('min-width: 1101px') }))
})
afterEach(() => {
  cleanup()
  localStorage.clear()
})

const FIRST_USE = { timeout: 15_000 }
const NAMES = ['Cover', 'Menu', 'Hours']
const server: Handlers = {
  ...signedIn,
  '/instance': () => ({ sellsPlans: false, publicUrl: 'https://taplet.example', isDevelopment: true }),
  '/media/getAll': () => ({ media: [] }),
  '/experienceItems/getAll': () => ({
    body: {
      experienceItems: NAMES.map((itemName, index) =>
        anItem({
          experienceItemId: `i${index}`,
          viewId: `v${index}`,
          itemName,
          usedIn: index === 1 ? ['e1', 'e2'] : ['e1'],
        }),
      ),
    },
  }),
  '/getAllViewsByAccountId': () => ({ views: NAMES.map((_, index) => aView(['LINK'], { viewId: `v${index}` })) }),
  '/getAllPagesByAccountId': () => ({
    pages: [
      aPage({ experienceItems: ['i0', 'i1', 'i2'] }),
      aPage({ experienceId: 'e2', pageName: 'Night Ferry', experienceItems: ['i1'] }),
    ],
  }),
  '/experiences/publish': publishPage(aPage()),
  '/drafts': () => ({ drafts: [] }),
}
const open = async (hash = '', change: Handlers = {}) => {
  const app = openApp(`/app/experiences/e1${hash}`, { ...server, ...change })
  await screen.findByRole('tab', { name: 'Slides' }, FIRST_USE)
  return app
}
const tiles = () => screen.findAllByRole('link', { name: /^\d\. / })
const order = () => screen.queryAllByRole('link', { name: /^\d\. / }).map((link) => link.getAttribute('aria-label'))
const START = ['1. Cover', '2. Menu', '3. Hours']

test('undo and redo walk through edits of every kind, and undoing all is clean', async () => {
  const app = await open()
  const [first] = await tiles()
  await app.user.type(screen.getByRole('textbox', { name: /^Name/ }), '!')
  first?.focus()
  await app.user.keyboard('{Alt>}{ArrowRight}{/Alt}')
  expect(order()).toEqual(['1. Menu', '2. Cover', '3. Hours'])
  await app.user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(order()).toEqual(START)
  await app.user.keyboard('{Control>}z{/Control}')
  expect(screen.getByText('Everything is live')).toBeTruthy()
  await app.user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}{Control>}y{/Control}')
  expect(order()).toEqual(['1. Menu', '2. Cover', '3. Hours'])
  expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveProperty('value', 'Lark Coffee!')
})

test('several slides are taken out at once, the focus goes to a neighbour, and Undo puts them back', async () => {
  const app = await open()
  await tiles()
  await app.user.click(screen.getByRole('checkbox', { name: 'Select slide 1, Cover' }))
  await app.user.click(screen.getByRole('checkbox', { name: 'Select slide 3, Hours' }))
  await app.user.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Remove' }))
  expect(order()).toEqual(['1. Menu'])
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('1. Menu'))
  await app.user.click(
    within((await screen.findByText(/2 slides are removed/, {}, FIRST_USE)).parentElement ?? document.body).getByRole(
      'button',
      { name: 'Undo' },
    ),
  )
  expect(order()).toEqual(START)
})

test('a shared slide says so, and a copy of its own takes its place in this app alone', async () => {
  const app = await open('', {
    '/experienceItems/duplicate': ({ itemName }) => ({
      body: {
        newExperienceItem: anItem({ experienceItemId: 'own', viewId: 'vo', itemName: String(itemName) }),
        updatedView: aView(['LINK'], { viewId: 'vo' }),
      },
    }),
  })
  await tiles()
  expect(screen.getByText('In 1 other app')).toBeTruthy()
  await app.user.click(screen.getByRole('button', { name: /^2 Menu/ }))
  expect(await screen.findByText('Lark Coffee, Night Ferry')).toBeTruthy()
  await waitFor(() => expect(app.place()).toBe('/app/experiences/e1#app-content/slide/edit/2'))
  await app.user.click(screen.getByRole('button', { name: 'Duplicate for this app' }))
  await waitFor(() => expect(order()).toEqual(['1. Cover', '2. Menu copy', '3. Hours']))
  expect(screen.getByRole('button', { name: /changes? not live$/ })).toBeTruthy()
})

test('tabs are walked by arrows, and each has an address', async () => {
  const app = await open('#sharing')
  const tab = screen.getByRole('tab', { name: 'Sharing' })
  expect(tab.getAttribute('aria-selected')).toBe('true')
  expect(await screen.findByRole('figure', { name: 'How a shared link looks' })).toBeTruthy()
  tab.focus()
  await app.user.keyboard('{ArrowLeft}')
  expect(document.activeElement?.textContent).toBe('Links and codes')
  await waitFor(() => expect(app.place()).toBe('/app/experiences/e1#links'))
  await app.user.keyboard('{ArrowLeft}')
  expect(document.activeElement?.textContent).toBe('Details')
  await waitFor(() => expect(app.place()).toBe('/app/experiences/e1#details'))
  expect(within(screen.getByRole('tabpanel')).getByRole('textbox', { name: /^Description/ })).toBeTruthy()
})

test('an item that the editor does not know is logged and ignored (spec §8)', async () => {
  const app = await open('#app-content/unicorn/ride/1')
  await tiles()
  expect(app.log.entries.map(({ event }) => event)).toContain('configuration_item_unknown')
  expect(screen.getByRole('textbox', { name: /^Name/ })).toBeTruthy()
})

test('publishing that finds another field changed elsewhere merges without asking', async () => {
  const theirs = { ...aPage({ experienceItems: ['i0', 'i1', 'i2'] }), description: 'From the phone', revision: 7 }
  let calls = 0
  const app = await open('', {
    '/experiences/publish': (body) =>
      calls++ === 0 ? conflict(theirs, { kind: 'EXPERIENCE', targetId: 'e1' }) : publishPage(theirs)(body),
  })
  await app.user.type(screen.getByRole('textbox', { name: /^Name/ }), ' 2')
  await app.user.click(screen.getByRole('button', { name: 'Publish' }))
  expect(await screen.findByText('Everything is live', {}, FIRST_USE)).toBeTruthy()
  expect(app.server.bodyOf('/experiences/publish')).toMatchObject({
    page: { pageName: 'Lark Coffee 2', description: 'From the phone', revision: 7 },
  })
  expect(screen.getByRole('textbox', { name: /^Description/ })).toHaveProperty('value', 'From the phone')
})

test('the cover and the picture of shared links are chosen, saved, and taken away', async () => {
  const app = await open('#sharing', {
    '/getAllPagesByAccountId': () => ({ pages: [aPage({ coverImageUrl: '/media/cup.webp' })] }),
    '/media/getAll': () => ({ media: [aMediaItem({ url: '/media/latte.webp' })] }),
  })
  const shared = screen.getByRole('group', { name: 'Picture for shared links' })
  await app.user.click(within(shared).getByRole('button', { name: 'Choose a picture' }))
  await app.user.click(await screen.findByRole('button', { name: 'Use latte.jpg' }, FIRST_USE))
  const cover = screen.getByRole('group', { name: 'Cover' })
  await app.user.click(within(cover).getByRole('button', { name: 'Remove' }))
  await app.user.click(screen.getByRole('button', { name: 'Publish' }))
  expect(await screen.findByText('Everything is live', {}, FIRST_USE)).toBeTruthy()
  expect(app.server.bodyOf('/experiences/publish')).toMatchObject({
    page: { coverImageUrl: '', socialImageUrl: '/media/latte.webp' },
  })
})

test('an app is unpublished from the menu, which tells what visitors see then', async () => {
  const app = await open('', {
    '/experiences/setActiveMany': ({ active }) => ({
      results: [],
      updatedPages: [aPage({ experienceItems: ['i0', 'i1', 'i2'], active: active === true, revision: active ? 3 : 2 })],
    }),
  })
  expect(screen.getAllByText(/^Live/).length).toBeGreaterThan(0)
  expect(screen.getByRole('button', { name: 'Publish' })).toHaveProperty('disabled', true)
  await app.user.click(screen.getByRole('button', { name: 'More publishing options' }))
  await app.user.click(await screen.findByRole('menuitem', { name: 'Unpublish' }, FIRST_USE))
  const dialog = await screen.findByRole('dialog', { name: 'Unpublish Lark Coffee?' }, FIRST_USE)
  expect(within(dialog).getByText(/see a page that says it is resting/)).toBeTruthy()
  await app.user.click(within(dialog).getByRole('button', { name: 'Unpublish' }))
  expect(await screen.findByText(/Visitors see that it is resting/)).toBeTruthy()
  expect(screen.queryByText('Everything is live')).toBeNull()
  expect(screen.getByRole('button', { name: 'Publish' })).toHaveProperty('disabled', false)
})

test('Ctrl S keeps the draft and publishes nothing', async () => {
  const app = await open('', { '/drafts/save': (body) => ({ sequence: body['sequence'] }) })
  await app.user.type(screen.getByRole('textbox', { name: /^Name/ }), '!')
  await app.user.keyboard('{Control>}s{/Control}')
  expect(await screen.findByText('Draft saved. Visitors see it once you publish.')).toBeTruthy()
  expect(app.server.bodyOf('/drafts/save')).toMatchObject({ document: { pageName: 'Lark Coffee!' } })
  expect(app.server.bodyOf('/experiences/publish')).toBeUndefined()
})

test('a deleted app that the server keeps comes back to the list', async () => {
  const app = await open('', { '/deletePage': () => refuse('UNAVAILABLE') })
  await app.user.click(screen.getByRole('button', { name: 'Delete instant app' }))
  const dialog = await screen.findByRole('dialog', { name: 'Delete Lark Coffee?' }, FIRST_USE)
  await app.user.click(within(dialog).getByRole('button', { name: 'Delete instant app' }))
  await waitFor(() => expect(app.place()).toBe('/app/experiences'))
  globalThis.dispatchEvent(new Event('pagehide'))
  expect(await screen.findByText(/Lark Coffee could not be deleted/)).toBeTruthy()
  expect(await screen.findByRole('link', { name: 'Lark Coffee' })).toBeTruthy()
})
