// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { createWidget } from '@taplet/slides/edits'
import type { AppTheme } from '@taplet/slides/schema'
import { looks } from '@taplet/slides/themes'
import { onlineManager } from '@tanstack/react-query'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { themesQuery } from '../../entities/experience/themes-query.ts'
import { createIdbDraftStore } from '../../lib/drafts/store/idb-draft-store.ts'
import { anAccount, aPage, signedIn } from '../../testing/fake-server.ts'
import { aView, anItem } from '../../testing/library.ts'
import { openApp } from '../../testing/open-app.tsx'

// jsdom has no scrolling, and no width.
beforeAll(() => {
  vi.stubGlobal('scrollTo', () => undefined)
  vi.stubGlobal('CSS', { escape: (value: string) => value })
  Element.prototype.scrollTo = () => undefined
  const list = { addEventListener: () => undefined, removeEventListener: () => undefined }
  vi.stubGlobal('matchMedia', (query: string) => ({ ...list, matches: query.includes('min-width') })) // a desktop
})
afterEach(async () => {
  cleanup()
  const store = createIdbDraftStore()
  for (const target of await store.targets(anAccount.accountId))
    for (const found of await store.find(anAccount.accountId, target))
      await store.remove(found as Parameters<typeof store.remove>[0], Number.MAX_SAFE_INTEGER) // written by this release
  localStorage.clear()
})

const FIRST_USE = { timeout: 15_000 }
const items = ['item0', 'item1', 'item2', 'item3'].map((id) =>
  anItem({ experienceItemId: id, itemName: `Slide of ${id}`, viewId: `view-${id}` }),
)
const viewOf = (id: string, revision: number, name: string) => ({
  ...aView([]),
  viewId: `view-${id}`,
  revision,
  viewName: name,
  widgets: [createWidget('TEXT_BOX', `w-${name}`)],
})

async function openAt(at: string, theme: AppTheme | null = null) {
  let revision = 1
  const app = openApp(at, {
    ...signedIn,
    '/getAllPagesByAccountId': () => ({
      pages: [
        aPage({
          experienceId: 'p1',
          pageName: 'Golden Crust',
          theme,
          experienceItems: ['item0', 'item1', 'item2'],
        }),
      ],
    }),
    '/experienceItems/getAll': () => ({ body: { experienceItems: items } }),
    '/getAllViewsByAccountId': () => ({
      views: items.map((one) => viewOf(one.experienceItemId, revision, revision === 1 ? 'before' : 'after')),
    }),
    '/media/getAll': () => ({ media: [] }),
    '/drafts': () => ({ drafts: [] }),
    '/drafts/save': (body) => ({ sequence: body['sequence'] }),
    '/drafts/discard': () => ({}),
    '/experiences/changes': () => ({ changes: [] }),
    '/experiences/publish': ({ views }) => ({
      updatedPage: aPage({
        experienceId: 'p1',
        pageName: 'Golden Crust',
        experienceItems: ['item0', 'item1', 'item2'],
        revision: 2,
      }),
      views: [views].flat().map((view) => ({ ...viewOf('item1', 2, 'after'), ...Object(view), revision: 2 })),
      items: [],
    }),
  })
  await screen.findByRole('heading', { name: 'On this slide' }, FIRST_USE)
  return {
    ...app,
    saveElsewhere: () => {
      revision = 2
    },
  }
}
const IN_APP = '/app/experienceItems/item1?in=p1'

test('a slide opened from an instant app says where it stands, and leads on and back', async () => {
  const app = await openAt(IN_APP)
  expect(await screen.findByText('Slide 2 of 3 in Golden Crust')).toBeTruthy()
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Instant Apps')
  await app.user.click(screen.getByRole('button', { name: 'Next slide' }))
  await waitFor(() => expect(app.place()).toBe('/app/experienceItems/item2?in=p1'))
  await screen.findByText('Slide 3 of 3 in Golden Crust')
  fireEvent.keyDown(document.body, { key: 'PageUp', altKey: true })
  await waitFor(() => expect(app.place()).toBe(IN_APP))
  await screen.findByText('Slide 2 of 3 in Golden Crust') // the other slide's button is about to go
  await app.user.click(await screen.findByRole('button', { name: 'Back to Golden Crust' }))
  await waitFor(() => expect(app.place()).toBe('/app/experiences/p1#app-content/slide/edit/2'), FIRST_USE) // that editor's code is loaded first
})

test('unsaved changes need no question on the way to the next slide: they are a draft, and back with it', async () => {
  const app = await openAt(IN_APP)
  await app.user.click(screen.getByRole('button', { name: 'Add Text' }))
  fireEvent.keyDown(document.body, { key: 'PageDown', altKey: true })
  await waitFor(() => expect(app.place()).toBe('/app/experienceItems/item2?in=p1'))
  await screen.findByText('Slide 3 of 3 in Golden Crust')
  fireEvent.keyDown(document.body, { key: 'PageUp', altKey: true })
  await waitFor(() => expect(rowIds()).toHaveLength(2))
})

test('Done and Escape lead back to the app without publishing; the slide that was open is chosen there', async () => {
  const app = await openAt(IN_APP)
  await app.user.click(screen.getByRole('button', { name: 'Add Text' }))
  await app.user.click(screen.getByRole('button', { name: 'Done with this slide' }))
  await waitFor(() => expect(app.place()).toBe('/app/experiences/p1#app-content/slide/edit/2'), FIRST_USE)
  expect(app.server.bodyOf('/updateView')).toBeUndefined()
  await waitFor(() => expect(app.server.bodyOf('/drafts/save')).toMatchObject({ kind: 'SLIDE', targetId: 'item1' }))
  await act(() => app.router.navigate('/app/experienceItems/item2?in=p1'))
  await screen.findByText('Slide 3 of 3 in Golden Crust')
  fireEvent.keyDown(document.body, { key: 'Escape' })
  await waitFor(() => expect(app.place()).toBe('/app/experiences/p1#app-content/slide/edit/3'))
})

test('Publish sends the app with this slide as it is on the screen, and nothing is left to publish', async () => {
  const app = await openAt(IN_APP)
  await app.user.click(screen.getByRole('button', { name: 'Add Text' }))
  await app.user.click(screen.getByRole('button', { name: 'Publish' }))
  await waitFor(
    () =>
      expect(app.server.bodyOf('/experiences/publish')).toMatchObject({
        views: [{ viewId: 'view-item1', revision: 1 }],
      }),
    FIRST_USE,
  )
  expect(await screen.findByText('All changes saved')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull()
  expect(app.place()).toBe(IN_APP)
})

test('without a connection Publish says at once what it needs, and begins nothing', async () => {
  const app = await openAt(IN_APP)
  await app.user.click(screen.getByRole('button', { name: 'Add Text' }))
  onlineManager.setOnline(false)
  await app.user.click(screen.getByRole('button', { name: 'Publish' }))
  onlineManager.setOnline(true)
  expect(await screen.findByText(/^Publishing needs a connection/)).toBeTruthy()
  expect(app.server.bodyOf('/experiences/publish')).toBeUndefined()
})

test('a slide that only the draft of its app holds has its place there, and leads back', async () => {
  await createIdbDraftStore().put({
    accountId: anAccount.accountId,
    kind: 'EXPERIENCE',
    targetId: 'p1',
    editorId: 'left',
    format: 1,
    sequence: 1,
    updatedAt: 1,
    base: { p1: 1 },
    baseDocument: {},
    document: { experienceItems: ['item0', 'item3'] },
    unanswered: [],
  })
  const app = await openAt('/app/experienceItems/item3?in=p1')
  expect(await screen.findByText('Slide 2 of 2 in Golden Crust')).toBeTruthy()
  await app.user.click(await screen.findByRole('button', { name: 'Back to Golden Crust' }))
  await waitFor(() => expect(app.place()).toMatch(/^\/app\/experiences\/p1/), FIRST_USE)
})

test('opened from the library, it leads back there', async () => {
  const app = await openAt('/app/experienceItems/item1')
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Slides')
  expect(screen.queryByRole('button', { name: 'Next slide' })).toBeNull()
  await app.user.click(screen.getByRole('button', { name: 'Back to slides' }))
  await waitFor(() => expect(app.place()).toBe('/app/experienceItems'))
})

const rowIds = () => [...document.querySelectorAll<HTMLElement>('[data-row]')].map(({ dataset }) => dataset['row'])

test('what was saved elsewhere shows when the person comes back to the window', async () => {
  const app = await openAt(IN_APP)
  expect(rowIds()).toEqual(['w-before'])
  app.saveElsewhere()
  act(() => void window.dispatchEvent(new Event('focus')))
  await waitFor(() => expect(rowIds()).toEqual(['w-after']))
  expect(await screen.findByText('All changes saved')).toBeTruthy()
})

test('a slide with unsaved changes only says that something changed elsewhere', async () => {
  const app = await openAt(IN_APP)
  await app.user.click(screen.getByRole('button', { name: 'Add Text' }))
  app.saveElsewhere()
  act(() => void window.dispatchEvent(new Event('focus')))
  expect(await screen.findByText('Changed elsewhere')).toBeTruthy()
  expect(rowIds()).toContain('w-before')
})

test('a text that is added wears the look of the app', async () => {
  const brass = looks.find(({ id }) => id === 'brass')?.theme ?? null
  const app = await openAt(IN_APP, brass)
  await waitFor(() => expect(app.queryClient.getQueryData(themesQuery.queryKey)).toBeDefined(), FIRST_USE)
  await app.user.click(screen.getByRole('button', { name: 'Add Text' }))
  const [before, added] = screen.getByRole('application').querySelectorAll('[data-widget-id]')
  expect(before?.innerHTML).not.toContain('Fraunces')
  expect(added?.innerHTML).toContain('Fraunces')
})
