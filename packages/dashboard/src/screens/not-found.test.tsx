// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { signedIn } from '../testing/fake-server.ts'
import { openApp } from '../testing/open-app.tsx'

beforeAll(() => vi.stubGlobal('scrollTo', () => undefined)) // jsdom has no scrolling
afterEach(() => {
  cleanup()
  localStorage.clear()
})

const SLOW = { timeout: 15_000 } // screens are loaded on first use
const HEADING = { name: 'There is nothing at this address', level: 1 }

test.each(['/404', '/app/nowhere', '/nobodys-app'])(
  '%s says that nothing is there and leads on to Explore',
  async (at) => {
    const app = openApp(at, signedIn)
    expect(await screen.findByRole('heading', HEADING)).toBeTruthy()
    await waitFor(() => expect(document.title).toBe('Not found'))
    await app.user.click(screen.getByRole('link', { name: 'Explore instant apps' }))
    await waitFor(() => expect(app.place()).toBe('/app/explore'))
  },
)

test.each(['/app/experiences/nobody', '/app/experienceItems/nothing'])(
  '[14.10] %s has a heading and a title that say that it is not there',
  async (at) => {
    openApp(at, signedIn)
    const heading = await screen.findByRole('heading', { level: 1, name: /not found|not in your library/i }, SLOW)
    await waitFor(() => expect(document.title).toBe(heading.textContent))
  },
)

test('/404 opens while the server cannot be reached', async () => {
  const app = openApp('/404', { '/auth/session': () => Promise.reject(new TypeError('offline')) })
  expect(await screen.findByRole('heading', HEADING)).toBeTruthy()
  expect(app.server.calls).toEqual([])
})
