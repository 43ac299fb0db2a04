// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { refuse } from '../../testing/fake-server.ts'
import type { Handlers } from '../../testing/fake-server.ts'
import { renderPiece } from '../../testing/render-piece.tsx'
import { aDevice, aSecurity } from '../../testing/security.ts'
import { ProofProvider } from './proof/proof-provider.tsx'
import { SecuritySection } from './security-section.tsx'

afterEach(cleanup)

// Dialogs are loaded on first use.
const FIRST_USE = { timeout: 15_000 }

function open(handlers: Handlers = {}) {
  const server = renderPiece(
    <ProofProvider>
      <SecuritySection />
    </ProofProvider>,
    {
      '/account/security': () => ({ security: aSecurity() }),
      '/account/sessions': () => ({ sessions: [aDevice()] }),
      ...handlers,
    },
  )
  return { server, user: userEvent.setup() }
}

test('the section shows every way in and every device, this one marked', async () => {
  open({
    '/account/security': () => ({
      security: aSecurity({
        secondFactor: { confirmedAt: '2026-01-01T00:00:00.000Z', recoveryCodesLeft: 1 },
        google: { isAvailable: true, email: 'rosa@lark.coffee' },
      }),
    }),
    '/account/sessions': () => ({
      sessions: [aDevice(), aDevice({ sessionId: 's2', isCurrent: false, system: 'iOS', browser: 'Safari' })],
    }),
  })
  expect(await screen.findByRole('heading', { name: 'rosa@lark.coffee' })).toBeTruthy()
  expect(screen.getByText(/1 recovery code left/)).toBeTruthy()
  expect(screen.getByText('Connected with rosa@lark.coffee.')).toBeTruthy()
  expect(await screen.findByText('This one')).toBeTruthy()
  expect(screen.getByText('Portugal. Active now.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Sign out on iOS, Safari' })).toBeTruthy()
})

test('where passkeys cannot be used the section says why, and offers none', async () => {
  open({ '/account/security': () => ({ security: aSecurity({ canUsePasskeys: false }) }) })
  expect(await screen.findByText('Passkeys only work at an address that begins with https.')).toBeTruthy()
  const row = screen.getByRole('heading', { name: 'Passkey' }).closest('[class*=row]')
  expect(row && within(row as HTMLElement).queryByRole('button')).toBeNull()
})

test('a device is signed out, and the list is asked for anew', async () => {
  let ended: unknown
  const { user } = open({
    '/account/sessions': () => ({
      sessions: [aDevice(), ...(ended ? [] : [aDevice({ sessionId: 's2', isCurrent: false, system: 'iOS' })])],
    }),
    '/account/sessions/end': ({ sessionId }) => {
      ended = sessionId
      return {}
    },
  })
  await user.click(await screen.findByRole('button', { name: /Sign out on iOS/ }))
  await waitFor(() => expect(screen.queryByRole('button', { name: /Sign out on/ })).toBeNull())
  expect(ended).toBe('s2')
})

test('where the server asks for proof it is given in place, and the change goes on', async () => {
  let isProven = false
  const { user, server } = open({
    '/account/security/beginSecondFactor': () =>
      isProven ? { secret: 'ABCDEFGHIJKL2345', url: 'otpauth://totp/x' } : refuse('REAUTHENTICATION_REQUIRED'),
    '/account/security/prove': ({ password }) => {
      if (password !== 'slow mornings') return refuse('PASSWORD_WRONG')
      isProven = true
      return { provenUntil: '2026-01-01T00:10:00.000Z' }
    },
    '/account/security/confirmSecondFactor': ({ code }) =>
      code === '123456' ? { recoveryCodes: ['AAAAA-BBBBB', 'CCCCC-DDDDD'] } : refuse('CODE_MISMATCH'),
  })
  await user.click(await screen.findByRole('button', { name: 'Turn on the second factor' }))
  expect(await screen.findByRole('heading', { name: 'Is it you?' }, FIRST_USE)).toBeTruthy()
  await user.type(screen.getByLabelText('Password'), 'wrong one{Enter}')
  expect(await screen.findByText('This is not your password.')).toBeTruthy()
  await user.clear(screen.getByLabelText('Password'))
  await user.type(screen.getByLabelText('Password'), 'slow mornings{Enter}')
  expect(await screen.findByText('ABCD EFGH IJKL 2345')).toBeTruthy()
  expect(screen.getByRole('img', { name: 'QR code for your authenticator app' })).toBeTruthy()
  const digits = screen.getByLabelText('Then type the six digits it shows')
  await user.type(digits, '000000{Enter}')
  expect(await screen.findByText(/That code is not right/)).toBeTruthy()
  await user.clear(digits)
  await user.type(digits, '123456{Enter}')
  expect(await screen.findByText('AAAAA-BBBBB')).toBeTruthy()
  expect(server.calls.filter(({ path }) => path === '/account/security/beginSecondFactor')).toHaveLength(2)
})

test('closing the question who it is changes nothing, and is no failure', async () => {
  const { user } = open({ '/account/security/beginSecondFactor': () => refuse('REAUTHENTICATION_REQUIRED') })
  await user.click(await screen.findByRole('button', { name: 'Turn on the second factor' }))
  const dialog = within(await screen.findByRole('dialog', {}, FIRST_USE))
  await user.click(dialog.getAllByRole('button', { name: 'Cancel' })[0] as HTMLElement)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.queryByText('Confirm that it is you to go on.')).toBeNull()
})

test('a person without a password proves it by a code to their address', async () => {
  const { user, server } = open({
    '/account/security': () => ({ security: aSecurity({ hasPassword: false, passwordChangedAt: null }) }),
    '/account/security/changePassword': () => refuse('REAUTHENTICATION_REQUIRED'),
    '/account/security/sendProofCode': () => ({ attemptId: 'proof', destination: 'r••@lark.coffee' }),
    '/account/security/prove': () => ({ provenUntil: '2026-01-01T00:10:00.000Z' }),
  })
  await user.click(await screen.findByRole('button', { name: 'Set a password' }))
  await user.type(await screen.findByLabelText('New password', {}, FIRST_USE), 'nine herrings in a row{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Email me a code' }))
  expect(await screen.findByText('We sent a code to r••@lark.coffee.')).toBeTruthy()
  await user.type(screen.getByLabelText('Code'), '123456{Enter}')
  await waitFor(() => expect(server.bodyOf('/account/security/prove')).toEqual({ attemptId: 'proof', code: '123456' }))
})

test('a new address is confirmed by the code that is sent there', async () => {
  const { user, server } = open({
    '/account/security/beginContactChange': ({ email }) =>
      email === 'rosa' ? refuse('IDENTIFIER_INVALID') : { attemptId: 'change', destination: 'n••@lark.coffee' },
    '/account/security/confirmContactChange': () => ({}),
  })
  await user.click(await screen.findByRole('button', { name: 'Change email address' }))
  const field = await screen.findByLabelText('New email address', {}, FIRST_USE)
  await user.type(field, 'rosa{Enter}')
  expect(await screen.findByText('Email address or phone number is invalid')).toBeTruthy()
  await user.type(field, '@lark.coffee{Enter}')
  await user.type(await screen.findByLabelText('Code'), '123456{Enter}')
  await waitFor(() =>
    expect(server.bodyOf('/account/security/confirmContactChange')).toEqual({ attemptId: 'change', code: '123456' }),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a section that cannot be loaded says so, and tries again', async () => {
  let tries = 0
  const { user } = open({
    '/account/security': () => (tries++ < 1 ? refuse('BAD_REQUEST') : { security: aSecurity() }),
  })
  await user.click(await screen.findByRole('button', { name: 'Try again' }, FIRST_USE))
  expect(await screen.findByRole('heading', { name: 'rosa@lark.coffee' })).toBeTruthy()
})

test('of very many devices five are listed, this one first, and all when asked', async () => {
  const others = Array.from({ length: 199 }, (_, at) => aDevice({ sessionId: `o${at}`, isCurrent: false }))
  const { user } = open({ '/account/sessions': () => ({ sessions: [...others, aDevice()] }) })
  const list = within(await screen.findByRole('region', { name: 'Where you are signed in' }, FIRST_USE))
  expect(await list.findByText('This one')).toBeTruthy()
  expect(list.getAllByRole('button', { name: /^Sign out on/ })).toHaveLength(4)
  await user.click(list.getByRole('button', { name: 'Show all 200 devices' }))
  expect(list.getAllByRole('button', { name: /^Sign out on/ })).toHaveLength(199)
})
