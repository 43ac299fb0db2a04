// @vitest-environment jsdom
import type { ExperienceItem, View } from '@taplet/contract'
import { createWidget } from '@taplet/slides/edits'
import type { Widget } from '@taplet/slides/schema'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { aView, anItem } from '../../testing/library.ts'
import { aPage, type Handlers, refuse, signedIn } from '../../testing/fake-server.ts'
import { openApp } from '../../testing/open-app.tsx'

beforeAll(() => vi.stubGlobal('scrollTo', () => undefined)) // jsdom has no scrolling
afterEach(() => {
  cleanup()
  localStorage.clear()
})

/** A widget of a type with these fields. */
const withData = (type: Widget['widgetType'], id: string, change: object) => {
  const widget = createWidget(type, id)
  // The fields belong to the widget's own type; the compiler cannot follow the correlated union.
  return { ...widget, widgetData: { ...widget.widgetData, ...change } } as Widget
}

// Dialogs, menus and screens are loaded on first use.
const FIRST_USE = { timeout: 15_000 }
let stored: { item: ExperienceItem; view: View }
beforeEach(() => {
  const widgets = [
    withData('TEXT_BOX', 'w1', { text: 'Slow mornings' }),
    withData('SOCIAL_LINK', 'w2', { linkUsername: 'lark' }),
    withData('LINK', 'w3', { linkText: 'Order ahead', linkValue: 'https://lark.coffee' }),
  ]
  stored = { item: anItem({ usedIn: ['e1'] }), view: { ...aView([]), widgets } }
})

/** A server that stores the slide. */
const server = (change: Handlers = {}): Handlers => ({
  ...signedIn,
  '/getAllPagesByAccountId': () => ({ pages: [aPage({ experienceItems: ['item1'] })] }),
  '/experienceItems/getAll': () => ({ body: { experienceItems: [stored.item] } }),
  '/getAllViewsByAccountId': () => ({ views: [stored.view] }),
  '/media/getAll': () => ({ media: [] }),
  '/drafts': () => ({ drafts: [] }),
  '/updateView': (body) => {
    stored.view = { ...stored.view, ...body, revision: stored.view.revision + 1 }
    return { updatedView: stored.view }
  },
  '/experienceItems/update': (body) => {
    stored.item = { ...stored.item, ...body, revision: stored.item.revision + 1 }
    return { body: { updatedExperienceItem: stored.item } }
  },
  ...change,
})

async function openEditor(change?: Handlers) {
  const app = openApp('/app/experienceItems/item1', server(change))
  await screen.findByRole('heading', { name: 'On this slide' }, FIRST_USE)
  return app
}
const row = (name: string | RegExp) => screen.getByRole('button', { name, pressed: false })
const save = () => screen.getByRole('button', { name: 'Publish changes' })
const titles = () =>
  within(screen.getByRole('complementary', { name: 'On this slide' }))
    .getAllByRole('button', { name: /^Move / })
    .map((grip) => grip.getAttribute('aria-label')?.replace('Move ', ''))
const storedText = () => Reflect.get(stored.view.widgets[0]?.widgetData ?? {}, 'text')

test('text is typed, published on its revision, and then all is saved', async () => {
  const app = await openEditor()
  expect(screen.getByText('Live in Lark Coffee')).toBeTruthy()
  await app.user.click(row(/^Slow mornings/))
  await app.user.type(screen.getByRole('textbox', { name: 'Text' }), '!')
  await app.user.click(save())
  await screen.findByText('All changes saved')
  expect(storedText()).toBe('Slow mornings!')
  expect(app.server.bodyOf('/updateView')?.['revision']).toBe(1)
})

test('Ctrl S stores the draft at once, and shows visitors nothing', async () => {
  const app = await openEditor({ '/drafts/save': (body) => ({ sequence: body['sequence'] }) })
  await app.user.keyboard('t')
  await app.user.keyboard('{Control>}s{/Control}')
  expect(await screen.findByText('Draft saved. Visitors see it once you publish.')).toBeTruthy()
  expect(screen.getByText('Draft saved')).toBeTruthy()
  expect(app.server.bodyOf('/updateView')).toBeUndefined()
})

test('a slide that no visitor can see is saved by Done, and the library is back', async () => {
  const app = await openEditor({ '/getAllPagesByAccountId': () => ({ pages: [aPage()] }) })
  expect(screen.getByText('Not in an instant app yet')).toBeTruthy()
  await app.user.keyboard('t')
  await app.user.click(screen.getByRole('button', { name: 'Done with this slide' }))
  await waitFor(() => expect(stored.view.widgets).toHaveLength(4))
  await waitFor(() => expect(app.place()).toBe('/app/experienceItems'))
})

test('undoing everything is clean again', async () => {
  const app = await openEditor()
  await app.user.click(row(/^Slow mornings/))
  await app.user.type(screen.getByRole('textbox', { name: 'Text' }), '!')
  await app.user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('All changes saved')).toBeTruthy()
})

test('the rest of a line is sent to the right by a button, since Tab leaves the field', async () => {
  const app = await openEditor()
  await app.user.click(row(/^Slow mornings/))
  const words = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' })
  words.setSelectionRange(4, 5)
  await app.user.click(screen.getByRole('button', { name: 'Align rest of line right' }))
  expect(words.value).toBe('Slow\tmornings')
})

test('a failed save keeps the flag and says why', async () => {
  const app = await openEditor({ '/updateView': () => refuse('UNAVAILABLE') })
  await app.user.keyboard('t')
  await app.user.click(save())
  expect((await screen.findByRole('alert')).textContent).toContain('catching its breath')
  expect(screen.getByText('Not saved')).toBeTruthy()
})

test('a new name is saved with the slide and renames its entry', async () => {
  const app = await openEditor()
  const name = screen.getByRole('textbox', { name: 'Name' })
  await app.user.clear(name)
  expect(screen.getByText('A slide needs a name with at least one visible character.')).toBeTruthy()
  await app.user.type(name, 'Evening')
  await app.user.click(save())
  await waitFor(() => expect(stored.item.itemName).toBe('Evening'))
})

test('widgets are added by key, moved by their menu, deleted by key and brought back by Undo', async () => {
  const app = await openEditor()
  await app.user.click(row(/^Follow Me/))
  await app.user.click(screen.getByRole('button', { name: 'More for Follow Me' }))
  await app.user.click(await screen.findByRole('menuitem', { name: 'Move up' }, FIRST_USE))
  expect(titles()).toEqual(['Follow Me', 'Slow mornings', 'Order ahead'])
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  screen.getByRole('button', { name: /^Follow Me/, pressed: true }).focus()
  await app.user.keyboard('v')
  expect(titles()).toEqual(['Follow Me', 'No video yet', 'Slow mornings', 'Order ahead'])
  await app.user.keyboard('{Delete}')
  expect(titles()).not.toContain('No video yet')
  const toast = await screen.findByText('“No video yet” is deleted')
  const card = toast.parentElement ?? document.body
  // The toaster captures the pointer, which jsdom does not support.
  fireEvent.click(within(card).getByRole('button', { name: 'Undo' }))
  expect(titles()).toEqual(['Follow Me', 'No video yet', 'Slow mornings', 'Order ahead'])
})

test('moving the first widget up changes nothing', async () => {
  const app = await openEditor()
  await app.user.click(row(/^Slow mornings/))
  await app.user.keyboard('{Alt>}{ArrowUp}{/Alt}')
  expect(await screen.findByText('All changes saved')).toBeTruthy()
})

test('a user name is cleaned while it is pasted, and its address is shown', async () => {
  const app = await openEditor()
  await app.user.click(row(/^Follow Me/))
  const name = screen.getByRole('textbox', { name: 'Username' })
  await app.user.clear(name)
  await app.user.click(name)
  await app.user.paste('https://www.instagram.com/larklisboa/?hl=en')
  expect(await screen.findByDisplayValue('larklisboa')).toBe(name)
  expect(screen.getByText(/^Opens https:\/\/www\.instagram\.com\/larklisboa in a new tab/)).toBeTruthy()
})

test('an address that cannot be opened is named beside its field, and is not sent', async () => {
  const app = await openEditor()
  await app.user.click(row(/^Order ahead/))
  const address = await screen.findByRole('textbox', { name: 'Web address' }, FIRST_USE)
  await app.user.clear(address)
  await app.user.type(address, 'javascript:alert(1)')
  expect(address.getAttribute('aria-invalid')).toBe('true')
  await app.user.click(save())
  expect(await screen.findByText('1 field needs your attention before this can be saved.')).toBeTruthy()
  expect(app.server.bodyOf('/updateView')).toBeUndefined()
})

test('leaving asks only about edits that neither this device nor the server keeps, and can send them first', async () => {
  let isDown = true
  const app = await openEditor({
    '/drafts/save': (body) => (isDown ? refuse('UNAVAILABLE') : { sequence: body['sequence'] }),
  })
  await screen.findByText(/^This browser keeps no edits on this device/, {}, FIRST_USE)
  await app.user.keyboard('t')
  await screen.findByText('Not saved', {}, FIRST_USE)
  await app.user.click(screen.getByRole('button', { name: 'Back to slides' }))
  const dialog = await screen.findByRole('dialog', { name: 'Leave before your edits are stored?' }, FIRST_USE)
  expect(app.place()).toBe('/app/experienceItems/item1')
  isDown = false
  await app.user.click(within(dialog).getByRole('button', { name: 'Send them now' }))
  await waitFor(() => expect(app.place()).toBe('/app/experienceItems'))
  expect(app.server.bodyOf('/drafts/save')).toMatchObject({ kind: 'SLIDE', targetId: 'item1' })
})

test('a slide that is not in the library is said to be missing', async () => {
  openApp('/app/experienceItems/other', server())
  expect(await screen.findByRole('heading', { name: 'This slide is not in your library' })).toBeTruthy()
})
