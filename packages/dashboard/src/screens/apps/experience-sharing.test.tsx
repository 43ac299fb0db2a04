// @vitest-environment jsdom
import type { Page } from '@taplet/contract'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { aPage, type Handlers, publishPage, signedIn } from '../../testing/fake-server.ts'
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

const FIRST_USE = { timeout: 15_000 }
const server = (change: Partial<Page> = {}): Handlers => ({
  ...signedIn,
  '/instance': () => ({ sellsPlans: false, publicUrl: 'http://192.168.7.20:3000', isDevelopment: true }),
  '/media/getAll': () => ({ media: [] }),
  '/experienceItems/getAll': () => ({ body: { experienceItems: [anItem({ experienceItemId: 'i0', viewId: 'v0' })] } }),
  '/getAllViewsByAccountId': () => ({ views: [aView(['LINK'], { viewId: 'v0' })] }),
  '/getAllPagesByAccountId': () => ({ pages: [aPage({ experienceItems: ['i0'], ...change })] }),
  '/experiences/publish': publishPage(aPage()),
  '/drafts': () => ({ drafts: [] }),
})
const takedown = { reason: 'It sells what it does not have.', takenDownAt: '2026-05-20T10:00:00.000Z' }
const openSharing = async () => {
  const app = openApp('/app/experiences/e1', server())
  await app.user.click(await screen.findByRole('tab', { name: 'Sharing' }, FIRST_USE))
  return app
}

test('whether the app is found and may stand in frames is its owner’s choice, and saved with it', async () => {
  const app = await openSharing()
  await app.user.click(await screen.findByRole('switch', { name: /List this app/ }, FIRST_USE))
  expect(screen.getByText(/Only people with its link or code can open it/)).toBeTruthy()
  await app.user.click(await screen.findByRole('switch', { name: /Let other websites show/ }, FIRST_USE))
  await app.user.click(screen.getByRole('button', { name: 'Publish' }))
  await waitFor(() =>
    expect(app.server.bodyOf('/experiences/publish')).toMatchObject({
      page: { isFindable: false, mayBeEmbedded: true },
    }),
  )
})

test('the lines of HTML for a website of one’s own come once frames are allowed, with the public address, to be copied', async () => {
  const app = await openSharing()
  const copied = vi.fn(async () => undefined)
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: copied }, configurable: true })
  const allow = await screen.findByRole('switch', { name: /Let other websites show/ }, FIRST_USE)
  expect(screen.queryByRole('region', { name: 'HTML for your website' })).toBeNull()
  await app.user.click(allow)
  const lines = screen.getByRole('region', { name: 'HTML for your website' })
  const code = lines.querySelector('pre')?.textContent ?? ''
  expect(code).toContain('<iframe src="http://192.168.7.20:3000/')
  expect(code).toContain('title="Lark Coffee"')
  // Not embeddable until visitors can open it.
  expect(within(lines).getByText(/It works once you publish/)).toBeTruthy()
  await app.user.click(within(lines).getByRole('button', { name: 'Copy HTML' }))
  expect(await screen.findByText('HTML copied')).toBeTruthy()
  expect(copied).toHaveBeenCalledWith(code)
  await app.user.click(allow)
  expect(screen.queryByRole('region', { name: 'HTML for your website' })).toBeNull()
})

test('the address for others is named where it is not the one in use', async () => {
  await openSharing()
  expect(await screen.findByText(/^192\.168\.7\.20:3000 is the address that other people/, {}, FIRST_USE)).toBeTruthy()
})

test('an app that was taken down says so with the reason, and how to object, in its editor', async () => {
  openApp('/app/experiences/e1', server({ takedown }))
  expect(await screen.findByText(/Reason: It sells what it does not have\./, {}, FIRST_USE)).toBeTruthy()
  expect(screen.getByRole('link', { name: /Appeal/ }).getAttribute('href')).toContain('/lark')
  expect(screen.getAllByText('Taken down')).not.toHaveLength(0)
  expect(screen.queryByText('Live')).toBeNull()
})

test('a takedown is told in the list of apps, too', async () => {
  openApp('/app/experiences', server({ takedown }))
  const card = within(await screen.findByRole('article', {}, FIRST_USE))
  expect(card.getByText('Taken down')).toBeTruthy()
  expect(card.getByText(takedown.reason, { exact: false })).toBeTruthy()
  expect(card.getByRole('link', { name: 'Appeal' }).getAttribute('href')).toContain('/lark')
})
