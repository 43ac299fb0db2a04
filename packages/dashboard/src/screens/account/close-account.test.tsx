// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aScreen } from '../../testing/a-screen.ts'
import { anAccount, refuse, signedIn } from '../../testing/fake-server.ts'
import { aSecurity } from '../../testing/security.ts'
import { openApp } from '../../testing/open-app.tsx'

aScreen()
Element.prototype.scrollIntoView = () => undefined // jsdom has no scrolling

// Screens and sections are loaded on first use.
const FIRST_USE = { timeout: 15_000 }
const facts = { closing: null, codes: 14, paidOrders: 3, ordersRetentionYears: 10 }
const closing = {
  requestedAt: '2026-05-01T10:00:00.000Z',
  eraseAt: '2026-05-31T10:00:00.000Z',
  lastWords: 'Thank you.',
  fallbackUrl: '',
}
const open = (handlers = {}) =>
  openApp('/app/account#close', { ...signedIn, '/account/closing': () => facts, ...handlers })

test('closing says what it means, asks what codes shall say and for the password, and is done once', async () => {
  const app = open({ '/account/close': () => ({ closing }) })
  expect(await screen.findByText('Your 14 printed codes go on answering.', {}, FIRST_USE)).toBeTruthy()
  expect(screen.getByText('3 paid orders are kept for 10 years.')).toBeTruthy()
  await app.user.click(screen.getByRole('button', { name: 'Close account …' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Close your account?' }, FIRST_USE))
  await app.user.click(dialog.getByRole('radio', { name: 'Another address' }))
  await app.user.type(dialog.getByRole('textbox', { name: 'Address' }), 'https://new.example/')
  await app.user.type(dialog.getByLabelText('Your password'), 'correct horse')
  await app.user.click(dialog.getByRole('button', { name: 'Close account' }))
  await waitFor(() =>
    expect(app.server.bodyOf('/account/close')).toEqual({
      password: 'correct horse',
      lastWords: '',
      fallbackUrl: 'https://new.example/',
    }),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a wrong password is said at its field, and nothing typed is lost', async () => {
  const app = open({
    '/account/close': () =>
      Response.json(
        { callResult: 'FAILURE', code: 'PASSWORD_WRONG', message: 'This is not your password.', field: 'password' },
        { status: 400 },
      ),
  })
  await app.user.click(await screen.findByRole('button', { name: 'Close account …' }, FIRST_USE))
  const dialog = within(await screen.findByRole('dialog', { name: 'Close your account?' }, FIRST_USE))
  await app.user.type(dialog.getByRole('textbox', { name: 'Last words' }), 'Goodbye.')
  await app.user.type(dialog.getByLabelText('Your password'), 'no')
  await app.user.click(dialog.getByRole('button', { name: 'Close account' }))
  expect(await dialog.findByText('This is not your password.')).toBeTruthy()
  expect(dialog.getByRole('textbox', { name: 'Last words' })).toHaveProperty('value', 'Goodbye.')
})

test('a closed account says on every screen until when it can come back, and comes back at a tap', async () => {
  let isClosed = true
  const app = openApp('/app/experiences', {
    ...signedIn,
    '/fetchAccountData': () => ({ accountData: { ...anAccount, closesAt: isClosed ? closing.eraseAt : null } }),
    '/account/bringBack': () => {
      isClosed = false
      return {}
    },
  })
  expect(await screen.findByText('Your account is closed. It is erased on May 31, 2026.', {}, FIRST_USE)).toBeTruthy()
  await app.user.click(screen.getByRole('button', { name: 'Bring it back' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Bring it back' })).toBeNull())
})

test('what an account holds is made into a file that is offered when it is there', async () => {
  const job = {
    jobId: 'j1',
    kind: 'ACCOUNT_EXPORT',
    state: 'DONE',
    done: 4,
    total: 4,
    bytes: 900,
    warning: '',
    problem: '',
    createdAt: '2026-05-01T10:00:00.000Z',
    expiresAt: '2026-05-02T10:00:00.000Z',
  }
  let jobs: object[] = []
  const app = open({
    '/account/export': () => {
      jobs = [job]
      return { job }
    },
    '/longJobs': () => ({ jobs }),
    '/longJobs/fetchAll': () => ({ jobs }),
  })
  await app.user.click(await screen.findByRole('button', { name: 'Download everything' }, FIRST_USE))
  expect(await screen.findByRole('button', { name: 'Download' }, FIRST_USE)).toBeTruthy()
})

test('a section that does not load says so, and comes with Try again', async () => {
  let isBroken = true
  const app = open({ '/account/closing': () => (isBroken ? refuse('BAD_REQUEST') : facts) })
  const problem = await screen.findByText(/Your account is open, as it was/, {}, FIRST_USE)
  isBroken = false
  await app.user.click(within(problem.parentElement as HTMLElement).getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('button', { name: 'Close account …' })).toBeTruthy()
})

test('a person without a password proves who they are by a code instead, and the account is closed', async () => {
  let isProven = false
  const app = open({
    '/account/security': () => ({ security: aSecurity({ hasPassword: false }) }),
    '/account/close': () => (isProven ? { closing } : refuse('REAUTHENTICATION_REQUIRED')),
    '/account/security/sendProofCode': () => ({ attemptId: 'attempt1', destination: 'r***@lark.coffee' }),
    '/account/security/prove': () => {
      isProven = true
      return { provenUntil: closing.requestedAt }
    },
  })
  await app.user.click(await screen.findByRole('button', { name: 'Close account …' }, FIRST_USE))
  const dialog = within(await screen.findByRole('dialog', { name: 'Close your account?' }, FIRST_USE))
  expect(await dialog.findByText(/you confirm who you are/)).toBeTruthy()
  expect(dialog.queryByLabelText('Your password')).toBeNull()
  await app.user.click(dialog.getByRole('button', { name: 'Close account' }))
  const proof = within(await screen.findByRole('dialog', { name: 'Is it you?' }, FIRST_USE))
  await app.user.click(await proof.findByRole('button', { name: 'Email me a code' }))
  await app.user.type(await proof.findByLabelText('Code'), '123456')
  await app.user.click(proof.getByRole('button', { name: 'Confirm' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(app.server.bodyOf('/account/close')).toMatchObject({ password: '' })
})
