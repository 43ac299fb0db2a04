// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { refuse } from '../../testing/fake-server.ts'
import { openApp } from '../../testing/open-app.tsx'

beforeAll(() => vi.stubGlobal('scrollTo', () => undefined)) // jsdom has no scrolling
afterEach(() => {
  cleanup()
  localStorage.clear()
  localStorage.clear()
})

const arrives = (app: ReturnType<typeof openApp>, at: string) => waitFor(() => expect(app.place()).toBe(at))
const identifier = () => screen.findByLabelText('Email or phone number')

test('signing in takes a person back to the place they wanted, hash included', async () => {
  const app = openApp('/login?redirect=%2Fapp%2Faccount#subscription', {
    '/auth/signIn': () => ({ nextStep: 'SIGNED_IN' }),
  })
  await app.user.type(await identifier(), 'rosa@lark.coffee')
  await app.user.type(screen.getByLabelText('Password'), 'slow mornings')
  await app.user.click(screen.getByRole('button', { name: 'Sign in' }))
  await arrives(app, '/app/account#subscription')
  expect(app.server.bodyOf('/auth/signIn')).toEqual({ email: 'rosa@lark.coffee', password: 'slow mornings' })
  expect(app.server.bodyOf('/fetchAccountData')).toBeDefined()
  expect(app.tracking.events.map(({ event }) => event)).toEqual(['signed_in'])
})

test('a valid phone number wins over anything else and is sent as E.164', async () => {
  const app = openApp('/login', { '/auth/signIn': () => refuse('SIGN_IN_FAILED') })
  await app.user.type(await identifier(), '+351 215 550 148')
  expect(await screen.findByText('We will use +351 21 555 0148')).toBeTruthy()
  await app.user.type(screen.getByLabelText('Password'), 'wrong one{Enter}')
  expect(await screen.findByText('Incorrect username or password.')).toBeTruthy()
  expect(app.server.bodyOf('/auth/signIn')).toEqual({ phone: '+351215550148', password: 'wrong one' })
})

test('[14.13] where no text messages are sent, the forms ask for an email alone and say so', async () => {
  const meta = document.createElement('meta')
  Object.assign(meta, { name: 'phones', content: 'off' })
  document.head.append(meta)
  onTestFinished(() => meta.remove())
  const app = openApp('/signup')
  await app.user.type(await screen.findByLabelText('Email'), '+351 912 345 678')
  expect(screen.getByText('Phone numbers cannot be used here: no text messages are sent.')).toBeTruthy()
  await app.user.type(screen.getByLabelText('Password'), 'slow mornings{Enter}')
  expect(await screen.findByText('Email address is invalid')).toBeTruthy()
  expect(app.server.bodyOf('/auth/signUp')).toBeUndefined()
})

test('neither phone nor address: the number is called invalid and nothing is sent', async () => {
  const app = openApp('/login')
  await app.user.type(await identifier(), '12')
  await app.user.type(screen.getByLabelText('Password'), 'slow mornings{Enter}')
  expect(await screen.findByText('Phone number is invalid')).toBeTruthy()
  expect(app.server.bodyOf('/auth/signIn')).toBeUndefined()
})

test.each([
  ['IDENTIFIER_INVALID', 'Email address or phone number is invalid'],
  ['TOO_MANY_REQUESTS', 'Too many attempts. Wait a moment and try again.'],
] as const)('a sign-in refused with %s says "%s"', async (code, words) => {
  const app = openApp('/login', { '/auth/signIn': () => refuse(code) })
  await app.user.type(await identifier(), 'rosa@lark.coffee')
  await app.user.type(screen.getByLabelText('Password'), 'slow mornings{Enter}')
  expect(await screen.findByText(words)).toBeTruthy()
  expect(app.place()).toBe('/login')
})

test.each([
  ['SMS_CODE', '/auth/cofirmLogin'],
  ['NEW_PASSWORD', '/auth/resetPassword'],
  ['CONFIRM_SIGN_UP', '/auth/confirm-signup'],
])('the challenge %s leads to %s and keeps the redirect', async (nextStep, path) => {
  const app = openApp('/login?redirect=%2Fapp%2Faccount', {
    '/auth/signIn': () => ({ nextStep, attemptId: 'x', destination: '•••48' }),
  })
  await app.user.type(await identifier(), 'rosa@lark.coffee')
  await app.user.type(screen.getByLabelText('Password'), 'slow mornings{Enter}')
  await waitFor(() => expect(app.place()).toBe(`${path}?redirect=%2Fapp%2Faccount`))
})

test('from sign-up through a wrong and a right code to being signed in', async () => {
  const app = openApp('/signup?redirect=%2Fapp%2Faccount', {
    '/auth/signUp': () => ({ nextStep: 'CONFIRM_SIGN_UP', attemptId: 'try-1', destination: 'r•••@lark.coffee' }),
    '/auth/confirmSignUp': ({ code }) => (code === '123456' ? { nextStep: 'SIGNED_IN' } : refuse('CODE_MISMATCH')),
  })
  await app.user.type(await screen.findByLabelText('Your name'), 'Rosa')
  await app.user.type(await identifier(), 'rosa@lark.coffee')
  await app.user.type(screen.getByLabelText('Password'), 'short{Enter}')
  expect(await screen.findByText('Use at least 8 characters')).toBeTruthy()
  await app.user.type(screen.getByLabelText('Password'), ' but longer now')
  await app.user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByText(/r•••@lark\.coffee/)).toBeTruthy()

  await app.user.type(screen.getByLabelText('Code'), '000000')
  expect(await screen.findByText('That code is not right. Check the message and try again.')).toBeTruthy()
  await app.user.click(screen.getByLabelText('Code'))
  await app.user.paste('123 456')
  await arrives(app, '/app/account')
  expect(app.server.bodyOf('/auth/confirmSignUp')).toEqual({ attemptId: 'try-1', code: '123456' })
  expect(app.tracking.events.map(({ event }) => event)).toEqual(['signed_up'])
  expect(localStorage.getItem('taplet.attempt')).toBeNull()
})

test('a code screen without an attempt asks to sign up again, and leads there', async () => {
  const app = openApp('/auth/confirm-signup?redirect=%2Fapp%2Faccount')
  expect(await screen.findByText('Please trying signing up again')).toBeTruthy()
  await app.user.click(screen.getByRole('link', { name: 'Start again' }))
  expect(await screen.findByLabelText('Your name')).toBeTruthy()
  expect(app.place()).toBe('/signup?redirect=%2Fapp%2Faccount')
})

test('[14.10] a sign-in that cannot continue is not called a sign-up', async () => {
  openApp('/auth/cofirmLogin')
  expect(await screen.findByRole('heading', { name: 'This sign-in cannot continue here' })).toBeTruthy()
  expect(document.body.textContent).not.toContain('sign-up')
})

test('an unanswered call says that the server cannot be reached and keeps what was typed', async () => {
  const app = openApp('/login', { '/auth/signIn': () => Promise.reject(new TypeError('offline')) })
  await app.user.type(await identifier(), 'rosa@lark.coffee')
  await app.user.type(screen.getByLabelText('Password'), 'slow mornings{Enter}')
  expect(await screen.findByText('We cannot reach Taplet. Check your network, then try again.')).toBeTruthy()
  expect(await identifier()).toHaveProperty('value', 'rosa@lark.coffee')
})

test('a sign-in that the server refused is not tracked', async () => {
  const app = openApp('/login', { '/auth/signIn': () => refuse('SIGN_IN_FAILED') })
  await app.user.type(await identifier(), 'rosa@lark.coffee')
  await app.user.type(screen.getByLabelText('Password'), 'wrong one{Enter}')
  expect(await screen.findByText('Incorrect username or password.')).toBeTruthy()
  expect(app.tracking.events).toEqual([])
})

test('a code sent by SMS ends in being signed in, tracked as that', async () => {
  const app = openApp('/login?redirect=%2Fapp%2Faccount', {
    '/auth/signIn': () => ({ nextStep: 'SMS_CODE', attemptId: 'try-2', destination: '•••48' }),
    '/auth/confirmSignIn': () => ({ nextStep: 'SIGNED_IN' }),
  })
  await app.user.type(await identifier(), 'rosa@lark.coffee')
  await app.user.type(screen.getByLabelText('Password'), 'slow mornings{Enter}')
  await app.user.click(await screen.findByLabelText('Code'))
  expect(app.tracking.events, 'one step is left').toEqual([])
  await app.user.paste('123456')
  await arrives(app, '/app/account')
  expect(app.tracking.events.map(({ event }) => event)).toEqual(['signed_in'])
})
