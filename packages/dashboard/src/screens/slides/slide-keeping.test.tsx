// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import type { ExperienceItem, View } from '@taplet/contract'
import { createWidget } from '@taplet/slides/edits'
import type { Widget } from '@taplet/slides/schema'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createIdbDraftStore } from '../../lib/drafts/store/idb-draft-store.ts'
import { anAccount, aPage, conflict, type Handlers, refuse, signedIn } from '../../testing/fake-server.ts'
import { aView, anItem } from '../../testing/library.ts'
import { openApp } from '../../testing/open-app.tsx'

beforeAll(() => vi.stubGlobal('scrollTo', () => undefined)) // jsdom has no scrolling

const FIRST_USE = { timeout: 15_000 } // dialogs are loaded on first use
const text = (id: string, words: string): Widget => {
  const widget = createWidget('TEXT_BOX', id)
  // The fields belong to the widget's own type; the compiler cannot follow the correlated union.
  return { ...widget, widgetData: { ...widget.widgetData, text: words } } as Widget
}
const link = (): Widget => ({ ...createWidget('LINK', 'w2') })

let item: ExperienceItem
let view: View
let drafts: Record<string, unknown>[]
beforeEach(() => {
  item = anItem()
  view = { ...aView([]), widgets: [text('w1', 'Slow mornings'), link()] }
  drafts = []
})
afterEach(async () => {
  cleanup()
  const store = createIdbDraftStore()
  for (const found of await store.find(anAccount.accountId, { kind: 'SLIDE', targetId: 'item1' }))
    await store.remove(found as Parameters<typeof store.remove>[0], Number.MAX_SAFE_INTEGER) // written by this release
})

/** A server that stores the slide and its drafts, and refuses stale revisions as the real one does. */
const server = (change: Handlers = {}): Handlers => ({
  ...signedIn,
  '/getAllPagesByAccountId': () => ({ pages: [aPage({ experienceItems: ['item1'] })] }),
  '/experienceItems/getAll': () => ({ body: { experienceItems: [item] } }),
  '/getAllViewsByAccountId': () => ({ views: [view] }),
  '/media/getAll': () => ({ media: [] }),
  '/drafts': () => ({ drafts }),
  '/drafts/save': (body) => ({ sequence: body['sequence'] }),
  '/drafts/discard': () => ({}),
  '/updateView': (body) => {
    if (body['revision'] !== view.revision) return conflict(view)
    view = { ...view, ...body, revision: view.revision + 1 }
    return { updatedView: view }
  },
  ...change,
})

async function openEditor(change?: Handlers) {
  const app = openApp('/app/experienceItems/item1', server(change))
  await screen.findByRole('heading', { name: 'On this slide' }, FIRST_USE)
  return app
}
const words = () => screen.getByRole('textbox', { name: 'Text' })
async function typeInto(app: Awaited<ReturnType<typeof openEditor>>, name: string, letters: string) {
  await app.user.click(screen.getByRole('button', { name: new RegExp(`^${name}`), pressed: false }))
  await app.user.type(words(), letters)
}
const save = () => screen.getByRole('button', { name: 'Publish changes' })
const textOf = (id: string) => Reflect.get(view.widgets.find((one) => one.widgetId === id)?.widgetData ?? {}, 'text')
const kept = () => createIdbDraftStore().find(anAccount.accountId, { kind: 'SLIDE', targetId: 'item1' })

test('edits of a page that went away without a word are back when the slide is opened again', async () => {
  const app = await openEditor()
  await typeInto(app, 'Slow mornings', '!')
  await waitFor(async () => expect(await kept()).toHaveLength(1))
  cleanup()
  await openEditor()
  expect(await screen.findByText(/^Draft of \d\d?:\d\d/)).toBeTruthy()
  expect(await screen.findByRole('button', { name: /^Slow mornings!/ })).toBeTruthy()
  expect(await screen.findByText(/^(Saving|Draft saved)$/)).toBeTruthy()
  await waitFor(async () => expect(await kept(), 'only its new editor keeps it').toHaveLength(1))
})

test('edits that came back can be discarded, and that can be undone', async () => {
  const app = await openEditor()
  await typeInto(app, 'Slow mornings', '!')
  await waitFor(async () => expect(await kept()).toHaveLength(1))
  cleanup()
  const again = await openEditor()
  await again.user.click(await screen.findByRole('button', { name: 'Discard' }))
  expect(await screen.findByText('All changes saved')).toBeTruthy()
  await waitFor(async () => expect(await kept()).toEqual([]))
  await again.user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('button', { name: /^Slow mornings!/ })).toBeTruthy()
  await waitFor(async () => expect(await kept()).toHaveLength(1))
})

test('a saved slide leaves no draft behind', async () => {
  const app = await openEditor()
  await typeInto(app, 'Slow mornings', '!')
  await app.user.click(save())
  await screen.findByText('All changes saved')
  await waitFor(async () => expect(await kept()).toEqual([]))
  cleanup()
  await openEditor()
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(screen.queryByText(/^Draft of/)).toBeNull()
})

test('a damaged draft is passed over and logged', async () => {
  const store = createIdbDraftStore()
  const key = { accountId: anAccount.accountId, kind: 'SLIDE', targetId: 'item1', editorId: 'old' } as const
  // From a release with another format.
  await store.put({ ...key, format: 99, sequence: 1 } as never)
  const app = await openEditor()
  await waitFor(() => expect(app.log.entries.map((entry) => entry.event)).toContain('draft_ignored'))
  expect(await screen.findByText('All changes saved')).toBeTruthy()
})

test("another account's edits on the same device are neither shown nor touched", async () => {
  const app = await openEditor()
  await typeInto(app, 'Slow mornings', '!')
  await waitFor(async () => expect(await kept()).toHaveLength(1))
  cleanup()
  await openEditor({ '/fetchAccountData': () => ({ accountData: { ...anAccount, accountId: 'other' } }) })
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(screen.queryByText(/^Draft of/)).toBeNull()
  expect(await kept()).toHaveLength(1)
})

test('what others changed elsewhere is merged by itself, saved, and said', async () => {
  const app = await openEditor()
  view = { ...view, revision: 7, widgets: [...view.widgets, text('w9', 'Theirs')] }
  await typeInto(app, 'Slow mornings', '!')
  await app.user.click(save())
  expect(await screen.findByText('Merged with edits made elsewhere')).toBeTruthy()
  await screen.findByText('All changes saved')
  expect([textOf('w1'), textOf('w9'), view.revision]).toEqual(['Slow mornings!', 'Theirs', 8])
})

/** Changes two parts both here and elsewhere. */
async function collideTwice(one: string, other: string) {
  view = { ...view, widgets: [text('w1', 'Slow mornings'), text('w3', 'Late nights')] }
  const app = await openEditor()
  view = { ...view, revision: 7, widgets: [text('w1', one), text('w3', other)] }
  await typeInto(app, 'Slow mornings', '!')
  await typeInto(app, 'Late nights', '!')
  return app
}

test('one collision shows both values with a button for each, and what else changed is merged', async () => {
  const app = await openEditor()
  view = { ...view, revision: 7, widgets: [text('w1', 'Slow evenings'), link(), text('w9', 'Theirs')] }
  await typeInto(app, 'Slow mornings', '!')
  await app.user.click(save())
  const dialog = await screen.findByRole('dialog', { name: 'Changed somewhere else too' }, FIRST_USE)
  expect(dialog.textContent).toContain('Slow mornings!')
  expect(dialog.textContent).toContain('Slow evenings')
  expect(within(dialog).queryByRole('radio')).toBeNull()
  expect(within(dialog).getByRole('button', { name: 'Keep mine' })).toBeTruthy()
  await app.user.click(within(dialog).getByRole('button', { name: 'Take theirs' }))
  await screen.findByText('All changes saved')
  expect([textOf('w1'), textOf('w9')]).toEqual(['Slow evenings', 'Theirs'])
})

test('collisions show both values, and only what the person chose is saved', async () => {
  const app = await collideTwice('Slow evenings', 'Late mornings')
  await app.user.click(save())
  const dialog = await screen.findByRole('dialog', { name: 'Changed somewhere else too' }, FIRST_USE)
  const part = within(dialog).getByRole('group', { name: 'Slow mornings!: text' })
  expect(within(part).getByRole('radio', { name: /^Yours\s*Slow\s*mornings/ })).toHaveProperty('checked', true)
  expect(textOf('w1')).toBe('Slow evenings')
  await app.user.click(within(part).getByRole('radio', { name: /^The other copy\s*Slow\s*evenings/ }))
  await app.user.click(within(dialog).getByRole('button', { name: 'Save merged' }))
  await screen.findByText('All changes saved')
  expect([textOf('w1'), textOf('w3')]).toEqual(['Slow evenings', 'Late nights!'])
})

test('keeping all mine replaces the other copy; taking all theirs shows it, and undo brings mine back', async () => {
  const app = await collideTwice('Slow evenings', 'Late mornings')
  await app.user.click(save())
  await app.user.click(await screen.findByRole('button', { name: 'Take all theirs' }, FIRST_USE))
  await screen.findByText('All changes saved')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await app.user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('button', { name: /^Slow mornings!/ })).toBeTruthy()
  view = { ...view, revision: 9, widgets: [text('w1', 'Slow nights'), text('w3', 'Later')] }
  await app.user.click(save())
  await app.user.click(await screen.findByRole('button', { name: 'Keep all mine' }, FIRST_USE))
  await waitFor(() => expect(textOf('w1')).toBe('Slow mornings!'))
})

test('a choice put off is not asked again by the connection coming back', async () => {
  const app = await openEditor()
  view = { ...view, revision: 7, widgets: [text('w1', 'Slow evenings'), link()] }
  await typeInto(app, 'Slow mornings', '!')
  await app.user.click(save())
  await app.user.click(await screen.findByRole('button', { name: 'Decide later' }, FIRST_USE))
  expect((await screen.findByRole('alert')).textContent).toContain('Save again to choose')
  const tries = app.server.calls.filter((call) => call.path === '/updateView').length
  fireEvent(window, new Event('online'))
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(app.server.calls.filter((call) => call.path === '/updateView')).toHaveLength(tries)
})

test('a save that fails stays unsaved and is sent again once the connection is back', async () => {
  let isDown = true
  const app = await openEditor({
    '/updateView': (body) => {
      if (isDown) throw new TypeError('Failed to fetch')
      view = { ...view, ...body, revision: view.revision + 1 }
      return { updatedView: view }
    },
    '/experienceItems/update': () => ({ body: { updatedExperienceItem: item } }),
  })
  await typeInto(app, 'Slow mornings', '!')
  await app.user.click(save())
  expect((await screen.findByRole('alert')).textContent).toContain('sent again automatically')
  expect(screen.getByText('Not saved')).toBeTruthy()
  isDown = false
  fireEvent(window, new Event('online'))
  await screen.findByText('All changes saved')
  expect(textOf('w1')).toBe('Slow mornings!')
})

test('a refusal waits for the person and is forgotten with the next edit', async () => {
  const app = await openEditor({ '/updateView': () => refuse('PAGE_TOO_LARGE') })
  await typeInto(app, 'Slow mornings', '!')
  await app.user.click(save())
  expect((await screen.findByRole('alert')).textContent).not.toContain('sent again automatically')
  await app.user.type(words(), '?')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(await screen.findByText(/^(Saving|Draft saved)$/)).toBeTruthy()
})

test('edits that an offline server has not got are sent once it is back, though their screen was left', async () => {
  let isDown = true
  const app = await openEditor({
    '/drafts/save': (body) => {
      if (isDown) throw new TypeError('Failed to fetch')
      return { sequence: body['sequence'] }
    },
  })
  await typeInto(app, 'Slow mornings', '!')
  await app.user.click(screen.getByRole('button', { name: 'Back to slides' }))
  await waitFor(() => expect(app.place()).toBe('/app/experienceItems'), FIRST_USE)
  const sent = () => app.server.calls.filter((call) => call.path === '/drafts/save')
  await waitFor(() => expect(sent()).toHaveLength(1))
  isDown = false
  fireEvent(window, new Event('online'))
  await waitFor(() => expect(sent()).toHaveLength(2))
  fireEvent(window, new Event('online'))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(sent(), 'and no more once it has them').toHaveLength(2)
})

test('a slide opened again takes over from the editor that was still sending', async () => {
  const app = await openEditor({ '/drafts/save': () => Promise.reject(new TypeError('Failed to fetch')) })
  await typeInto(app, 'Slow mornings', '!')
  await app.user.click(screen.getByRole('button', { name: 'Back to slides' }))
  await waitFor(() => expect(app.place()).toBe('/app/experienceItems'), FIRST_USE)
  await act(() => app.router.navigate('/app/experienceItems/item1'))
  expect(await screen.findByRole('button', { name: /^Slow mornings!/ })).toBeTruthy()
  await waitFor(async () => expect(await kept(), 'only its new editor keeps it').toHaveLength(1))
})
