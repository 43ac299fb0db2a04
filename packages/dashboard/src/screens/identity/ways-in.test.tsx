// @vitest-environment jsdom
import { LEGAL_VERSIONS } from '@taplet/contract'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import * as pages from '../../lib/device/open-page.ts'
import { refuse, signedIn } from '../../testing/fake-server.ts'
import { openApp } from '../../testing/open-app.tsx'

beforeAll(() => vi.stubGlobal('scrollTo', () => undefined)) // jsdom has no scrolling
const meta = document.createElement('meta')
Object.assign(meta, { name: 'google', content: 'on' })
beforeEach(() => document.head.append(meta))
afterEach(() => {
  cleanup()
  localStorage.clear()
  meta.remove()
  vi.restoreAllMocks()
})

const FIRST_USE = { timeout: 15_000 }
const remember = (kind: string) =>
  localStorage.setItem(
    'taplet.attempt',
    JSON.stringify({ attemptId: 'try-1', destination: 'r••@lark.coffee', kind, begunAt: Date.now() }),
  )

test('Google is left for with where the person wanted to go, hash included', async () => {
  const opened = vi.spyOn(pages, 'openPage').mockImplementation(() => undefined)
  const app = openApp('/login?redirect=%2Fapp%2Faccount#security', {
    '/auth/google/begin': () => ({ url: '/dev/google/authorize?x=1' }),
  })
  await app.user.click(await screen.findByRole('button', { name: 'Continue with Google' }, FIRST_USE))
  await waitFor(() => expect(opened).toHaveBeenCalledWith('/dev/google/authorize?x=1'))
  expect(app.server.bodyOf('/auth/google/begin')).toEqual({
    redirect: '/app/account#security',
    consent: LEGAL_VERSIONS,
  })
})

test('the terms stand once on the sign-up screen, for both buttons that accept them', async () => {
  openApp('/signup')
  expect(await screen.findByText(/By choosing Continue or Continue with Google you accept/, {}, FIRST_USE)).toBeTruthy()
  expect(screen.getAllByRole('link', { name: 'Terms of Service' })).toHaveLength(1)
})

test('an undo link without its last part offers nothing that could not work', async () => {
  openApp('/auth/undo')
  expect(await screen.findByRole('heading', { name: 'This link is cut short' }, FIRST_USE)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Undo the change' })).toBeNull()
})

test('where there is no Google no button offers it', async () => {
  meta.remove()
  openApp('/signup')
  await screen.findByLabelText('Your name', {}, FIRST_USE)
  expect(screen.queryByRole('button', { name: 'Continue with Google' })).toBeNull()
})

test.each([
  [true, 'signed_up'],
  [false, 'signed_in'],
])('coming back from Google (new: %s) leads on, and is tracked once as %s', async (isNew, event) => {
  const app = openApp('/auth/google?code=c&state=s&iss=i', {
    '/auth/google/finish': () => ({ nextStep: 'SIGNED_IN', isNew, redirect: '/app/history' }),
  })
  await waitFor(() => expect(app.place()).toBe('/app/history'), FIRST_USE)
  expect(app.server.bodyOf('/auth/google/finish')).toEqual({ code: 'c', state: 's', iss: 'i' })
  expect(app.server.calls.filter(({ path }) => path === '/auth/google/finish')).toHaveLength(1)
  expect(app.tracking.events.map((one) => one.event)).toEqual([event])
})

test('coming back without an answer, or with one that is refused, says so and leads to other ways', async () => {
  openApp('/auth/google?error=access_denied&state=s')
  expect(await screen.findByText('You came back without signing in.', {}, FIRST_USE)).toBeTruthy()
  cleanup()
  const app = openApp('/auth/google?code=c&state=s', {
    '/auth/google/finish': () => refuse('GOOGLE_EMAIL_UNVERIFIED'),
  })
  expect(await screen.findByText(/Google has not verified/)).toBeTruthy()
  await app.user.click(screen.getByRole('link', { name: 'Sign in another way' }))
  expect(app.place()).toBe('/login')
  expect(app.tracking.events).toEqual([])
})

test('an account with the address of the Google account is linked by its password, then signed in', async () => {
  const app = openApp('/auth/google?code=c&state=s', {
    '/auth/google/finish': () => ({
      nextStep: 'LINK_ACCOUNT',
      isNew: false,
      attemptId: 'link',
      destination: 'r••@lark.coffee',
      hasPassword: true,
      redirect: '/app/history',
    }),
    '/auth/google/link': ({ password }) =>
      password === 'slow mornings' ? { nextStep: 'SIGNED_IN' } : refuse('PASSWORD_WRONG'),
  })
  expect(await screen.findByRole('heading', { name: 'You have an account already' }, FIRST_USE)).toBeTruthy()
  await app.user.type(screen.getByLabelText('Your password here'), 'wrong{Enter}')
  expect(await screen.findByText('This is not your password.')).toBeTruthy()
  await app.user.clear(screen.getByLabelText('Your password here'))
  await app.user.type(screen.getByLabelText('Your password here'), 'slow mornings{Enter}')
  await waitFor(() => expect(app.place()).toBe('/app/history'))
  expect(app.tracking.events.map(({ event }) => event)).toEqual(['signed_in'])
})

test('the second factor is asked after the password; its last digit, or a recovery code, signs in', async () => {
  remember('SECOND_FACTOR')
  const app = openApp('/auth/secondFactor?redirect=%2Fapp%2Fhistory', {
    '/auth/secondFactor': ({ code }) => (code === 'K7MPQ-3XWRB' ? { nextStep: 'SIGNED_IN' } : refuse('CODE_MISMATCH')),
  })
  await app.user.type(await screen.findByLabelText('Code', {}, FIRST_USE), '000000')
  expect(await screen.findByText(/That code is not right/)).toBeTruthy()
  await app.user.click(screen.getByRole('button', { name: 'Use a recovery code' }))
  await app.user.type(await screen.findByLabelText('Recovery code'), 'K7MPQ-3XWRB{Enter}')
  await waitFor(() => expect(app.place()).toBe('/app/history'))
  expect(app.tracking.events.map(({ event }) => event)).toEqual(['signed_in'])
})

test('a second factor without a sign-in before it leads back to the beginning', async () => {
  openApp('/auth/secondFactor')
  expect(await screen.findByRole('heading', { name: 'This sign-in cannot continue here' }, FIRST_USE)).toBeTruthy()
})

test('the link in the mail to an old address undoes the change when pressed, and signs out', async () => {
  const app = openApp('/auth/undo#token-1', {
    ...signedIn,
    '/auth/undoContactChange': () => ({ destination: 'r••@lark.coffee' }),
  })
  await app.user.click(await screen.findByRole('button', { name: 'Undo the change' }, FIRST_USE))
  expect(await screen.findByRole('heading', { name: 'Your address is back' })).toBeTruthy()
  expect(app.server.bodyOf('/auth/undoContactChange')).toEqual({ token: 'token-1' })
  expect(screen.getByRole('link', { name: 'Set a new password' })).toHaveProperty('pathname', '/auth/forgotPassword')
})
