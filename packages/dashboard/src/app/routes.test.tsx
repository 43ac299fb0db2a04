// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { aPage, refuse, signedIn } from '../testing/fake-server.ts'
import { openApp } from '../testing/open-app.tsx'

beforeAll(() => vi.stubGlobal('scrollTo', () => undefined)) // jsdom has no scrolling
afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})

const settles = (app: ReturnType<typeof openApp>, place: string) =>
  waitFor(() => expect(app.place()).toBe(place), { timeout: 5000 })

test.each([
  ['/', '/app/explore'],
  ['/app', '/app/explore'],
  ['/app/nowhere', '/404'],
  ['/app/nowhere/deep', '/404'],
  ['/one/two/three', '/app/explore'],
  ['/app/experiences', '/login?redirect=%2Fapp%2Fexperiences'],
  ['/app/experiences/e1?tab=links', '/login?redirect=%2Fapp%2Fexperiences%2Fe1%3Ftab%3Dlinks'],
  ['/app/account#subscription', '/login?redirect=%2Fapp%2Faccount#subscription'],
  ['/app/onboarding', '/login?redirect=%2Fapp%2Fonboarding'],
  ['/app/history', '/app/history'],
  ['/404', '/404'],
])('a guest who opens %s ends at %s', async (from, to) => {
  const app = openApp(from)
  await settles(app, to)
  expect(app.place()).toBe(to)
})

test.each([
  ['/login', '/app/experiences'],
  ['/signup', '/app/experiences'],
  ['/auth/cofirmLogin', '/app/experiences'],
  ['/auth/confirmLogin', '/app/experiences'],
  ['/auth/confirm-signup?redirect=/app/experiences', '/app/experiences'],
  ['/login?redirect=%2Fapp%2Faccount#subscription', '/app/account#subscription'],
  ['/login?redirect=%2Fapp%2Faccount%23profile', '/app/account#profile'],
  ['/login?redirect=%2F%2Fevil.example', '/app/experiences'],
  ['/login?redirect=https%3A%2F%2Fevil.example', '/app/experiences'],
  ['/login?redirect=%2F%5Cevil.example', '/app/experiences'],
  ['/app/onboarding', '/app/experiences/e1'],
])('a member who opens %s ends at %s', async (from, to) => {
  const app = openApp(from, signedIn)
  await settles(app, to)
  expect(app.place()).toBe(to)
})

test.each([
  '/app/experiences',
  '/app/experienceItems',
  '/app/triggers/create',
  '/app/tags/create',
  '/app/qrDesigns',
  '/app/appClips/c1',
  '/app/experiences/demo/lark',
])('a member without an instant app who opens %s is taken to onboarding', async (from) => {
  const app = openApp(from, { ...signedIn, '/getAllPagesByAccountId': () => ({ pages: [] }) })
  await settles(app, '/app/onboarding')
  expect(app.place()).toBe('/app/onboarding')
})

test('the create screen opens without an instant app', async () => {
  const app = openApp('/app/experiences/create', { ...signedIn, '/getAllPagesByAccountId': () => ({ pages: [] }) })
  await settles(app, '/app/experiences/create')
  expect(app.place()).toBe('/app/experiences/create')
})

test('a failed fetch of the instant apps offers to try again and never leads to onboarding', async () => {
  let isDown = true
  const app = openApp('/app/appClips', {
    ...signedIn,
    '/getAllPagesByAccountId': () => (isDown ? refuse('UNAVAILABLE') : { pages: [aPage()] }),
  })
  expect(await screen.findByRole('heading', { name: 'Your instant apps did not load' })).toBeTruthy()
  expect(app.place()).toBe('/app/appClips')
  isDown = false
  await app.user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'This part opens soon' })).toBeTruthy()
})

test('a server that cannot be asked for the session says so instead of signing people out', async () => {
  const app = openApp('/app/appClips', { '/auth/session': () => Promise.reject(new TypeError('offline')) })
  expect(await screen.findByRole('heading', { name: 'We cannot reach Taplet' })).toBeTruthy()
  expect(app.place()).toBe('/app/appClips')
})

test('a session that ends meanwhile leads to sign-in and keeps the place', async () => {
  const app = openApp('/app/appClips?from=mail', { ...signedIn, '/updatePage': () => refuse('UNAUTHORIZED') })
  await screen.findByRole('heading', { name: 'This part opens soon' })
  await expect(
    app.api.experiences.update({ rootPageId: 'lark', fullPagePath: 'lark', pageName: 'Lark' }),
  ).rejects.toThrow('Sign in first.')
  await settles(app, '/login?redirect=%2Fapp%2FappClips%3Ffrom%3Dmail')
})

test('a screen that throws leaves a way to reload and a way home, is tracked and logged', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { routes } = await import('./routes.tsx')
  const [root] = routes
  const broken = {
    path: 'broken',
    Component: () => {
      throw new RangeError('planted')
    },
  }
  root?.children?.unshift(broken)
  const app = openApp('/broken')
  root?.children?.shift()
  expect(await screen.findByRole('heading', { name: 'Unfortunately, something went wrong' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Click to reload' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Return to home' }).getAttribute('href')).toBe('/')
  expect(app.tracking.events).toMatchObject([{ event: 'application_crashed', details: { name: 'RangeError' } }])
  expect(app.log.entries).toEqual([{ event: 'application_crashed', code: 'RangeError' }])
})
