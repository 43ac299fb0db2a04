import { MINUTE_MS } from '@taplet/base/time'

// @vitest-environment jsdom
import { type AccountHistoryItem, DEVICE_HISTORY_KEY, type DeviceHistory, type HistoryItem } from '@taplet/contract'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type Handlers, refuse, signedIn } from '../../testing/fake-server.ts'
import { openApp } from '../../testing/open-app.tsx'

beforeAll(() => vi.stubGlobal('scrollTo', () => undefined)) // jsdom has no scrolling
afterEach(() => {
  cleanup()
  localStorage.clear()
})

const FIRST_USE = { timeout: 15_000 } // the dialog is loaded on first use
const NAMES: Record<string, string> = { lark: 'Lark Coffee', ofelia: 'Ofelia', ferry: 'Night Ferry' }

const anItem = (path: string, change: Partial<HistoryItem> = {}): HistoryItem => ({
  historyItemId: path,
  fullPagePath: path,
  pageName: NAMES[path] ?? '',
  pageDescription: `All about ${path}`,
  imageUrl: `/assets/covers/${path}/now.jpg`,
  isDeleted: false,
  ...change,
})
const gone = (path: string) => anItem(path, { pageName: '', pageDescription: '', imageUrl: '', isDeleted: true })

/** Stores what the viewer would write on this device, last opened first. */
const remember = (paths: readonly string[], isPaused = false) => {
  const items = paths.map((path, index) => ({ path, at: Date.now() - (index + 1) * MINUTE_MS }))
  localStorage.setItem(DEVICE_HISTORY_KEY, JSON.stringify({ isPaused, items } satisfies DeviceHistory))
}
const onDevice = (): DeviceHistory => JSON.parse(localStorage.getItem(DEVICE_HISTORY_KEY) ?? '{"items":[]}')
const pathsOnDevice = () => onDevice().items.map(({ path }) => path)

const names: Handlers = {
  '/fetchMetadataForPageVisitItems': ({ historyItemPaths }) => ({
    metadata: (historyItemPaths as string[]).map((path) => (NAMES[path] ? anItem(path) : gone(path))),
  }),
}
/** An account with this history, which records changes. */
const account = (paths: readonly string[], change: Handlers = {}): Handlers => {
  const items = paths.map((path, index) => ({
    ...anItem(path, { historyItemId: `h-${path}` }),
    visitedAt: new Date(Date.now() - (index + 1) * MINUTE_MS).toISOString(),
  })) satisfies AccountHistoryItem[]
  return {
    ...signedIn,
    '/account/pageVisitHistory': ({ search }) => ({
      items: items.filter((item) => item.pageName.toLowerCase().includes(String(search).toLowerCase())),
      nextCursor: null,
      isPaused: false,
    }),
    '/account/removeItemFromPageVisitHistory': () => ({}),
    '/account/restoreItemToPageVisitHistory': () => ({}),
    ...change,
  }
}
const open = async (handlers: Handlers, at = '/app/history') => {
  const app = openApp(at, handlers)
  await screen.findByRole('heading', { level: 1, name: 'History' }, FIRST_USE)
  return app
}
const shown = () => screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent)
const button = (name: string) => screen.getByRole('button', { name })

test('a visitor finds what was opened on this device again, under its day, with the way to each', async () => {
  remember(['lark', 'ofelia'])
  const app = await open(names)
  const today = await screen.findByRole('region', { name: /^(Today|Yesterday)$/ })
  expect(within(today).getByRole('link', { name: 'Lark Coffee' }).getAttribute('href')).toBe('/lark')
  expect(shown()).toEqual(['Lark Coffee', 'Ofelia'])
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login?redirect=%2Fapp%2Fhistory')
  expect(app.server.calls.some(({ path }) => path.startsWith('/account/'))).toBe(false)
})

test('removing from the history of a device is at once, Undo puts it back at its place, and what is gone can be removed', async () => {
  remember(['lark', 'vanished', 'ofelia'])
  const app = await open(names)
  await screen.findByText('All about lark')
  expect(shown()).toEqual(['Lark Coffee', 'No longer available', 'Ofelia'])
  expect(screen.queryByRole('link', { name: 'vanished' })).toBeNull()
  await app.user.click(button('Remove vanished from the history'))
  expect(shown()).toEqual(['Lark Coffee', 'Ofelia'])
  await app.user.click(button('Remove Lark Coffee from the history'))
  expect(pathsOnDevice()).toEqual(['ofelia'])
  await app.user.click(button('Undo'))
  expect(shown()).toEqual(['Lark Coffee', 'Ofelia'])
  expect(pathsOnDevice()).toEqual(['lark', 'ofelia'])
})

test('who is signed in sees the account’s history, and this device hands over what it has', async () => {
  remember(['ferry'])
  let merged: unknown
  const app = await open(
    account(['lark', 'ofelia'], {
      '/account/mergePageVisitHistory': (body) => {
        merged = body['items']
        return { isPaused: false }
      },
    }),
  )
  await screen.findByText('Lark Coffee')
  expect(merged).toMatchObject([{ path: 'ferry' }])
  expect(pathsOnDevice()).toEqual([])
  expect(app.server.calls.some(({ path }) => path === '/fetchMetadataForPageVisitItems')).toBe(false)
  expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull()
})

test('a removal is shown before the server knows, and Undo tells it too', async () => {
  const app = await open(account(['lark', 'ofelia']))
  await screen.findByText('Lark Coffee')
  await app.user.click(button('Remove Lark Coffee from the history'))
  expect(shown()).toEqual(['Ofelia'])
  expect(app.server.bodyOf('/account/removeItemFromPageVisitHistory')).toEqual({ historyItemId: 'h-lark' })
  expect(screen.getByText('Lark Coffee is removed from your history')).toBeTruthy()
  await app.user.click(button('Undo'))
  expect(shown()).toEqual(['Lark Coffee', 'Ofelia'])
  await waitFor(() =>
    expect(app.server.bodyOf('/account/restoreItemToPageVisitHistory')).toEqual({ historyItemId: 'h-lark' }),
  )
})

test('what the server does not remove comes back to its place, with words about it', async () => {
  const app = await open(
    account(['lark', 'ofelia'], { '/account/removeItemFromPageVisitHistory': () => refuse('UNAVAILABLE') }),
  )
  await screen.findByText('Lark Coffee')
  await app.user.click(button('Remove Lark Coffee from the history'))
  await waitFor(() => expect(shown()).toEqual(['Lark Coffee', 'Ofelia']))
  expect(await screen.findByText('Lark Coffee could not be removed. It is back in your history.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

test('clearing asks first, names what follows, and deletes what the device still had', async () => {
  remember(['ferry'])
  const app = await open(
    account(['lark'], {
      '/account/mergePageVisitHistory': () => refuse('UNAVAILABLE'),
      '/account/clearPageVisitHistory': () => ({}),
    }),
  )
  await screen.findByText('Lark Coffee')
  await app.user.click(button('Clear all'))
  const dialog = await screen.findByRole('dialog', { name: 'Clear your history?' }, FIRST_USE)
  expect(within(dialog).getByText('It cannot be undone.')).toBeTruthy()
  await app.user.click(within(dialog).getByRole('button', { name: 'Clear history' }))
  expect(await screen.findByRole('heading', { name: 'Nothing here yet' })).toBeTruthy()
  expect(pathsOnDevice()).toEqual([])
})

test('pausing says what it means, on the device and in the account, and goes on when told to', async () => {
  remember([])
  let isPaused = false
  const app = await open(
    account(['lark'], {
      '/account/pausePageVisitHistory': (body) => {
        isPaused = body['isPaused'] === true
        return { isPaused }
      },
    }),
  )
  await screen.findByText('Lark Coffee')
  await app.user.click(button('Pause'))
  const note = await screen.findByRole('region', { name: 'Your history is paused' })
  expect(within(note).getByText(/What is here stays until you remove it/)).toBeTruthy()
  await waitFor(() => expect(isPaused).toBe(true))
  expect(onDevice().isPaused).toBe(true)
  await app.user.click(await within(note).findByRole('button', { name: 'Resume' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Your history is paused' })).toBeNull())
  expect([isPaused, onDevice().isPaused]).toEqual([false, false])
})

test('an account that is paused takes nothing from the device, which then adds nothing either', async () => {
  remember(['ferry'])
  await open(
    account([], {
      '/account/mergePageVisitHistory': () => ({ isPaused: true }),
      '/account/pageVisitHistory': () => ({ items: [], nextCursor: null, isPaused: true }),
    }),
  )
  expect(await screen.findByText('Your history is paused, so apps that you open are not added.')).toBeTruthy()
  expect(onDevice()).toMatchObject({ isPaused: true, items: [{ path: 'ferry' }] })
})

test('a search is in the address, finds on the device as in the account, and leads back to all', async () => {
  remember(['lark', 'ofelia'])
  const app = await open(names, '/app/history?q=ofe')
  await screen.findByText('Ofelia')
  expect(shown()).toEqual(['Ofelia'])
  await app.user.type(screen.getByRole('searchbox', { name: 'Search your history' }), 'zz')
  expect(await screen.findByRole('heading', { name: 'No results for "ofezz"' })).toBeTruthy()
  await app.user.click(button('Show everything'))
  await waitFor(() => expect(shown()).toEqual(['Lark Coffee', 'Ofelia']))
  expect(app.place()).not.toContain('q=')
  cleanup()
  const mine = await open(account(['lark', 'ofelia']), '/app/history?q=lark')
  await screen.findByText('Lark Coffee')
  expect(shown()).toEqual(['Lark Coffee'])
  expect(mine.server.bodyOf('/account/pageVisitHistory')).toMatchObject({ search: 'lark' })
})

test('two hundred apps of a device are asked about in parts that the call takes', async () => {
  remember(Array.from({ length: 200 }, (_, index) => `app-${index}`))
  const app = await open({
    '/fetchMetadataForPageVisitItems': ({ historyItemPaths }) => ({
      metadata: (historyItemPaths as string[]).map((path) => anItem(path, { pageName: path })),
    }),
  })
  await screen.findByText('app-199')
  const asked = app.server.calls.filter(({ path }) => path === '/fetchMetadataForPageVisitItems')
  expect(asked.map(({ body }) => (body['historyItemPaths'] as string[]).length)).toEqual([100, 100])
  expect(shown()).toHaveLength(200)
})

test('a history with nothing opened yet says what will stand here', async () => {
  const app = await open({})
  expect(screen.getByRole('heading', { name: 'Nothing here yet' })).toBeTruthy()
  const way = within(screen.getByRole('main')).getByRole('link', { name: 'Explore instant apps' })
  expect(way.getAttribute('href')).toBe('/app/explore')
  expect(screen.queryByRole('button', { name: 'Clear all' })).toBeNull()
  expect(app.server.calls.some(({ path }) => path === '/fetchMetadataForPageVisitItems')).toBe(false)
})

test('a history that did not load can be asked for again', async () => {
  let isDown = true
  remember(['lark'])
  const answer = names['/fetchMetadataForPageVisitItems']
  const app = await open({
    '/fetchMetadataForPageVisitItems': (body) => (isDown || !answer ? refuse('UNAVAILABLE') : answer(body)),
  })
  expect(await screen.findByRole('heading', { name: 'Your history did not load' })).toBeTruthy()
  isDown = false
  await app.user.click(button('Try again'))
  expect(await screen.findByText('Lark Coffee')).toBeTruthy()
})

test('signing in brings the visits of before along', async () => {
  remember(['lark'])
  const merged = vi.fn()
  const app = openApp('/login?redirect=%2Fapp%2Fexplore', {
    '/auth/signIn': () => ({ nextStep: 'SIGNED_IN' }),
    '/account/mergePageVisitHistory': (body) => {
      merged(body['items'])
      return { isPaused: false }
    },
  })
  await app.user.type(await screen.findByLabelText(/e-mail|email/i, {}, FIRST_USE), 'rosa@lark.coffee')
  await app.user.type(screen.getByLabelText(/^password/i), 'a long enough password')
  await app.user.click(screen.getByRole('button', { name: /^(sign in|log in)$/i }))
  await waitFor(() => expect(pathsOnDevice()).toEqual([]), FIRST_USE)
  expect(merged.mock.calls[0]?.[0]).toMatchObject([{ path: 'lark' }])
})

test('the focus goes to the next app when one is removed, and back to it with Undo', async () => {
  remember(['lark', 'ofelia', 'ferry'])
  const app = await open(names)
  const link = (name: string) => screen.getByRole('link', { name })
  await screen.findByText('All about lark')
  button('Remove Ofelia from the history').focus()
  await app.user.keyboard('{Enter}')
  await waitFor(() => expect(document.activeElement).toBe(link('Night Ferry')))
  button('Undo').focus()
  await app.user.keyboard('{Enter}')
  await waitFor(() => expect(document.activeElement).toBe(link('Ofelia')))
  button('Remove Night Ferry from the history').focus()
  await app.user.keyboard('{Enter}')
  await waitFor(() => expect(document.activeElement).toBe(link('Ofelia')))
})

test('the focus goes to the heading when the last app is removed', async () => {
  remember(['lark'])
  const app = await open(names)
  await screen.findByText('All about lark')
  button('Remove Lark Coffee from the history').focus()
  await app.user.keyboard('{Enter}')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'History' })))
})

test('in the history of an account the focus stays in the list, too, also when a removal fails', async () => {
  const refused = { '/account/removeItemFromPageVisitHistory': () => refuse('INTERNAL') }
  const app = await open(account(['lark', 'ofelia'], refused))
  await screen.findByText('All about lark', {}, FIRST_USE)
  button('Remove Lark Coffee from the history').focus()
  await app.user.keyboard('{Enter}')
  await waitFor(() => expect(shown()).toEqual(['Lark Coffee', 'Ofelia']))
  expect(document.activeElement?.closest('article')).toBeTruthy()
})
