// @vitest-environment jsdom
import { createWidget } from '@taplet/slides/edits'
import type { Widget } from '@taplet/slides/schema'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { aPage, signedIn } from '../../testing/fake-server.ts'
import { aView, anItem } from '../../testing/library.ts'
import { openApp } from '../../testing/open-app.tsx'

// jsdom has no scrolling, no layout, and no editable elements.
beforeAll(() => {
  vi.stubGlobal('scrollTo', () => undefined)
  vi.stubGlobal('CSS', { escape: (value: string) => value })
})
afterEach(() => {
  cleanup()
  localStorage.clear()
})

const FIRST_USE = { timeout: 15_000 }

const withData = (type: Widget['widgetType'], id: string, change: object) => {
  const widget = createWidget(type, id)
  // The fields belong to the widget's own type; the compiler cannot follow the correlated union.
  return { ...widget, widgetData: { ...widget.widgetData, ...change } } as Widget
}
let widgets: Widget[]
beforeEach(() => {
  widgets = [
    withData('TEXT_BOX', 'w1', { text: 'Slow mornings' }),
    withData('TEXT_BOX', 'w2', { text: 'Flat white\t3.60' }),
    withData('LINK', 'w3', { linkText: 'Order ahead', linkValue: 'https://lark.coffee' }),
  ]
})

async function openEditor() {
  const app = openApp('/app/experienceItems/item1', {
    ...signedIn,
    '/getAllPagesByAccountId': () => ({ pages: [aPage({ experienceItems: ['item1'] })] }),
    '/experienceItems/getAll': () => ({ body: { experienceItems: [anItem()] } }),
    '/getAllViewsByAccountId': () => ({ views: [{ ...aView([]), widgets }] }),
    '/media/getAll': () => ({ media: [] }),
  })
  await screen.findByRole('heading', { name: 'On this slide' }, FIRST_USE)
  return app
}
const list = () => screen.getByRole('complementary', { name: 'On this slide' })
const titles = () =>
  within(list())
    .getAllByRole('button', { name: /^Move / })
    .map((grip) => grip.getAttribute('aria-label')?.replace('Move ', ''))
const row = (name: RegExp) => {
  const found = within(list())
    .getAllByRole('button', { name })
    .find((button) => button.dataset['row'] !== undefined)
  if (!found) throw new Error('There is no such row.')
  return found
}
const stage = () => screen.getByRole('application')
const cell = (widgetId: string) => stage().querySelector(`[data-widget-id="${widgetId}"]`) ?? stage()
const typed = () => stage().querySelector<HTMLElement>('[data-typing]')
const said = () => document.getElementById('announcer')?.textContent

/** Clipboard data as the browser passes it to the page. */
function clipboard(content: Record<string, string> = {}) {
  const data = new Map(Object.entries(content))
  return {
    data,
    event: {
      clipboardData: {
        files: [],
        getData: (type: string) => data.get(type) ?? '',
        setData: (type: string, value: string) => void data.set(type, value),
      },
    },
  }
}
const type = (inputType: string, data: string) =>
  act(() => {
    typed()?.dispatchEvent(new InputEvent('beforeinput', { inputType, data, bubbles: true, cancelable: true }))
  })

test('a second press on a text puts a caret into it, and what is typed is an edit that undo takes back', async () => {
  const app = await openEditor()
  await app.user.click(cell('w1'))
  expect(typed()).toBeNull()
  await app.user.click(cell('w1'))
  expect(typed()?.getAttribute('aria-label')).toBe('Text')
  type('insertParagraph', '')
  type('insertFromPaste', 'and evenings')
  await waitFor(() => expect(titles()[0]).toBe('Slow mornings and evenings'))
  fireEvent.keyDown(typed() ?? stage(), { key: 'Escape' })
  expect(typed()).toBeNull()
  await app.user.keyboard('{Control>}zz{/Control}')
  await waitFor(() => expect(titles()[0]).toBe('Slow mornings'))
  expect(said()).toContain('Undone.')
})

test('a new text is typed into at once', async () => {
  const app = await openEditor()
  await app.user.keyboard('t')
  expect(typed()?.textContent).toBe('Your text')
  expect(document.activeElement).toBe(typed())
  type('insertFromPaste', 'Menu')
  await waitFor(() => expect(titles()).toContain('Menu'))
})

test('several are chosen with Shift and Ctrl, moved and deleted together, and come back together', async () => {
  const app = await openEditor()
  await app.user.click(row(/^Flat white/))
  await app.user.keyboard('{Shift>}')
  await app.user.click(row(/^Order ahead/))
  await app.user.keyboard('{/Shift}')
  expect(within(list()).getByText('2 selected')).toBeTruthy()
  await app.user.keyboard('{Alt>}{ArrowUp}{/Alt}')
  expect(titles()).toEqual(['Flat white 3.60', 'Order ahead', 'Slow mornings'])
  await app.user.keyboard('{Delete}')
  expect(titles()).toEqual(['Slow mornings'])
  const toast = await screen.findByText('2 widgets are deleted')
  fireEvent.click(within(toast.parentElement ?? document.body).getByRole('button', { name: 'Undo' }))
  expect(titles()).toEqual(['Flat white 3.60', 'Order ahead', 'Slow mornings'])
})

test('a change in the form of several texts sets that field of all of them, and no other', async () => {
  const app = await openEditor()
  await app.user.click(row(/^Slow mornings/))
  await app.user.keyboard('{Control>}')
  await app.user.click(row(/^Flat white/))
  await app.user.keyboard('{/Control}')
  const form = screen.getByRole('complementary', { name: 'Properties' })
  expect(within(form).queryByRole('textbox', { name: 'Text' })).toBeNull()
  await app.user.click(within(form).getByRole('radio', { name: 'Right' }))
  const sides = ['w1', 'w2'].map((id) => cell(id).querySelector<HTMLElement>('.tp-text')?.style.textAlign)
  await waitFor(() => expect(sides).toEqual(['right', 'right']))
  expect(titles()).toEqual(['Slow mornings', 'Flat white 3.60', 'Order ahead'])
})

test('widgets are copied as data and as words, and pasted with ids of their own', async () => {
  const app = await openEditor()
  await app.user.click(row(/^Flat white/))
  const { data, event } = clipboard()
  fireEvent.copy(row(/^Flat white/), event)
  expect(data.get('text/plain')).toBe('Flat white\t3.60')
  fireEvent.paste(document.body, event)
  await waitFor(() => expect(titles()).toEqual(['Slow mornings', 'Flat white 3.60', 'Flat white 3.60', 'Order ahead']))
  expect(
    new Set([...stage().querySelectorAll<HTMLElement>('[data-widget-id]')].map((one) => one.dataset['widgetId'])).size,
  ).toBe(4)
})

test('words from elsewhere become a text; what no slide could hold is not pasted', async () => {
  const app = await openEditor()
  fireEvent.paste(document.body, clipboard({ 'text/plain': 'Open until five' }).event)
  await waitFor(() => expect(titles()).toContain('Open until five'))
  const evil = JSON.stringify({
    widgets: [
      { widgetId: 'x', widgetType: 'LINK', widgetData: { linkType: 'customlink', linkValue: 'javascript:alert(1)' } },
    ],
    text: '',
  })
  fireEvent.paste(document.body, clipboard({ 'application/x-taplet+json': evil }).event)
  expect(titles()).toHaveLength(4)
  expect(app.place()).toBe('/app/experienceItems/item1')
})

test('a style is copied between texts by keys', async () => {
  const app = await openEditor()
  await app.user.click(row(/^Slow mornings/))
  const form = screen.getByRole('complementary', { name: 'Properties' })
  await app.user.click(within(form).getByRole('radio', { name: 'Centre' }))
  row(/^Slow mornings/).focus()
  await app.user.keyboard('{Control>}{Alt>}c{/Alt}{/Control}')
  await app.user.click(row(/^Flat white/))
  await app.user.keyboard('{Control>}{Alt>}v{/Alt}{/Control}')
  await waitFor(() => expect(cell('w2').querySelector<HTMLElement>('.tp-text')?.style.textAlign).toBe('center'))
  expect(titles()).toContain('Flat white 3.60')
})

test('arrows choose on the phone, space picks up, arrows carry, space drops, and all of it is said', async () => {
  const app = await openEditor()
  stage().focus()
  await app.user.keyboard('{ArrowDown}')
  expect(said()).toContain('Slow mornings')
  await app.user.keyboard(' ')
  expect(said()).toContain('Picked up Slow mornings')
  await app.user.keyboard('{ArrowDown}')
  expect(said()).toBe('At place 2 of 3.')
  await app.user.keyboard(' ')
  expect(titles()).toEqual(['Flat white 3.60', 'Slow mornings', 'Order ahead'])
  expect(said()).toBe('Slow mornings moved to place 2 of 3.')
  await app.user.keyboard(' {ArrowUp}{Escape}')
  expect(titles()).toEqual(['Flat white 3.60', 'Slow mornings', 'Order ahead'])
})

test('the focus is never lost: it goes to the neighbour of what is deleted, and on to each part by F6', async () => {
  const app = await openEditor()
  await app.user.click(row(/^Flat white/))
  await app.user.keyboard('{Delete}')
  await waitFor(() => expect(document.activeElement).not.toBe(document.body))
  expect(row(/^Order ahead/).getAttribute('aria-pressed')).toBe('true')
  const places: (string | undefined)[] = []
  for (let part = 0; part < 3; part += 1) {
    const before = document.activeElement
    await app.user.keyboard('{F6}')
    await waitFor(() => expect(document.activeElement).not.toBe(before)) // the form of a button is fetched
    places.push(document.activeElement?.closest<HTMLElement>('[data-place]')?.dataset['place'])
  }
  expect(new Set(places)).toEqual(new Set(['form', 'stack', 'stage']))
})

test('? prints the keys that the editor binds, and closing it brings the focus back', async () => {
  const app = await openEditor()
  row(/^Slow mornings/).focus()
  await app.user.keyboard('?')
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }, FIRST_USE)
  const terms = within(dialog)
    .getAllByRole('term')
    .map((term) => term.textContent)
  expect(terms).toContain('Add Text')
  expect(terms).toContain('Paste style')
  expect(new Set(terms).size).toBe(terms.length)
  await app.user.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(row(/^Slow mornings/)))
})
