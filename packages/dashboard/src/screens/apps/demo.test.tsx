// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aPage, type Handlers, refuse, signedIn } from '../../testing/fake-server.ts'
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
  '/getAllPagesByAccountId': () => ({ pages: [aPage({ active: false, experienceItems: ['i0', 'i1', 'gone'] })] }),
  '/experienceItems/getAll': () => ({
    body: {
      experienceItems: NAMES.map((itemName, index) =>
        anItem({ experienceItemId: `i${index}`, viewId: `v${index}`, itemName }),
      ),
    },
  }),
  '/getAllViewsByAccountId': () => ({ views: NAMES.map((_, index) => aView(['TEXT_BOX'], { viewId: `v${index}` })) }),
}

test('an own instant app is shown as visitors see it, even while it rests, with its code for a real phone', async () => {
  const app = openApp('/app/experiences/demo/lark', mine)
  expect(await screen.findByRole('heading', { name: 'Preview of Lark Coffee' })).toBeTruthy()
  expect(await screen.findByRole('region', { name: 'Slide 1 of 2' })).toBeTruthy()
  expect(screen.getAllByText('Your text')).toHaveLength(2)
  expect(screen.getByRole('img', { name: 'QR code of Lark Coffee' })).toBeTruthy()
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
