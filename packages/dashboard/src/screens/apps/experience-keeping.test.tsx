// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createIdbDraftStore } from '../../lib/drafts/store/idb-draft-store.ts'
import { aPage, anAccount, type Handlers, refuse, signedIn } from '../../testing/fake-server.ts'
import { anItem, aView } from '../../testing/library.ts'
import { openApp } from '../../testing/open-app.tsx'

const FIRST_USE = { timeout: 15_000 } // dialogs are loaded on first use
const page = aPage({ experienceItems: ['i0'], description: 'Coffee by the river' })
const target = { kind: 'EXPERIENCE', targetId: page.experienceId } as const
const kept = () => createIdbDraftStore().find(anAccount.accountId, target)

beforeAll(() => {
  // jsdom has no scrolling and no layout.
  vi.stubGlobal('scrollTo', () => undefined)
  Element.prototype.scrollTo = () => undefined
  vi.stubGlobal('CSS', { escape: (words: string) => words, supports: () => true })
  const list = { addEventListener: () => undefined, removeEventListener: () => undefined }
  vi.stubGlobal('matchMedia', (query: string) => ({ ...list, matches: query.includes('min-width: 1101px') }))
})
afterEach(async () => {
  cleanup()
  const store = createIdbDraftStore()
  for (const found of await kept())
    await store.remove(found as Parameters<typeof store.remove>[0], Number.MAX_SAFE_INTEGER) // written by this release
})

const server: Handlers = {
  ...signedIn,
  '/instance': () => ({ sellsPlans: false, publicUrl: 'https://taplet.example', isDevelopment: true }),
  '/media/getAll': () => ({ media: [] }),
  '/experienceItems/getAll': () => ({
    body: { experienceItems: [anItem({ experienceItemId: 'i0', viewId: 'v0', itemName: 'Cover', usedIn: ['e1'] })] },
  }),
  '/getAllViewsByAccountId': () => ({ views: [aView(['LINK'], { viewId: 'v0' })] }),
  '/getAllPagesByAccountId': () => ({ pages: [page] }),
  '/drafts': () => ({ drafts: [] }),
  '/drafts/save': (body) => ({ sequence: body['sequence'] }),
  '/drafts/discard': () => ({}),
}
async function openEditor(change: Handlers = {}) {
  const app = openApp('/app/experiences/e1', { ...server, ...change })
  await screen.findByRole('tab', { name: 'Slides' }, FIRST_USE)
  return app
}
const name = () => screen.getByRole('textbox', { name: /^Name/ })

test('edits of an instant app that went away without a word are back when it is opened again', async () => {
  const app = await openEditor()
  await app.user.type(name(), ' at Night')
  await waitFor(async () => expect(await kept()).toHaveLength(1))
  cleanup()
  const again = await openEditor()
  expect(await screen.findByText(/^Draft of \d\d?:\d\d/)).toBeTruthy()
  expect(name()).toHaveProperty('value', 'Lark Coffee at Night')
  expect(screen.getByRole('button', { name: '1 change not live' })).toBeTruthy()
  await again.user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(name()).toHaveProperty('value', 'Lark Coffee')
})

test('the editor of a slide opens from unsaved edits without a question, and they are there on the way back', async () => {
  const site = { itemType: 'EXTERNAL_WEBSITE' as const, websiteUrl: 'https://bread.example', viewId: null }
  const app = openApp('/app/experiences/e9', {
    ...server,
    // A unique app, so that its drafts are not shared with other tests.
    '/getAllPagesByAccountId': () => ({ pages: [{ ...page, experienceId: 'e9', experienceItems: ['i1'] }] }),
    '/experienceItems/getAll': () => ({
      body: { experienceItems: [anItem({ experienceItemId: 'i1', itemName: 'Bread', usedIn: ['e9'], ...site })] },
    }),
  })
  await screen.findByRole('tab', { name: 'Slides' }, FIRST_USE)
  await app.user.type(name(), ' at Night')
  await app.user.click(await screen.findByRole('link', { name: '1. Bread' }))
  await waitFor(() => expect(app.place()).toBe('/app/experienceItems/i1?in=e9'))
  expect(screen.queryByRole('dialog')).toBeNull()
  await app.user.click(await screen.findByRole('button', { name: 'Back to the instant app' }, FIRST_USE))
  await screen.findByRole('tab', { name: 'Slides' }, FIRST_USE)
  await waitFor(() => expect(name()).toHaveProperty('value', 'Lark Coffee at Night'))
})

test('a session that ends while somebody edits leads to sign-in, and the edits wait there', async () => {
  let isSignedIn = true
  const app = await openEditor({
    '/auth/session': () => ({ isSignedIn }),
    '/experiences/publish': () => {
      isSignedIn = false
      return refuse('UNAUTHORIZED')
    },
  })
  await app.user.type(name(), ' at Night')
  await waitFor(async () => expect(await kept()).toHaveLength(1))
  await app.user.click(screen.getByRole('button', { name: 'Publish' }))
  await waitFor(() => expect(app.place()).toBe('/login?redirect=%2Fapp%2Fexperiences%2Fe1'), FIRST_USE)
  expect(await kept()).toHaveLength(1)
  cleanup()
  await openEditor()
  expect(await screen.findByText(/^Draft of/)).toBeTruthy()
  expect(name()).toHaveProperty('value', 'Lark Coffee at Night')
})

test('versions are looked at, named, and brought back as an edit; what is not saved differs from what is published', async () => {
  const version = { ...target, name: '', revision: 1, lastRevision: 1, isCurrent: false, savedBy: null }
  const versions = [
    { ...version, versionId: 'now', isCurrent: true, createdAt: new Date().toISOString() },
    { ...version, versionId: 'old', createdAt: '2026-05-01T10:00:00.000Z' },
  ]
  const { pageName, rootPageId, description, active, experienceItems, coverImageUrl, socialImageUrl } = page
  const document = { pageName, rootPageId, description, active, experienceItems, coverImageUrl, socialImageUrl }
  const app = await openEditor({
    '/versions': () => ({ versions }),
    '/versions/now': () => ({ version: versions[0], document }),
    '/versions/old': () => ({ version: versions[1], document: { ...document, description: 'Coffee by the sea' } }),
    '/versions/rename': (body) => ({ version: { ...versions[1], name: body['name'] } }),
  })
  await app.user.type(name(), ' at Night')
  await app.user.click(screen.getByRole('button', { name: 'Versions' }))
  const dialog = await screen.findByRole('dialog', { name: 'Versions' }, FIRST_USE)
  const edits = await within(dialog).findByRole('button', { name: /^Your draft/, pressed: true })
  expect(edits.textContent).toContain('1 difference from what visitors see')
  expect(within(dialog).getByText('Lark Coffee at Night')).toBeTruthy()

  const now = within(dialog).getByRole('button', { name: /^Today \d/ })
  await waitFor(() => expect(now.textContent).toContain('Description'))
  await app.user.click(within(dialog).getByRole('button', { name: /^May 1, / }))
  await app.user.type(await within(dialog).findByRole('textbox', { name: 'Name' }), 'By the sea')
  await app.user.click(within(dialog).getByRole('button', { name: 'Save name' }))
  expect(await within(dialog).findByRole('button', { name: /^By the sea/ })).toBeTruthy()
  expect(app.server.bodyOf('/versions/rename')).toEqual({ versionId: 'old', name: 'By the sea' })

  await app.user.click(within(dialog).getByRole('button', { name: 'Restore' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const words = () => screen.getByRole('textbox', { name: /^Description/ })
  expect(words()).toHaveProperty('value', 'Coffee by the sea')
  await app.user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(words()).toHaveProperty('value', 'Coffee by the river')
  expect(name()).toHaveProperty('value', 'Lark Coffee at Night')
})
