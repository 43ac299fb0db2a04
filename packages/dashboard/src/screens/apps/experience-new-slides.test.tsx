// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { aPage, type Handlers, signedIn } from '../../testing/fake-server.ts'
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
const sent: unknown[] = []
const server: Handlers = {
  ...signedIn,
  '/instance': () => ({ sellsPlans: false, publicUrl: 'https://taplet.example', isDevelopment: true }),
  '/media/getAll': () => ({ media: [] }),
  '/experienceItems/getAll': () => ({ body: { experienceItems: [] } }),
  '/getAllViewsByAccountId': () => ({ views: [] }),
  '/getAllPagesByAccountId': () => ({ pages: [aPage()] }),
  '/experienceItems/create': (body) => {
    sent.push(body)
    const newExperienceItem = anItem({ experienceItemId: 'new', viewId: 'vn', itemName: String(body.itemName) })
    return { body: { newExperienceItem, updatedView: aView([], { viewId: 'vn' }) } }
  },
  '/drafts': () => ({ drafts: [] }),
}

test('a blank slide is added for its app, whose look it wears', async () => {
  const app = openApp('/app/experiences/e1', server)
  await screen.findByRole('tab', { name: 'Slides' }, FIRST_USE)
  await app.user.click(await screen.findByRole('button', { name: 'Add a slide' }))
  const dialog = await screen.findByRole('dialog', {}, FIRST_USE)
  await app.user.click(within(dialog).getByRole('button', { name: 'Add new slide' }))
  await waitFor(() => expect(sent).toEqual([{ itemName: 'New slide', experienceId: 'e1', theme: null }]))
})
