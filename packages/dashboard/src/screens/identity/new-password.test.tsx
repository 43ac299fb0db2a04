// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { refuse } from '../../testing/fake-server.ts'
import { openApp } from '../../testing/open-app.tsx'

beforeAll(() => vi.stubGlobal('scrollTo', () => undefined)) // jsdom has no scrolling
afterEach(() => {
  cleanup()
  localStorage.clear()
})

const identifier = () => screen.findByLabelText('Email or phone number')
const arrives = (app: ReturnType<typeof openApp>, at: string) => waitFor(() => expect(app.place()).toBe(at))
const events = (app: ReturnType<typeof openApp>) => app.tracking.events.map(({ event }) => event)
const begun = () => ({ attemptId: 'try-3', destination: 'r••@lark.coffee' })

test('a forgotten password: the code and a new one sign in, at the place that was wanted', async () => {
  const app = openApp('/login?redirect=%2Fapp%2Faccount#subscription', {
    '/auth/signIn': () => refuse('SIGN_IN_FAILED'),
    '/auth/forgotPassword': begun,
    '/auth/completeForgotPassword': ({ code }) =>
      code === '12345678' ? { nextStep: 'SIGNED_IN' } : refuse('CODE_MISMATCH'),
  })
  expect(await screen.findByRole('link', { name: 'Forgot password?' }), 'in view before anything failed').toBeTruthy()
  await app.user.type(await identifier(), 'rosa@lark.coffee')
  await app.user.type(screen.getByLabelText('Password'), 'quick mornings{Enter}')
  await app.user.click(await screen.findByRole('link', { name: 'Set a new password' }))

  await arrives(app, '/auth/forgotPassword?redirect=%2Fapp%2Faccount#subscription')
  const send = await screen.findByRole('button', { name: 'Send code' })
  expect(await identifier(), 'what was typed came along').toHaveProperty('value', 'rosa@lark.coffee')
  await app.user.click(send)
  expect(await screen.findByText(/If r••@lark\.coffee has an account, a code of 8 digits/)).toBeTruthy()
  expect(app.server.bodyOf('/auth/forgotPassword')).toEqual({ email: 'rosa@lark.coffee' })

  await app.user.click(screen.getByRole('button', { name: 'Save and sign in' }))
  expect(await screen.findByText('Enter all 8 digits')).toBeTruthy()
  expect(screen.getByText('Enter your password'), 'both empty fields are flagged').toBeTruthy()
  await app.user.type(screen.getByLabelText('Code'), '00000000')
  await app.user.type(screen.getByLabelText('New password'), 'slow mornings')
  await app.user.click(screen.getByRole('button', { name: 'Save and sign in' }))
  expect(await screen.findByText('That code is not right. Check the message and try again.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Code'))
  expect(events(app)).toEqual([])

  await app.user.paste('1234 5678')
  await app.user.click(screen.getByRole('button', { name: 'Save and sign in' }))
  await arrives(app, '/app/account#subscription')
  expect(app.server.bodyOf('/auth/completeForgotPassword')).toEqual({
    attemptId: 'try-3',
    code: '12345678',
    password: 'slow mornings',
  })
  expect(events(app)).toEqual(['signed_in'])
  expect(localStorage.getItem('taplet.attempt')).toBeNull()
})

test('a new password that is refused stays on its field, and the code as it was typed', async () => {
  const app = openApp('/auth/forgotPassword', {
    '/auth/forgotPassword': begun,
    '/auth/completeForgotPassword': () => refuse('PASSWORD_TOO_WEAK'),
  })
  await app.user.type(await identifier(), 'rosa@lark.coffee{Enter}')
  await app.user.type(await screen.findByLabelText('Code'), '12345678')
  await app.user.type(screen.getByLabelText('New password'), 'password1{Enter}')
  expect(await screen.findByText(/not among the most common ones/)).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('New password'))
  expect(screen.getByLabelText('Code')).toHaveProperty('value', '12345678')
})

test('a password that has to be reset: the code is sent, confirms at /auth/confirm-signup, and signs in', async () => {
  const app = openApp('/login?redirect=%2Fapp%2Faccount', {
    '/auth/signIn': () => refuse('PASSWORD_RESET_REQUIRED'),
    '/auth/forgotPassword': begun,
    '/auth/completeForgotPassword': () => ({ nextStep: 'SIGNED_IN' }),
  })
  await app.user.type(await identifier(), 'rosa@lark.coffee')
  await app.user.type(screen.getByLabelText('Password'), 'slow mornings{Enter}')
  await arrives(app, '/auth/confirm-signup?redirect=%2Fapp%2Faccount')
  expect(await screen.findByRole('heading', { name: 'A new password, please' })).toBeTruthy()
  await app.user.type(screen.getByLabelText('Code'), '12345678')
  await app.user.type(screen.getByLabelText('New password'), 'other mornings{Enter}')
  await arrives(app, '/app/account')
  expect(events(app)).toEqual(['signed_in'])
})

test('the new-password challenge: another password is chosen, and that signs in', async () => {
  const app = openApp('/login?redirect=%2Fapp%2Faccount', {
    '/auth/signIn': () => ({ nextStep: 'NEW_PASSWORD', attemptId: 'try-4' }),
    '/auth/resetPassword': () => ({ nextStep: 'SIGNED_IN' }),
  })
  await app.user.type(await identifier(), 'rosa@lark.coffee')
  await app.user.type(screen.getByLabelText('Password'), 'slow mornings{Enter}')
  await arrives(app, '/auth/resetPassword?redirect=%2Fapp%2Faccount')
  await app.user.type(await screen.findByLabelText('New password'), 'other mornings{Enter}')
  await arrives(app, '/app/account')
  expect(app.server.bodyOf('/auth/resetPassword')).toEqual({ attemptId: 'try-4', password: 'other mornings' })
  expect(events(app)).toEqual(['signed_in'])
})

test.each([
  ['/auth/completeForgotPassword', 'Ask for a new code.', '/auth/forgotPassword'],
  ['/auth/resetPassword', 'Sign in again to choose a new password.', '/login'],
])('%s without what it needs says "%s" and leads to %s', async (at, words, to) => {
  const app = openApp(`${at}?redirect=%2Fapp%2Faccount#profile`)
  expect(await screen.findByText(words)).toBeTruthy()
  await app.user.click(screen.getByRole('link', { name: 'Start again' }))
  await arrives(app, `${to}?redirect=%2Fapp%2Faccount#profile`)
})

test.each([
  ['/login', ['Phone number is invalid', 'Enter your password']],
  ['/signup', ['Phone number is invalid', 'Enter your password']],
  ['/auth/forgotPassword', ['Phone number is invalid']],
])('an empty form at %s flags every field that is needed, and the first has the focus', async (at, words) => {
  const app = openApp(at)
  await identifier()
  await app.user.click(screen.getByRole('button', { name: /^(?:Sign in|Continue|Send code)$/ }))
  for (const word of words) expect(await screen.findByText(word)).toBeTruthy()
  expect(document.activeElement).toBe(await identifier())
  expect(app.server.calls.filter(({ path }) => path.startsWith('/auth/') && path !== '/auth/session')).toEqual([])
})

test('two submits at once sign in once: the event is tracked once', async () => {
  const answer = Promise.withResolvers<{ nextStep: string }>()
  const app = openApp('/login', { '/auth/signIn': () => answer.promise })
  await app.user.type(await identifier(), 'rosa@lark.coffee')
  await app.user.type(screen.getByLabelText('Password'), 'slow mornings{Enter}{Enter}')
  answer.resolve({ nextStep: 'SIGNED_IN' })
  await arrives(app, '/app/experiences')
  expect(app.server.calls.filter(({ path }) => path === '/auth/signIn')).toHaveLength(1)
  expect(events(app)).toEqual(['signed_in'])
})

test('a sign-up sends the versions of the terms that stand beside its button', async () => {
  const app = openApp('/signup', { '/auth/signUp': () => ({ nextStep: 'CONFIRM_SIGN_UP', ...begun() }) })
  await app.user.type(await identifier(), 'rosa@lark.coffee')
  await app.user.type(screen.getByLabelText('Password'), 'slow mornings')
  expect(screen.getByRole('link', { name: 'Terms of Service' }).getAttribute('href')).toBe('/legal/terms-of-service')
  expect(screen.getByRole('link', { name: 'Privacy Policy' }).getAttribute('href')).toBe('/legal/privacy-policy')
  await app.user.click(screen.getByRole('button', { name: 'Continue' }))
  await arrives(app, '/auth/confirm-signup')
  expect(app.server.bodyOf('/auth/signUp')).toMatchObject({ consent: { terms: '2026-11-24', privacy: '2026-11-24' } })
})

test('Caps Lock is mentioned while a password is typed', async () => {
  const app = openApp('/login')
  await identifier()
  await app.user.type(screen.getByLabelText('Password'), '{CapsLock}a')
  expect(await screen.findByText('Caps Lock is on')).toBeTruthy()
})
