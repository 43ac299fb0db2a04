// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aScreen } from '../../testing/a-screen.ts'
import { anAccount, refuse, signedIn } from '../../testing/fake-server.ts'
import { openApp } from '../../testing/open-app.tsx'
import { aPayoutAccount } from '../../testing/orders.ts'

aScreen()
Element.prototype.scrollIntoView = () => undefined // jsdom has no scrolling

// Screens and sections are loaded on first use.
const FIRST_USE = { timeout: 15_000 }
const open = (at = '/app/account', handlers = {}) =>
  openApp(at, { ...signedIn, '/payouts/account': () => ({ account: aPayoutAccount() }), ...handlers })

test('the account screen marks the section that the address names, and each tab leads to its section', async () => {
  const app = open('/app/account#getting-paid')
  const tabs = within(await screen.findByRole('navigation', { name: 'Sections of your account' }, FIRST_USE))
  expect(tabs.getByRole('link', { current: true }).textContent).toBe('Getting paid')
  await app.user.click(tabs.getByRole('link', { name: 'Profile' }))
  expect(app.place()).toBe('/app/account#profile')
  expect(tabs.getByRole('link', { current: true }).textContent).toBe('Profile')
  expect(await screen.findByText('Stripe is ready', {}, FIRST_USE)).toBeTruthy()
})

test('a name is stored when its field is left, and the screen says that all is saved', async () => {
  const app = open('/app/account', {
    '/updateAccountInformation': ({ name }: { name: string }) => ({ accountData: { ...anAccount, name } }),
  })
  const field = await screen.findByRole('textbox', { name: 'Name' }, FIRST_USE)
  await app.user.clear(field)
  await app.user.type(field, 'Rosa Marin')
  await app.user.tab()
  await waitFor(() => expect(app.server.bodyOf('/updateAccountInformation')).toEqual({ name: 'Rosa Marin' }))
  expect(await screen.findByText('All changes saved')).toBeTruthy()
})

test('a name that could not be stored stays in its field, and the failure is said', async () => {
  const app = open('/app/account', { '/updateAccountInformation': () => refuse('UNAVAILABLE') })
  const field = await screen.findByRole('textbox', { name: 'Name' }, FIRST_USE)
  await app.user.type(field, '!')
  await app.user.tab()
  expect(await screen.findByText('Account information update failed')).toBeTruthy()
  expect(field).toHaveProperty('value', 'Rosa Marques!')
  expect(screen.getByText('Not saved')).toBeTruthy()
})

test('a username says while it is typed whether it is free, and is stored when asked to', async () => {
  const app = open('/app/account', {
    '/account/checkUsername': ({ username }: { username: string }) =>
      username === 'lark' ? { isAvailable: false, reason: 'This username is taken.' } : { isAvailable: true },
    '/updateAccountInformation': ({ username }: { username: string }) => ({ accountData: { ...anAccount, username } }),
  })
  const field = await screen.findByRole('textbox', { name: 'Username' }, FIRST_USE)
  await app.user.clear(field)
  await app.user.type(field, 'a!')
  expect(await screen.findByText(/Use at least 3|Use letters/)).toBeTruthy()
  await app.user.clear(field)
  await app.user.type(field, 'lark')
  expect(await screen.findByText('This username is taken.')).toBeTruthy()
  await app.user.type(field, '-coffee')
  expect(await screen.findByText('Available')).toBeTruthy()
  await app.user.keyboard('{Enter}')
  await waitFor(() => expect(app.server.bodyOf('/updateAccountInformation')).toEqual({ username: 'lark-coffee' }))
})

test.each([
  ['NO_USERNAME', 'Choose a username', 'Choose one', 'Username'],
  ['NO_NAME_AND_BIO', 'Complete your profile', 'Add them', 'Name'],
] as const)(
  'with the status %s the profile asks to be completed, and leads to the field',
  async (status, title, action, field) => {
    const app = open('/app/account', { '/fetchAccountData': () => ({ accountData: { ...anAccount, status } }) })
    expect(await screen.findByRole('heading', { name: title }, FIRST_USE)).toBeTruthy()
    await app.user.click(screen.getByRole('button', { name: action }))
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: field }))
  },
)
