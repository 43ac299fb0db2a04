// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import type { Draft, ExperienceItem, View } from '@taplet/contract'
import { createWidget } from '@taplet/slides/edits'
import type { Widget } from '@taplet/slides/schema'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { serverDeviceId, thisDevice } from '../../lib/drafts/device.ts'
import { draftRecord } from '../../lib/drafts/store/draft-record.ts'
import { createIdbDraftStore } from '../../lib/drafts/store/idb-draft-store.ts'
import { anAccount, aPage, type Handlers, signedIn } from '../../testing/fake-server.ts'
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
let drafts: Draft[]
const stored = () => createIdbDraftStore().find(anAccount.accountId, { kind: 'SLIDE', targetId: 'item1' })
beforeEach(() => {
  item = anItem()
  view = { ...aView([]), widgets: [text('w1', 'Slow mornings'), link()] }
  drafts = []
})
afterEach(async () => {
  cleanup()
  for (const raw of await stored()) await createIdbDraftStore().remove(draftRecord.parse(raw), Number.MAX_SAFE_INTEGER)
})

async function openEditor(change?: Handlers) {
  const app = openApp('/app/experienceItems/item1', {
    ...signedIn,
    '/getAllPagesByAccountId': () => ({ pages: [aPage({ experienceItems: ['item1'] })] }),
    '/experienceItems/getAll': () => ({ body: { experienceItems: [item] } }),
    '/getAllViewsByAccountId': () => ({ views: [view] }),
    '/media/getAll': () => ({ media: [] }),
    '/drafts': () => ({ drafts }),
    '/drafts/save': (body) => ({ sequence: body['sequence'] }),
    '/drafts/discard': () => ({}),
    ...change,
  })
  await screen.findByRole('heading', { name: 'On this slide' }, FIRST_USE)
  return app
}
async function typeInto(app: Awaited<ReturnType<typeof openEditor>>, name: string, letters: string) {
  await app.user.click(screen.getByRole('button', { name: new RegExp(`^${name}`), pressed: false }))
  await app.user.type(screen.getByRole('textbox', { name: 'Text' }), letters)
}

/** Edits on a phone, five minutes ago. */
const onThePhone = (words: string): Draft => ({
  kind: 'SLIDE',
  targetId: 'item1',
  deviceId: 'phone-1',
  deviceName: 'Chrome on Android',
  document: {
    viewId: view.viewId,
    viewName: item.itemName,
    viewMetadata: view.viewMetadata,
    widgets: [text('w1', words), link()],
  },
  base: { item1: 1, view1: 1 },
  sequence: 4,
  updatedAt: new Date(Date.now() - 5 * 60_000).toISOString(),
})
const sent = (app: Awaited<ReturnType<typeof openEditor>>, path: string) =>
  app.server.calls.filter((call) => call.path === path)

test('edits of another device are shown at once, and taken over only with the first edit made of them', async () => {
  drafts = [onThePhone('From the phone')]
  const app = await openEditor()
  expect(await screen.findByText('Edited on Chrome on Android, 5 minutes ago.')).toBeTruthy()
  expect(await screen.findByRole('button', { name: /^From the phone/ })).toBeTruthy()
  expect(screen.getByText('Draft saved')).toBeTruthy()
  expect(screen.queryByText('All changes saved')).toBeNull()
  expect(await stored(), 'only the phone stores them').toEqual([])
  await typeInto(app, 'From the phone', '!')
  await waitFor(() => expect(app.server.bodyOf('/drafts/discard')).toMatchObject({ deviceId: 'phone-1', sequence: 4 }))
  expect(app.server.bodyOf('/drafts/save')).toMatchObject({ document: { widgets: [{ widgetId: 'w1' }, {}] } })
})

test('edits of another device that are undone wait there, and are not said to be saved', async () => {
  drafts = [onThePhone('From the phone')]
  const app = await openEditor()
  await screen.findByText('Edited on Chrome on Android, 5 minutes ago.')
  await app.user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Edited on Chrome on Android, 5 minutes ago. Not shown here yet.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Edited elsewhere' })).toBeTruthy()
  await app.user.click(screen.getByRole('button', { name: 'Not now' }))
  expect(screen.queryByRole('button', { name: 'Continue here' })).toBeNull()
  await app.user.click(screen.getByRole('button', { name: 'Edited elsewhere' }))
  await app.user.click(screen.getByRole('button', { name: 'Continue here' }))
  expect(await screen.findByRole('button', { name: /^From the phone/ })).toBeTruthy()
  await waitFor(() => expect(app.server.bodyOf('/drafts/discard')).toMatchObject({ deviceId: 'phone-1', sequence: 4 }))
})

test('edits of another device are discarded there as well', async () => {
  drafts = [onThePhone('From the phone')]
  const app = await openEditor()
  await app.user.click(await screen.findByRole('button', { name: 'Discard' }))
  expect(await screen.findByText('All changes saved')).toBeTruthy()
  await waitFor(() => expect(app.server.bodyOf('/drafts/discard')).toMatchObject({ deviceId: 'phone-1', sequence: 4 }))
  expect(sent(app, '/drafts/save')).toEqual([])
})

test('edits of another device that collide with what was saved since wait for a choice', async () => {
  const version = { kind: 'SLIDE', targetId: 'item1', versionId: 'old', name: '', revision: 1, lastRevision: 1 }
  const versions = [{ ...version, isCurrent: false, savedBy: null, createdAt: item.createdAt }]
  drafts = [onThePhone('From the phone')]
  const before = {
    viewId: view.viewId,
    viewName: item.itemName,
    viewMetadata: view.viewMetadata,
    widgets: view.widgets,
  }
  view = { ...view, revision: 7, widgets: [text('w1', 'Slow evenings'), link()] }
  await openEditor({
    '/versions': () => ({ versions }),
    '/versions/old': () => ({ version: versions[0], document: before }),
  })
  expect(await screen.findByRole('button', { name: 'Edited elsewhere' })).toBeTruthy()
  expect(screen.getByRole('button', { name: /^Slow evenings/ })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Continue here' })).toBeTruthy()
})

test('edits that were discarded on another device do not come back on this one', async () => {
  const app = await openEditor()
  await typeInto(app, 'Slow mornings', '!')
  await waitFor(async () => expect(await stored()).toHaveLength(1))
  cleanup()
  const [record] = await stored()
  const { editorId, sequence } = draftRecord.parse(record)
  const discarded = [{ deviceId: serverDeviceId(thisDevice(), editorId), sequence }]
  const again = await openEditor({ '/drafts': () => ({ drafts: [], discarded }) })
  expect(await screen.findByText(/^These edits were published or discarded elsewhere/)).toBeTruthy()
  expect(screen.getByRole('button', { name: /^Slow mornings/ }).textContent).not.toContain('!')
  await waitFor(async () => expect(await stored()).toEqual([]))
  await again.user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('button', { name: /^Slow mornings!/ })).toBeTruthy()
})

test('a slide looks again for edits of elsewhere when the person returns to its tab', async () => {
  await openEditor()
  await screen.findByText('All changes saved')
  drafts = [onThePhone('From the phone')]
  fireEvent(window, new Event('focus'))
  expect(await screen.findByRole('button', { name: /^From the phone/ })).toBeTruthy()
})
