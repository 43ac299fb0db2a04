// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { signedIn } from '../../testing/fake-server.ts'
import { openApp } from '../../testing/open-app.tsx'

beforeAll(() => vi.stubGlobal('scrollTo', () => undefined)) // jsdom has no scrolling
afterEach(() => {
  cleanup()
  localStorage.clear()
})

test.each(['/app/history', '/login'])('at %s a loading screen shows until the session is known', async (at) => {
  const answer = Promise.withResolvers<{ isSignedIn: boolean }>()
  const app = openApp(at, { '/auth/session': () => answer.promise })
  expect((await screen.findByRole('status')).textContent).toContain('Getting things ready')
  expect(screen.queryByRole('main'), 'no screen yet').toBeNull()
  answer.resolve({ isSignedIn: false })
  expect(await screen.findByRole('main')).toBeTruthy()
  expect(screen.queryByText('Getting things ready')).toBeNull()
  expect(app.place()).toBe(at)
})

test('the session and the instant apps are fetched once, however many screens are visited', async () => {
  const app = openApp('/app/appClips', { ...signedIn, '/media/getAll': () => ({ media: [] }) })
  await screen.findByRole('heading', { name: 'This part opens soon' })
  for (const name of ['Instant Apps', 'Slides', 'Explore', 'Instant Apps']) {
    await app.user.click(screen.getByRole('link', { name }))
    await screen.findByRole('link', { name, current: 'page' })
  }
  expect(app.place()).toBe('/app/experiences')
  const count = (path: string) => app.server.calls.filter((call) => call.path === path).length
  expect(count('/getAllPagesByAccountId')).toBe(1)
  expect(count('/auth/session')).toBe(1)
})
