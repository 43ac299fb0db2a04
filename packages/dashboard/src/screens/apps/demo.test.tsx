// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aPage, anAccount, type Handlers, refuse, signedIn } from '../../testing/fake-server.ts'
import { anItem, aView } from '../../testing/library.ts'
import { openApp } from '../../testing/open-app.tsx'

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined) // jsdom has no scrolling
  Element.prototype.scrollTo = () => undefined
  vi.stubGlobal('CSS', { escape: (words: string) => words }) // nor this
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

const NAMES = ['Cover', 'Menu']
const mine: Handlers = {
  ...signedIn,
  '/instance': () => ({ sellsPlans: false, publicUrl: 'https://taplet.example', isDevelopment: true }),
  '/media/getAll': () => ({ media: [] }),
  '/getAllPagesByAccountId': () => ({ pages: [aPage({ experienceItems: ['i0', 'i1', 'gone'] })] }),
  '/experienceItems/getAll': () => ({
    body: {
      experienceItems: NAMES.map((itemName, index) =>
        anItem({ experienceItemId: `i${index}`, viewId: `v${index}`, itemName }),
      ),
    },
  }),
  '/getAllViewsByAccountId': () => ({ views: NAMES.map((_, index) => aView(['TEXT_BOX'], { viewId: `v${index}` })) }),
}

test('a live instant app is shown as visitors see it, with its code for a real phone', async () => {
  const app = openApp('/app/experiences/demo/lark', mine)
  expect(await screen.findByRole('heading', { name: 'Preview of Lark Coffee' })).toBeTruthy()
  expect(await screen.findByRole('region', { name: 'Slide 1 of 2' })).toBeTruthy()
  expect(screen.getAllByText('Your text')).toHaveLength(2)
  expect(await screen.findByRole('img', { name: 'QR code of Lark Coffee' })).toBeTruthy()
  expect(screen.getByText(/This is what visitors see/)).toBeTruthy()
  await app.user.click(screen.getByRole('button', { name: 'Back to the editor' }))
  await waitFor(() => expect(app.place()).toBe('/app/experiences/e1'))
})

test('a path that is not among the own apps says so and leads to the list', async () => {
  const app = openApp('/app/experiences/demo/somebody-elses', mine)
  expect(await screen.findByRole('heading', { name: 'There is no instant app at this address' })).toBeTruthy()
  await app.user.click(screen.getByRole('link', { name: 'All instant apps' }))
  await waitFor(() => expect(app.place()).toBe('/app/experiences'))
})

test('slides that did not load can be asked for again', async () => {
  let isDown = true
  const views = mine['/getAllViewsByAccountId']
  const app = openApp('/app/experiences/demo/lark', {
    ...mine,
    '/getAllViewsByAccountId': (body) => (isDown ? refuse('UNAVAILABLE') : (views?.(body) ?? {})),
  })
  expect(await screen.findByRole('alert')).toBeTruthy()
  isDown = false
  await app.user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('region', { name: 'Slide 1 of 2' })).toBeTruthy()
})

test.each([
  ['a draft', { active: false, publishedAt: null }],
  ['an unpublished app', { active: false }],
])(
  '%s is shown without a code that opens something else, and says that visitors see it once it is published',
  async (_, change) => {
    openApp('/app/experiences/demo/lark', {
      ...mine,
      '/getAllPagesByAccountId': () => ({ pages: [aPage({ experienceItems: ['i0', 'i1'], ...change })] }),
    })
    expect(await screen.findByText(/once you publish/)).toBeTruthy()
    expect(screen.queryByRole('img', { name: 'QR code of Lark Coffee' })).toBeNull()
  },
)

test('edits that are not live yet are shown as well, and slides that are hidden are not', async () => {
  const { viewMetadata, widgets } = aView(['TEXT_BOX'])
  const edited = { ...widgets[0], widgetData: { ...widgets[0]?.widgetData, text: 'Winter menu' } }
  const draft = {
    kind: 'SLIDE',
    targetId: 'i0',
    deviceId: 'phone-1',
    deviceName: 'Phone',
    sequence: 1,
    base: { i0: 1, v0: 1 },
    document: { viewId: 'v0', viewName: 'Cover', viewMetadata, widgets: [edited] },
    updatedAt: '2026-05-01T08:00:00.000Z',
  }
  openApp('/app/experiences/demo/lark', {
    ...mine,
    '/fetchAccountData': () => ({ accountData: anAccount }),
    '/getAllPagesByAccountId': () => ({
      pages: [aPage({ experienceItems: ['i0', 'i1'], slideRules: { i1: { isLeftOut: true } } })],
    }),
    '/experiences/changes': () => ({ changes: [draft], drafts: [draft] }),
  })
  expect(await screen.findByText('Winter menu')).toBeTruthy()
  expect(screen.queryByText('Your text')).toBeNull()
  expect(screen.getByText(/once you publish/)).toBeTruthy()
})

test('an app without slides says so instead of an empty phone, and leads back to where they are added', async () => {
  const app = openApp('/app/experiences/demo/lark', {
    ...mine,
    '/getAllPagesByAccountId': () => ({ pages: [aPage({ experienceItems: [] })] }),
  })
  expect(await screen.findByRole('heading', { name: 'No slides yet' })).toBeTruthy()
  await app.user.click(screen.getByRole('link', { name: 'Back to the editor' }))
  await waitFor(() => expect(app.place()).toBe('/app/experiences/e1'))
})
