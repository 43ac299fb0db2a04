// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { openApp } from '../../testing/open-app.tsx'

let isOnline = true
vi.mock('./embedded-routes.tsx', async (load) => {
  const original = await load<typeof import('./embedded-routes.tsx')>()
  return {
    get embeddedRoutes() {
      if (!isOnline) throw new TypeError('Failed to fetch dynamically imported module')
      return original.embeddedRoutes
    },
  }
})

beforeAll(() => vi.stubGlobal('scrollTo', () => undefined)) // jsdom has no scrolling
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('an address whose table does not come says so, keeps its place and opens once the table is there', async () => {
  isOnline = false
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  const app = openApp('/shopify/app/overview?shop=lark#top')
  expect((await screen.findByRole('alert')).textContent).toContain('This screen did not load')
  expect(app.place()).toBe('/shopify/app/overview?shop=lark#top')
  isOnline = true
  await app.user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'This part opens soon' })).toBeTruthy()
  expect(app.place()).toBe('/shopify/app/overview?shop=lark#top')
})

test('addresses of other areas open from the first screen in either case, and Back leads to it', async () => {
  const app = openApp('/app/explore')
  await screen.findByRole('main')
  for (const address of ['/Pricing', '/APP/history', '/legal/privacy-policy']) {
    await app.router.navigate(address)
    expect(app.place()).toBe(address)
    expect(app.router.state.matches.at(-1)?.route.path).not.toBe('*')
    await app.router.navigate(-1)
    await waitFor(() => expect(app.place()).toBe('/app/explore'))
  }
})
