// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type Handlers, refuse } from '../../testing/fake-server.ts'
import { aLink, linkServer } from '../../testing/links.ts'
import { openApp } from '../../testing/open-app.tsx'

beforeAll(() => vi.stubGlobal('scrollTo', () => undefined))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
})

const FIRST_USE = { timeout: 15_000 }
const registered = (state: string): Handlers => ({
  '/links/registration': () => ({ state, tagSubType: 'GOLD', tagName: state === 'MINE' ? 'Key ring' : '' }),
})
const open = (at: string, change: Handlers) => openApp(at, linkServer([], change))
const title = (name: string) => screen.findByRole('heading', { name, level: 1 }, FIRST_USE)

test('a free tag leads a guest to the sign-in and back, and the tag with them', async () => {
  open('/info/tagRegistration?tagId=gold0001', {
    ...registered('UNCLAIMED'),
    '/auth/session': () => ({ isSignedIn: false }),
  })
  await title('This tag is available')
  const signIn = screen.getByRole('link', { name: 'Sign in' })
  expect(signIn.getAttribute('href')).toBe('/login?redirect=%2Finfo%2FtagRegistration%3FtagId%3Dgold0001')
})

test('somebody who is signed in makes it theirs, and it is celebrated', async () => {
  const app = open('/info/tagRegistration?tagId=gold0001', {
    ...registered('UNCLAIMED'),
    '/links/claim': () => ({ tagData: aLink({ tagId: 'gold0001', tagName: 'Key ring', tagSubType: 'GOLD' }) }),
  })
  await title('Register this tag')
  await app.user.type(screen.getByRole('textbox', { name: 'Name' }), 'Key ring')
  await app.user.click(screen.getByRole('button', { name: 'Register tag' }))
  await title('The tag is yours')
  expect(app.server.bodyOf('/links/claim')).toMatchObject({
    tagId: 'gold0001',
    tagName: 'Key ring',
    experienceId: 'e1',
  })
  expect(screen.getByRole('link', { name: 'Try it' }).getAttribute('href')).toBe('/t/gold0001')
  expect(app.tracking.events.map(({ event }) => event)).toEqual(['trigger_created'])
})

test('a tag that somebody else claimed a moment before says so', async () => {
  let state = 'UNCLAIMED'
  const app = open('/info/tagRegistration?tagId=gold0001', {
    '/links/registration': () => ({ state, tagSubType: 'GOLD', tagName: '' }),
    '/links/claim': () => {
      state = 'CLAIMED'
      return refuse('TAG_CLAIMED')
    },
  })
  await title('Register this tag')
  await app.user.click(screen.getByRole('button', { name: 'Register tag' }))
  expect(await title('This tag is already registered')).toBeTruthy()
})

test.each([
  ['DISABLED', 'This tag is out of service'],
  ['UNKNOWN', 'We do not know this tag'],
  ['CLAIMED', 'This tag is already registered'],
  ['MINE', '“Key ring” is yours'],
])('a tag that is %s says "%s"', async (state, words) => {
  open('/info/tagRegistration?tagId=gold0001', registered(state))
  expect(await title(words)).toBeTruthy()
})

test('the address of a tag is as good as its number', async () => {
  const app = open('/info/tagRegistration', registered('MINE'))
  await title('Register a tag')
  await app.user.type(screen.getByRole('textbox'), 'not a tag!')
  await app.user.click(screen.getByRole('button', { name: 'Find tag' }))
  expect(await screen.findByText(/This holds no number of a tag of ours/)).toBeTruthy()
  await app.user.clear(screen.getByRole('textbox'))
  await app.user.type(screen.getByRole('textbox'), 'https://taplet.example/t/gold0001?x=1')
  await app.user.click(screen.getByRole('button', { name: 'Find tag' }))
  await waitFor(() => expect(app.place()).toBe('/info/tagRegistration?tagId=gold0001'))
  await title('“Key ring” is yours')
})

test('a lookup that fails can be tried again', async () => {
  open('/info/tagRegistration?tagId=gold0001', { '/links/registration': () => refuse('INTERNAL') })
  await title('The tag could not be looked up')
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})
