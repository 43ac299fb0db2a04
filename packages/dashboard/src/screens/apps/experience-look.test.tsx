// @vitest-environment jsdom
import type { Draft } from '@taplet/contract'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { looks, wear } from '@taplet/slides/themes'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { aPage, type Handlers, publishPage, refuse, signedIn } from '../../testing/fake-server.ts'
import { anItem, aView } from '../../testing/library.ts'
import { openApp } from '../../testing/open-app.tsx'

// It measures text and reads pixels, which jsdom cannot.
vi.mock('../../features/checks/app-checks.tsx', () => ({ AppChecks: () => null }))

beforeAll(() => {
  // jsdom has no scrolling and no layout.
  vi.stubGlobal('scrollTo', () => undefined)
  Element.prototype.scrollTo = () => undefined
  vi.stubGlobal('CSS', { escape: (words: string) => words, supports: () => true })
  const list = { addEventListener: () => undefined, removeEventListener: () => undefined }
  vi.stubGlobal('matchMedia', () => ({ ...list, matches: false }))
})
afterEach(() => {
  cleanup()
  localStorage.clear()
})

const FIRST_USE = { timeout: 15_000 }
const themeOf = (id: string) => looks.find((one) => one.id === id)?.theme ?? null
const NAMES = ['Cover', 'Menu']
/** What the server holds of drafts, newest first. */
let drafts: Draft[] = []
const draftOf = (targetId: string) => drafts.find((draft) => draft.targetId === targetId)?.document
const groundOf = (targetId: string) => draftOf(targetId)?.['viewMetadata']
const inGround = (lookId: string) => ({ backgroundMedia: { color: themeOf(lookId)?.ground } })

const viewsIn = (lookId: string) => {
  const theme = themeOf(lookId)
  const [first, second] = NAMES.map((_, index) => {
    const view = aView(['TEXT_BOX'], { viewId: `v${index}` })
    return theme ? wear(view, theme) : view
  })
  if (!first || !second) throw new Error('two slides')
  const { backgroundMedia } = second.viewMetadata
  // The second slide has a background of its own.
  const viewMetadata = { ...second.viewMetadata, backgroundMedia: { ...backgroundMedia, color: '#FFC15E' } }
  return [first, { ...second, viewMetadata }] as const
}
/** The second slide in Chalk, with other words that a phone has not published. */
const edited = (base: Draft['base']): Draft => {
  const [, { viewId, viewMetadata, widgets }] = viewsIn('chalk')
  const document = { viewId, viewName: 'Winter menu', viewMetadata, widgets }
  return {
    kind: 'SLIDE',
    targetId: 'i1',
    deviceId: 'phone-1',
    deviceName: 'Safari on iPhone',
    document,
    base,
    sequence: 4,
    updatedAt: '2026-05-01T10:00:00.000Z',
  }
}
const serverOf = (lookId: string): Handlers => ({
  ...signedIn,
  '/media/getAll': () => ({ media: [] }),
  '/experienceItems/getAll': () => ({
    body: {
      experienceItems: NAMES.map((itemName, index) =>
        anItem({
          experienceItemId: `i${index}`,
          viewId: `v${index}`,
          itemName,
          usedIn: index === 0 ? ['e1', 'e2'] : ['e1'],
        }),
      ),
    },
  }),
  '/getAllViewsByAccountId': () => ({ views: [...viewsIn(lookId)] }),
  '/getAllPagesByAccountId': () => ({ pages: [aPage({ experienceItems: ['i0', 'i1'], theme: themeOf(lookId) })] }),
  '/experiences/changes': () => ({ changes: drafts }),
  '/versions': () => ({ versions: [] }),
  '/drafts': ({ targetId }) => ({ drafts: drafts.filter((draft) => draft.targetId === targetId) }),
  '/drafts/orders': () => ({ orders: [] }),
  '/drafts/save': (body) => {
    // The schema of the call has these fields.
    const draft = { ...(body as Draft), updatedAt: new Date().toISOString() }
    drafts = [draft, ...drafts.filter(({ deviceId }) => deviceId !== draft.deviceId)]
    return { sequence: draft.sequence }
  },
  '/drafts/discard': ({ deviceId }) => {
    drafts = drafts.filter((draft) => draft.deviceId !== deviceId)
    return {}
  },
  '/instance': () => ({ sellsPlans: false, publicUrl: 'https://taplet.example', isDevelopment: true }),
})
const open = async (lookId = '', before: Draft[] = [], change: Handlers = {}) => {
  drafts = before
  const app = openApp('/app/experiences/e1/look', { ...serverOf(lookId), ...change })
  await screen.findByRole('heading', { name: 'Change the look' }, FIRST_USE)
  await screen.findByRole('list', { name: 'Your slides in this look' })
  return app
}
const choose = async (app: Awaited<ReturnType<typeof open>>, name: string) =>
  app.user.click(screen.getByRole('radio', { name: new RegExp(`^${name}`) }))
const apply = () => screen.getByRole('button', { name: 'Apply' })

test('a look is seen on the own slides, named in the address, waits in their drafts and is undone', async () => {
  const app = await open()
  expect(apply()).toHaveProperty('disabled', true)
  expect(screen.getByText('Visitors see it once you publish.')).toBeTruthy()
  await choose(app, 'Brass')
  await waitFor(() => expect(app.place()).toBe('/app/experiences/e1/look?look=brass'))
  expect(screen.getByText(/1 slide is in other apps, too/)).toBeTruthy()
  await app.user.click(apply())
  const done = await screen.findByText('Look changed · not live yet', {}, FIRST_USE)
  await app.user.hover(done) // it stays while it has the pointer
  expect(draftOf('e1')).toMatchObject({ theme: themeOf('brass'), pageName: 'Lark Coffee' })
  expect([groundOf('i0'), groundOf('i1')]).toMatchObject([inGround('brass'), inGround('brass')])
  await screen.findByRole('button', { name: '3 changes not live' }, FIRST_USE)
  expect(app.place()).toBe('/app/experiences/e1')
  await app.user.click(within(done.parentElement ?? document.body).getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('The previous look is back.', {}, FIRST_USE)).toBeTruthy()
  await waitFor(() => expect(drafts).toEqual([]))
  for (const path of ['/experiences/publish', '/experiences/saveTheme', '/updatePage', '/updateView'])
    expect(app.server.bodyOf(path)).toBeUndefined()
})

test('a slide with a style of its own is named, keeps it in another look, and can be reset', async () => {
  const app = await open('chalk')
  expect(screen.getByText('Slide 2 keeps its own style')).toBeTruthy()
  await choose(app, 'Brass')
  await app.user.click(screen.getAllByRole('button', { name: 'Reset slide 2' })[0] ?? document.body)
  expect(screen.queryByText('Slide 2 keeps its own style')).toBeNull()
  await app.user.click(apply())
  await waitFor(() => expect(drafts).toHaveLength(3))
  expect([groundOf('i0'), groundOf('i1')]).toMatchObject([inGround('brass'), inGround('brass')])
})

test('a slide is dressed as it is edited, and its draft goes on in the one that wears the look', async () => {
  const app = await open('chalk', [edited({ i1: 1, v1: 1 })])
  expect(screen.getByText('2. Winter menu')).toBeTruthy()
  await choose(app, 'Brass')
  await app.user.click(apply())
  await waitFor(() => expect(app.place()).toBe('/app/experiences/e1'), FIRST_USE)
  await waitFor(() => expect(drafts.filter(({ targetId }) => targetId === 'i1')).toHaveLength(1))
  // The app and both slides.
  expect(await screen.findByRole('button', { name: '3 changes not live' }, FIRST_USE)).toBeTruthy()
  expect(draftOf('i1')).toMatchObject({
    viewName: 'Winter menu',
    viewMetadata: { theme: { accent: expect.any(String) } },
  })
  expect(drafts.find(({ targetId }) => targetId === 'i1')?.base).toEqual({ i1: 1, v1: 1, 'phone-1': 4 })
})

test('a slide with two versions to choose from is named and stays as it is', async () => {
  const app = await open('chalk', [edited({ i1: 0, v1: 0 })])
  expect(screen.getByText(/^Slide 2 was changed somewhere else, too/)).toBeTruthy()
  await choose(app, 'Brass')
  await app.user.click(apply())
  await waitFor(() => expect(app.place()).toBe('/app/experiences/e1'), FIRST_USE)
  expect(groundOf('i0')).toMatchObject(inGround('brass'))
  expect(drafts.filter(({ targetId }) => targetId === 'i1')).toEqual([edited({ i1: 0, v1: 0 })])
})

test('the look that is live again leaves no draft behind', async () => {
  const app = await open('chalk')
  await choose(app, 'Brass')
  await app.user.click(apply())
  await waitFor(() => expect(app.place()).toBe('/app/experiences/e1'), FIRST_USE)
  await app.router.navigate('/app/experiences/e1/look')
  await screen.findByRole('heading', { name: 'Change the look' }, FIRST_USE)
  expect(await screen.findByRole('radio', { name: /^Brass/, checked: true })).toBeTruthy()
  await choose(app, 'Chalk')
  await app.user.click(apply())
  await waitFor(() => expect(app.place()).toBe('/app/experiences/e1'), FIRST_USE)
  await waitFor(() => expect(drafts).toEqual([]))
})

test('the look goes live with its slides, by one press on Publish', async () => {
  const live = aPage({ experienceItems: ['i0', 'i1'], theme: themeOf('chalk') })
  const app = await open('chalk', [], { '/experiences/publish': publishPage(live) })
  await choose(app, 'Brass')
  await app.user.click(apply())
  await screen.findByRole('button', { name: '3 changes not live' }, FIRST_USE)
  await app.user.click(screen.getByRole('button', { name: 'Publish' }))
  await waitFor(() => expect(app.server.bodyOf('/experiences/publish')).toBeDefined(), FIRST_USE)
  expect(app.server.bodyOf('/experiences/publish')).toMatchObject({
    page: { theme: themeOf('brass'), revision: 1 },
    views: [{ viewId: 'v0', viewMetadata: inGround('brass') }, { viewId: 'v1' }],
  })
})

test('review names the look; discarding it takes it off its slides, whose other edits stay', async () => {
  const app = await open('chalk', [edited({ i1: 1, v1: 1 })])
  await choose(app, 'Brass')
  await app.user.click(apply())
  await app.user.click(await screen.findByRole('button', { name: '3 changes not live' }, FIRST_USE))
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish Lark Coffee' }, FIRST_USE))
  const look = (await dialog.findByText('Look')).parentElement
  await waitFor(() => expect(look?.textContent).toBe('LookChalk Brass'), FIRST_USE)
  await app.user.click(dialog.getByRole('button', { name: 'Discard the changes to the app' }))
  const asks = within(await screen.findByRole('dialog', { name: 'Discard the changes to the app?' }))
  expect(asks.getByRole('checkbox', { name: 'Take the new look off 2 slides, too' })).toHaveProperty('checked', true)
  await app.user.click(asks.getByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(drafts.map(({ targetId }) => targetId)).toEqual(['i1']), FIRST_USE)
  const [, { viewMetadata }] = viewsIn('chalk')
  expect(draftOf('i1')).toMatchObject({ viewName: 'Winter menu', viewMetadata })
})

test('what cannot be stored is said, nothing of it stays, and the look stays chosen', async () => {
  const app = await open('', [], {
    '/drafts/save': (body) =>
      body['targetId'] === 'i1' ? refuse('INTERNAL') : (serverOf('')['/drafts/save']?.(body) ?? {}),
  })
  await choose(app, 'Dusk')
  await app.user.click(apply())
  expect(await screen.findByText(/^The look could not be changed/, {}, FIRST_USE)).toBeTruthy()
  await waitFor(() => expect(app.place()).toBe('/app/experiences/e1/look?look=dusk'))
  await waitFor(() => expect(drafts).toEqual([]))
})

test('the look of an app that nobody has published waits in its draft as well', async () => {
  const unpublished = aPage({ experienceItems: ['i0', 'i1'], active: false, publishedAt: null })
  const app = await open('', [], { '/getAllPagesByAccountId': () => ({ pages: [unpublished] }) })
  expect(screen.queryByText('Visitors see it once you publish.')).toBeNull()
  await choose(app, 'Brass')
  await app.user.click(apply())
  expect(await screen.findByText('Look changed · not live yet', {}, FIRST_USE)).toBeTruthy()
  expect(draftOf('e1')).toMatchObject({ theme: themeOf('brass') })
})
