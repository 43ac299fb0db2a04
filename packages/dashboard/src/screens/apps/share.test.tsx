// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { aPage, type Handlers, signedIn } from '../../testing/fake-server.ts'
import { anItem, aView } from '../../testing/library.ts'
import { openApp } from '../../testing/open-app.tsx'
import { afterPublishing } from './after-publishing.ts'

beforeAll(() => {
  vi.stubGlobal('scrollTo', () => undefined) // jsdom has no scrolling
  // No clipboard in jsdom: the older way is tried, and works.
  Object.assign(document, { execCommand: () => true })
})
// Its code is compiled before the clock of a test runs.
beforeAll(async () => void (await import('./experience-share.tsx')), 120_000)
afterEach(cleanup)

// Screens are loaded on first use.
const FIRST_USE = { timeout: 15_000 }
const page = aPage({ experienceItems: ['i0'] })

const shared: Handlers = {
  ...signedIn,
  '/instance': () => ({ publicUrl: 'https://taplet.example', isDevelopment: false, networkUrl: '', sellsPlans: false }),
  '/getAllPagesByAccountId': () => ({ pages: [page] }),
  '/experienceItems/getAll': () => ({ body: { experienceItems: [anItem({ experienceItemId: 'i0', viewId: 'v0' })] } }),
  '/getAllViewsByAccountId': () => ({ views: [aView([], { viewId: 'v0' })] }),
  '/links/fetchAll': () => ({ tagData: [] }),
  '/qrDesigns/fetchAll': () => ({ qrDesignData: [] }),
  '/onboarding/recordShare': () => ({ onboarding: { steps: [], isCodeShared: true, isPutAway: true } }),
}

const openShare = async (handlers: Handlers = shared) => {
  const app = openApp('/app/experiences/e1/share', handlers)
  await screen.findByRole('heading', { name: 'Share Lark Coffee' }, FIRST_USE)
  const noted = () => app.server.calls.filter(({ path }) => path === '/onboarding/recordShare').length
  return { ...app, noted }
}

test('a live app is handed out by its link, and copying it ends the first steps', async () => {
  const { user, noted } = await openShare()
  await waitFor(() => expect(screen.getByRole('status', { name: 'Your link' }).textContent).toBe('taplet.example/lark'))
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  await waitFor(() => expect(noted()).toBe(1))
})

test('the card of an app carries its name, its code and its address', async () => {
  await openShare()
  const card = within(screen.getByRole('figure'))
  expect(card.getByText('Lark Coffee')).toBeTruthy()
  expect(card.getByRole('img', { name: 'QR code that opens Lark Coffee' })).toBeTruthy()
  await waitFor(() => expect(card.getByText('taplet.example/lark')).toBeTruthy())
})

test('WhatsApp and email carry the link', async () => {
  await openShare()
  const ways = within(screen.getByRole('group', { name: 'Share via' }))
  const address = encodeURIComponent('https://taplet.example/lark')
  await waitFor(() => expect(ways.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toContain(address))
  expect(ways.getByRole('link', { name: 'Email' }).getAttribute('href')).toMatch(/^mailto:\?/)
  expect(ways.queryByRole('button', { name: 'More' }), 'without a share sheet').toBeNull()
})

test('the picture for a story is fetched and saved; one that fails says why and is not noted', async () => {
  let isBusy = true
  const { user, noted, server } = await openShare({
    ...shared,
    '/experiences/e1/story': () =>
      isBusy
        ? Response.json({ callResult: 'FAILURE', code: 'UNAVAILABLE', message: 'Busy. Try again.' }, { status: 503 })
        : new Response('png', { headers: { 'content-disposition': 'attachment; filename="story.png"' } }),
  })
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined }))
  await user.click(screen.getByRole('button', { name: 'Instagram story' }))
  expect(await screen.findByText(/Busy. Try again./, {}, FIRST_USE)).toBeTruthy()
  expect(noted()).toBe(0)
  isBusy = false
  await user.click(screen.getByRole('button', { name: 'Instagram story' }))
  await waitFor(() => expect(noted()).toBe(1))
  expect(server.calls.filter(({ path }) => path === '/experiences/e1/story')).toHaveLength(2)
})

test('what nobody can open is not handed out', async () => {
  const app = openApp('/app/experiences/e1/share', {
    ...shared,
    '/getAllPagesByAccountId': () => ({ pages: [{ ...page, active: false }] }),
  })
  await waitFor(() => expect(app.place()).toBe('/app/experiences/e1'), FIRST_USE)
})

test('the first publishing leads to sharing, where it is celebrated; later ones only say so', async () => {
  const app = openApp('/app/experiences', shared)
  await screen.findByRole('link', { name: 'Lark Coffee' }, FIRST_USE)
  afterPublishing(page, false, app.router.navigate)
  await app.user.click(await screen.findByRole('button', { name: 'Share' }, FIRST_USE))
  await screen.findByRole('heading', { name: 'Share Lark Coffee' }, FIRST_USE)
  afterPublishing(page, true, app.router.navigate)
  expect(await screen.findByRole('heading', { name: 'Lark Coffee is out in the world' })).toBeTruthy()
})
