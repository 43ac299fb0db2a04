// @vitest-environment jsdom
import type { Draft } from '@taplet/contract'
import { onlineManager } from '@tanstack/react-query'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
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

const FIRST_USE = { timeout: 15_000 } // dialogs are loaded on first use
const page = aPage({ experienceItems: ['i0', 'i1'] })
const view = aView(['TEXT_BOX'], { viewId: 'v0', viewName: 'Menu' })
const others: Handlers[string] = () => ({
  body: {
    experienceItems: [
      anItem({ experienceItemId: 'i0', viewId: 'v0', itemName: 'Menu', usedIn: ['e1'] }),
      anItem({ experienceItemId: 'i1', viewId: 'v1', itemName: 'Hours', usedIn: ['e1'] }),
    ],
  },
})
const { viewId, viewMetadata, widgets } = view
/** Edits of the menu on a phone. */
const draft: Draft = {
  kind: 'SLIDE',
  targetId: 'i0',
  deviceId: 'phone-1',
  deviceName: 'Safari on iPhone',
  document: { viewId, viewName: 'Winter menu', viewMetadata, widgets },
  base: { i0: 1, v0: 1 },
  sequence: 4,
  updatedAt: '2026-05-01T10:00:00.000Z',
}

/** A server with this draft, which it forgets when it is discarded or published. */
function serverWith(change: Handlers = {}, older: Draft[] = []): Handlers {
  let drafts = [draft, ...older]
  return {
    ...signedIn,
    '/instance': () => ({ sellsPlans: false, publicUrl: 'https://taplet.example', isDevelopment: true }),
    '/media/getAll': () => ({ media: [] }),
    '/experienceItems/getAll': others,
    '/getAllViewsByAccountId': () => ({ views: [view, aView(['TEXT_BOX'], { viewId: 'v1', viewName: 'Hours' })] }),
    '/getAllPagesByAccountId': () => ({ pages: [page] }),
    '/drafts': ({ targetId }) => ({ drafts: drafts.filter((one) => one.targetId === targetId) }),
    '/experiences/changes': () => ({ changes: drafts.slice(0, 1), drafts }),
    '/drafts/discard': ({ deviceId }) => {
      drafts = drafts.filter((one) => one.deviceId !== deviceId)
      return {}
    },
    '/drafts/save': (body) => {
      drafts = [{ ...draft, ...body }, ...drafts.filter(({ deviceId }) => deviceId !== body['deviceId'])]
      return { sequence: Number(body['sequence']) }
    },
    '/experiences/publish': (body) => {
      drafts = []
      return publishPage(page)(body)
    },
    ...change,
  }
}
async function open(change: Handlers = {}, older?: Draft[]) {
  const app = openApp('/app/experiences/e1', serverWith(change, older))
  await screen.findByRole('link', { name: /^1\. / }, FIRST_USE)
  return app
}
const review = () => screen.findByRole('dialog', { name: 'Publish Lark Coffee' }, FIRST_USE)

test('edits of a slide show in its app, are looked at before and after, and go live with one press', async () => {
  const app = await open()
  expect(await screen.findByRole('link', { name: '1. Winter menu' }, FIRST_USE)).toBeTruthy()
  await app.user.click(screen.getByRole('button', { name: '1 change not live' }))
  const dialog = within(await review())
  expect(await dialog.findByRole('heading', { name: 'Winter menu' })).toBeTruthy()
  expect(dialog.getByText(/^Edited on Safari on iPhone, /)).toBeTruthy()
  expect(dialog.getByText('Live now')).toBeTruthy()
  expect(dialog.getByText('After')).toBeTruthy()
  expect(dialog.queryByRole('heading', { name: 'Hours' })).toBeNull()
  await app.user.click(dialog.getByRole('button', { name: 'Publish' }))
  expect(await screen.findByText('Published. Visitors see it now.')).toBeTruthy()
  expect(app.server.bodyOf('/experiences/publish')).toMatchObject({
    experienceId: 'e1',
    views: [{ viewId: 'v0', revision: 1 }],
    items: [{ experienceItemId: 'i0', itemName: 'Winter menu' }],
    drafts: [{ kind: 'SLIDE', targetId: 'i0', deviceId: 'phone-1', sequence: 4 }],
  })
  expect(await screen.findByText('Everything is live')).toBeTruthy()
})

test('while it is not known what is live, nothing is said to be live', async () => {
  let answer: () => void = () => undefined
  const asked = new Promise<void>((resolve) => {
    answer = resolve
  })
  await open({
    '/experiences/changes': async () => {
      await asked
      return { changes: [] }
    },
  })
  expect(await screen.findByText('Checking…')).toBeTruthy()
  expect(screen.queryByText('Everything is live')).toBeNull()
  answer()
  expect(await screen.findByText('Everything is live', undefined, FIRST_USE)).toBeTruthy()
})

test('without a connection the page says that edits are on this device, and publishing says at once what it needs', async () => {
  const offline = () => {
    throw new TypeError('Failed to fetch')
  }
  const app = await open({ '/experiences/changes': offline })
  expect(await screen.findByText('Offline: saved on this device', undefined, FIRST_USE)).toBeTruthy()
  await app.user.type(screen.getByRole('textbox', { name: /^Name/ }), ' 2')
  onlineManager.setOnline(false)
  await app.user.click(screen.getByRole('button', { name: 'Publish' }))
  onlineManager.setOnline(true)
  expect(await screen.findByText(/^Publishing needs a connection/)).toBeTruthy()
  expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveProperty('value', 'Lark Coffee 2')
  expect(app.server.bodyOf('/experiences/publish')).toBeUndefined()
})

test('a new app without a slide is not published: it offers to add one', async () => {
  const app = openApp(
    '/app/experiences/e1',
    serverWith({
      '/experiences/changes': () => ({ changes: [] }),
      '/getAllPagesByAccountId': () => ({
        pages: [{ ...page, active: false, publishedAt: null, experienceItems: [] }],
      }),
    }),
  )
  await app.user.click(await screen.findByRole('button', { name: 'Publish' }, FIRST_USE))
  const dialog = within(await review())
  expect(await dialog.findByText(/^There is nothing to show yet/)).toBeTruthy()
  expect(dialog.getByRole('button', { name: 'Publish' })).toHaveProperty('disabled', true)
  await app.user.click(dialog.getByRole('button', { name: 'Add a slide' }))
  expect(await screen.findByRole('dialog', { name: /slide/i }, FIRST_USE)).toBeTruthy()
  expect(app.server.bodyOf('/experiences/publish')).toBeUndefined()
})

test('edits of another device are looked at before they go live', async () => {
  const app = await open()
  await screen.findByRole('button', { name: '1 change not live' }, FIRST_USE)
  await app.user.click(screen.getByRole('button', { name: 'Publish' }))
  expect(await review()).toBeTruthy()
  expect(app.server.bodyOf('/experiences/publish')).toBeUndefined()
})

test('one press discards the edits of a slide of all devices, and Undo brings all of them back', async () => {
  const older = { ...draft, deviceId: 'laptop-1', deviceName: 'Firefox on Linux', sequence: 9 }
  const autumn = {
    ...older,
    document: { ...older.document, viewName: 'Autumn menu' },
    updatedAt: '2026-04-30T10:00:00.000Z',
  }
  const app = await open({}, [autumn])
  await app.user.click(await screen.findByRole('button', { name: '1 change not live' }, FIRST_USE))
  const dialog = within(await review())
  await app.user.click(await dialog.findByRole('button', { name: 'Discard the edits to Winter menu' }))
  expect(await dialog.findByText('Everything is live. Visitors see what you see.')).toBeTruthy()
  const sent = (path: string) => app.server.calls.filter((call) => call.path === path).map(({ body }) => body)
  expect(sent('/drafts/discard')).toMatchObject([{ deviceId: 'phone-1' }, { deviceId: 'laptop-1', sequence: 9 }])
  const said = (await screen.findByText('Discarded')).parentElement ?? document.body
  await app.user.click(within(said).getByRole('button', { name: 'Undo', hidden: true }))
  expect(await dialog.findByRole('heading', { name: 'Winter menu' })).toBeTruthy()
  expect(sent('/drafts/save'), 'the newest last').toMatchObject([
    {
      deviceId: expect.stringMatching(/^laptop-/),
      deviceName: 'Firefox on Linux',
      document: { viewName: 'Autumn menu' },
    },
    { deviceId: expect.stringMatching(/^phone-/), document: { viewName: 'Winter menu' } },
  ])
})

test('a field that was empty until now says so in words', async () => {
  const app = await open({
    '/experiences/changes': () => ({ changes: [] }),
    '/getAllPagesByAccountId': () => ({ pages: [{ ...page, description: '' }] }),
  })
  await app.user.type(screen.getByRole('textbox', { name: /^Description/ }), 'Coffee and cake')
  await app.user.click(screen.getByRole('button', { name: '1 change not live' }))
  const dialog = within(await review())
  expect(await dialog.findByText('Coffee and cake', { selector: 'ins' }, FIRST_USE)).toBeTruthy()
  expect(dialog.getByText('Empty', { selector: 'del' })).toBeTruthy()
})

test('what changes in the app itself is told in lines, and discarded as an edit', async () => {
  const app = await open({ '/experiences/changes': () => ({ changes: [] }) })
  await app.user.type(screen.getByRole('textbox', { name: /^Name/ }), ' 2')
  screen.getByRole('link', { name: '2. Hours' }).focus()
  await app.user.keyboard('{Delete}')
  await app.user.click(screen.getByRole('button', { name: '2 changes not live' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish Lark Coffee 2' }, FIRST_USE))
  expect(await dialog.findByText('Removed: Hours')).toBeTruthy()
  expect(dialog.getByText('Lark Coffee 2', { selector: 'ins' })).toBeTruthy()
  await app.user.click(dialog.getByRole('button', { name: 'Discard the changes to the app' }))
  expect(await screen.findByText('Everything is live. Visitors see what you see.')).toBeTruthy()
  await app.user.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveProperty('value', 'Lark Coffee'))
})

test('a slide that somebody saved meanwhile is merged, or named and left as it is', async () => {
  const theirs = { ...view, viewMetadata: { ...viewMetadata, anchor: 'TOP' as const }, revision: 2 }
  let answers = 0
  const app = await open({
    '/versions': () => ({ versions: [] }),
    '/experiences/publish': (body) =>
      answers++ === 0 ? conflict(theirs, { kind: 'SLIDE', targetId: 'i0' }) : publishPage(page)(body),
  })
  await app.user.click(await screen.findByRole('button', { name: '1 change not live' }, FIRST_USE))
  const dialog = within(await review())
  await dialog.findByRole('heading', { name: 'Winter menu' })
  await app.user.click(dialog.getByRole('button', { name: 'Publish' }))
  expect(await dialog.findByText(/There are newer changes from somewhere else/)).toBeTruthy()
  expect(await dialog.findByText(/Open it and choose what to keep/)).toBeTruthy()
  expect(dialog.getByText(/^Nothing can go live yet/)).toBeTruthy()
  expect(dialog.getByRole('button', { name: 'Publish' })).toHaveProperty('disabled', true)
})

test('a refused publishing says why in the dialog, and keeps the draft', async () => {
  const app = await open({ '/experiences/publish': () => refuse('UNAVAILABLE') })
  await app.user.click(await screen.findByRole('button', { name: '1 change not live' }, FIRST_USE))
  const dialog = within(await review())
  await dialog.findByRole('heading', { name: 'Winter menu' })
  await app.user.click(dialog.getByRole('button', { name: 'Publish' }))
  expect((await dialog.findByRole('alert')).textContent).toMatch(
    /^Not published\. .* Your changes are saved as a draft\.$/,
  )
})

const withWords = (text: string, of: ReturnType<typeof aView>) => ({
  ...of,
  widgets: of.widgets.map((widget) => ({ ...widget, widgetData: { ...widget.widgetData, text } })),
})

test('a new app leaves out slides that are not finished, unless told otherwise, and then hands itself out', async () => {
  const draftPage = { ...page, active: false, publishedAt: null }
  const app = await open({
    '/experiences/changes': () => ({ changes: [] }),
    '/getAllPagesByAccountId': () => ({ pages: [draftPage] }),
    '/getAllViewsByAccountId': () => ({
      views: [withWords('Soup', view), withWords('', aView(['TEXT_BOX'], { viewId: 'v1', viewName: 'Hours' }))],
    }),
    '/experiences/publish': publishPage(page),
  })
  await app.user.click(screen.getByRole('button', { name: 'Publish' }))
  const dialog = within(await review())
  expect(dialog.queryByRole('checkbox', { name: /^Menu/ })).toBeNull()
  expect(dialog.getByRole('checkbox', { name: /^Hours/ })).toHaveProperty('checked', true)
  expect(dialog.getByText(/^1 of 2 slides go live at/)).toBeTruthy()
  await app.user.click(dialog.getByRole('button', { name: 'Publish' }))
  await waitFor(() => expect(app.place()).toBe('/app/experiences/e1/share'), FIRST_USE)
  expect(app.server.bodyOf('/experiences/publish')).toMatchObject({ page: { slideRules: { i1: { isLeftOut: true } } } })
})

test('changes are published by themselves at a chosen time, and the state says when', async () => {
  const app = await open({
    '/experiences/schedulePublishing': (body) => ({ updatedPage: { ...page, scheduledFor: body['publishAt'] } }),
  })
  await screen.findByRole('button', { name: '1 change not live' }, FIRST_USE)
  await app.user.click(screen.getByRole('button', { name: 'More publishing options' }))
  await app.user.click(await screen.findByRole('menuitem', { name: 'Schedule' }, FIRST_USE))
  const dialog = within(await review())
  await app.user.click(await dialog.findByRole('button', { name: 'Friday 8:00' }))
  await app.user.click(dialog.getByRole('button', { name: 'Schedule' }))
  expect((await screen.findAllByText(/^Scheduled for .*8:00/)).length).toBeGreaterThan(0)
  expect(app.server.bodyOf('/experiences/schedulePublishing')).toMatchObject({ views: [{ viewId: 'v0' }] })
})

test('a slide is shown on weekends only, as a change that waits to be published', async () => {
  const app = await open({ '/experiences/changes': () => ({ changes: [] }) })
  await app.user.click(screen.getByRole('button', { name: /^More about slide 2/ }))
  await app.user.click(await screen.findByRole('menuitem', { name: 'When it shows' }, FIRST_USE))
  const dialog = within(await screen.findByRole('dialog', { name: 'When Hours shows' }, FIRST_USE))
  await app.user.click(dialog.getByRole('combobox', { name: 'Visitors see it' }))
  await app.user.click(await screen.findByRole('option', { name: 'Custom times' }))
  fireEvent.change(dialog.getByLabelText('From'), { target: { value: '10:00' } })
  fireEvent.change(dialog.getByLabelText('To'), { target: { value: '10:00' } })
  expect(dialog.getByText('Start and end cannot be the same.')).toBeTruthy()
  expect(dialog.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true)
  await app.user.click(dialog.getByRole('combobox', { name: 'Visitors see it' }))
  await app.user.click(await screen.findByRole('option', { name: 'Weekends' }))
  await app.user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Shows at set times')).toBeTruthy()
  expect(screen.getByRole('button', { name: '1 change not live' })).toBeTruthy()
})

test('an app is shown to others before it is live, by a link that ends', async () => {
  const url = 'https://taplet.example/preview/token'
  const app = openApp('/app/experiences/e1', {
    ...signedIn,
    '/experiences/createPreviewLink': () => ({ url, expiresAt: '2026-07-09T12:00:00.000Z' }),
    '/experiences/endPreviewLinks': () => ({}),
  })
  const share = async () => {
    await app.user.click(await screen.findByRole('button', { name: 'More publishing options' }, FIRST_USE))
    await app.user.click(await screen.findByRole('menuitem', { name: 'Share a preview' }))
    return within(await screen.findByRole('dialog', { name: /^Share a preview/ }, FIRST_USE))
  }
  const dialog = await share()
  expect(await dialog.findByDisplayValue(url)).toBeTruthy()
  expect(dialog.getByText('Works until July 9.')).toBeTruthy()
  expect(app.server.bodyOf('/experiences/createPreviewLink')).toEqual({ experienceId: 'e1' })
  await app.user.click(dialog.getByRole('button', { name: 'Turn off preview links' }))
  expect(await screen.findByText('The preview links of this app are off.')).toBeTruthy()
  expect(app.server.bodyOf('/experiences/endPreviewLinks')).toEqual({ experienceId: 'e1' })
})
