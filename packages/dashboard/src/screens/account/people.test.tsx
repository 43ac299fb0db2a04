// @vitest-environment jsdom
import type { Invitation, Member, Role } from '@taplet/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aScreen } from '../../testing/a-screen.ts'
import { refuse, signedIn } from '../../testing/fake-server.ts'
import { aSecurity } from '../../testing/security.ts'
import { openApp } from '../../testing/open-app.tsx'

aScreen()
Element.prototype.scrollIntoView = () => undefined // jsdom has no scrolling

// Screens and sections are loaded on first use.
const FIRST_USE = { timeout: 15_000 }

const as = (role: Role, accounts = 1) => ({
  ...signedIn,
  '/auth/session': () => ({ isSignedIn: true, open: { accountId: 'a1', personId: 'rosa', role, accounts } }),
})
const rosa: Member = {
  personId: 'rosa',
  name: 'Rosa Marques',
  email: 'rosa@lark.coffee',
  role: 'owner',
  hasSeat: true,
  isYou: true,
  joinedAt: '2026-01-01T00:00:00.000Z',
}
const bela: Member = {
  ...rosa,
  personId: 'bela',
  name: 'Bela',
  email: 'bela@lark.coffee',
  role: 'editor',
  isYou: false,
}
const invited: Invitation = {
  invitationId: 'i1',
  email: 'carl@lark.coffee',
  role: 'seller',
  sentAt: '2026-11-20T00:00:00.000Z',
  expiresAt: '2026-11-27T00:00:00.000Z',
  isExpired: false,
}
const people = (members: Member[], invitations: Invitation[] = [], max = 5) => ({
  members,
  invitations,
  seats: { used: members.length + invitations.length, max },
})
const mine = {
  accountId: 'a1',
  name: 'Lark',
  role: 'owner',
  hasSeat: true,
  isOpen: true,
  owners: ['Rosa'],
  canLeave: false,
}
const accountsOf = (...accounts: object[]) => ({ '/people/accounts': () => ({ accounts }) })

test('an owner sees who works in the account, and invites somebody with a role', async () => {
  const app = openApp('/app/account#people', {
    ...as('owner'),
    ...accountsOf(mine),
    '/people': () => people([rosa, bela]),
    '/people/invite': () => people([rosa, bela], [invited]),
  })
  expect(await screen.findByRole('heading', { name: 'Rosa Marques (you)' }, FIRST_USE)).toBeTruthy()
  await app.user.click(screen.getByRole('button', { name: 'Invite somebody' }))
  const dialog = within(await screen.findByRole('dialog', {}, FIRST_USE))
  await app.user.type(dialog.getByRole('textbox', { name: 'Email' }), 'carl@lark.coffee')
  await app.user.click(dialog.getByRole('radio', { name: /^Seller/ }))
  await app.user.click(dialog.getByRole('button', { name: 'Send invitation' }))
  expect(await screen.findByRole('heading', { name: 'carl@lark.coffee' })).toBeTruthy()
  expect(app.server.bodyOf('/people/invite')).toEqual({ email: 'carl@lark.coffee', role: 'seller' })
})

test('an owner takes somebody out after being told what that means', async () => {
  const app = openApp('/app/account#people', {
    ...as('owner'),
    ...accountsOf(mine),
    '/people': () => people([rosa, bela]),
    '/people/remove': () => people([rosa]),
  })
  await app.user.click(await screen.findByRole('button', { name: 'More for Bela' }, FIRST_USE))
  await app.user.click(await screen.findByRole('menuitem', { name: 'Take out' }, FIRST_USE))
  const dialog = within(await screen.findByRole('dialog', { name: 'Take Bela out?' }, FIRST_USE))
  expect(dialog.getByText(/access ends at once/)).toBeTruthy()
  await app.user.click(dialog.getByRole('button', { name: 'Take out' }))
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Bela' })).toBeNull())
  expect(app.server.bodyOf('/people/remove')).toEqual({ personId: 'bela' })
})

test('without a free seat nobody is invited, and the plans are offered instead', async () => {
  openApp('/app/account#people', { ...as('owner'), ...accountsOf(mine), '/people': () => people([rosa], [], 1) })
  const invite = await screen.findByRole('button', { name: 'Invite somebody' }, FIRST_USE)
  expect(invite).toHaveProperty('disabled', true)
  // The plan itself, further up, has such a link as well.
  const section = within(screen.getByRole('region', { name: 'People' }))
  expect(section.getByRole('link', { name: 'Compare plans' })).toBeTruthy()
})

test('people that could not be fetched can be asked for again', async () => {
  openApp('/app/account#people', { ...as('owner'), ...accountsOf(mine), '/people': () => refuse('UNAVAILABLE') })
  const section = within(await screen.findByRole('region', { name: 'People' }, FIRST_USE))
  expect((await section.findByRole('alert', {}, FIRST_USE)).textContent).toContain('did not load')
})

test('an editor sees no plan, no payouts and no people, but whom to ask and how to leave', async () => {
  openApp('/app/account', {
    ...as('editor', 2),
    ...accountsOf(
      { ...mine, role: 'editor', canLeave: true },
      { ...mine, accountId: 'own', name: 'Bela', isOpen: false },
    ),
  })
  const tabs = within(await screen.findByRole('navigation', { name: 'Sections of your account' }, FIRST_USE))
  expect(tabs.queryByRole('link', { name: 'Getting paid' })).toBeNull()
  expect(await screen.findByText('Editor. Owner: Rosa', {}, FIRST_USE)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Leave' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Open' })).toBeTruthy()
})

test.each([
  ['seller', ['Explore', 'Inbox']],
  ['viewer', ['Explore', 'Instant Apps']],
  ['editor', ['Explore', 'Instant Apps', 'Slides', 'Links']],
] as const)('the navigation of a %s leads to what is theirs', async (role, names) => {
  openApp('/app/history', as(role))
  const nav = within(await screen.findByRole('navigation', { name: 'Main' }, FIRST_USE))
  for (const name of names) expect(nav.getByRole('link', { name })).toBeTruthy()
  const all = ['Explore', 'Instant Apps', 'Slides', 'Links', 'Inbox'].filter((name) =>
    nav.queryByRole('link', { name }),
  )
  expect(all).toEqual(names)
})

test.each([
  ['viewer', '/app/triggers'],
  ['viewer', '/app/inbox'],
  ['seller', '/app/experienceItems'],
  ['editor', '/app/inbox/settings'],
] as const)('a %s who opens %s is told that it is not theirs, and whom to ask', async (role, at) => {
  openApp(at, as(role))
  expect(await screen.findByRole('heading', { name: 'This is not part of your role' }, FIRST_USE)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See whom to ask' })).toBeTruthy()
})

test('a viewer finds the numbers of each instant app in place of its editor', async () => {
  const app = openApp('/app/experiences', as('viewer'))
  await app.user.click(await screen.findByRole('link', { name: 'See numbers' }, FIRST_USE))
  await waitFor(() => expect(app.place()).toBe('/app/experiences/e1'), FIRST_USE)
  expect(await screen.findByRole('heading', { name: 'Lark Coffee', level: 1 }, FIRST_USE)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull()
})

test('an invitation says what it is about, and leads a guest through the sign-up and back', async () => {
  const shown = {
    accountName: 'Lark',
    invitedBy: 'Rosa',
    email: 'carl@lark.coffee',
    role: 'seller',
    expiresAt: invited.expiresAt,
  }
  const app = openApp('/info/invitation#secret', { '/people/invitation': () => shown })
  expect(await screen.findByRole('heading', { name: 'Join Lark' }, FIRST_USE)).toBeTruthy()
  expect(app.server.bodyOf('/people/invitation')).toEqual({ token: 'secret' })
  await app.user.click(screen.getByRole('link', { name: 'Sign up and join' }))
  await waitFor(() => expect(app.place()).toBe('/signup?redirect=%2Finfo%2Finvitation#secret'))
  expect(await screen.findByRole('heading', { name: 'Create your sign-in' }, FIRST_USE)).toBeTruthy()
  expect(screen.getByRole('textbox', { name: /^Email/ })).toHaveProperty('value', 'carl@lark.coffee')
})

test('an invitation that does not work any more says so', async () => {
  openApp('/info/invitation#old', { '/people/invitation': () => refuse('INVITATION_INVALID') })
  expect(await screen.findByRole('heading', { name: /does not work any more/ }, FIRST_USE)).toBeTruthy()
})

test('every call names the account that the page shows', async () => {
  const app = openApp('/app/history', as('owner'))
  await screen.findByRole('navigation', { name: 'Main' }, FIRST_USE)
  await app.api.account.fetch()
  expect(app.server.headersOf('/fetchAccountData')?.get('x-open-account')).toBe('a1')
})

test.each([
  ['Take out', '/people/remove', 'Take out'],
  ['Hand over the account', '/people/handOver', 'Hand over the account'],
])('%s asks who it is when that was long ago, and goes on once it is proved', async (item, path, confirm) => {
  let isProven = false
  const app = openApp('/app/account#people', {
    ...as('owner'),
    ...accountsOf(mine),
    '/people': () => people([rosa, bela]),
    [path]: () => (isProven ? people([rosa]) : refuse('REAUTHENTICATION_REQUIRED')),
    '/account/security': () => ({ security: aSecurity() }),
    '/account/security/prove': () => {
      isProven = true
      return { provenUntil: '2026-11-24T10:00:00.000Z' }
    },
  })
  await app.user.click(await screen.findByRole('button', { name: 'More for Bela' }, FIRST_USE))
  await app.user.click(await screen.findByRole('menuitem', { name: item }, FIRST_USE))
  await app.user.click(within(await screen.findByRole('dialog', {}, FIRST_USE)).getByRole('button', { name: confirm }))
  const proof = within(await screen.findByRole('dialog', { name: 'Is it you?' }, FIRST_USE))
  await app.user.type(await proof.findByLabelText('Password'), 'correct horse')
  await app.user.click(proof.getByRole('button', { name: 'Confirm' }))
  await waitFor(() => expect(app.server.calls.filter((call) => call.path === path)).toHaveLength(2))
})
