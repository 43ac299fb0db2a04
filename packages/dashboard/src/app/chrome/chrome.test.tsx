// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { useSettings } from '../../lib/settings.ts'
import { anAccount, refuse, signedIn } from '../../testing/fake-server.ts'
import { openApp } from '../../testing/open-app.tsx'
import { exitPath } from './phone/exit-path.ts'

beforeEach(() => useSettings.getState().change({ theme: 'LIGHT', showingTips: false, responsiveFontSizes: true }))
beforeAll(() => vi.stubGlobal('scrollTo', () => undefined)) // jsdom has no scrolling
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.stubGlobal('matchMedia', undefined) // as jsdom has it
})

/** A window of a phone's width (spec §9). */
const stubPhone = () =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('600'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))

const stored = () => JSON.parse(localStorage.getItem('taplet.settings') ?? '{}')

test('Dark Mode turns the page to MIDNIGHT and stays on this device', async () => {
  const { user } = openApp('/app/history', signedIn)
  await user.click(await screen.findByRole('button', { name: 'Settings' }))
  await user.click(await screen.findByRole('switch', { name: 'Dark Mode' }))
  expect(document.documentElement.dataset['theme']).toBe('midnight')
  expect(stored()).toMatchObject({ theme: 'MIDNIGHT' })
})

test('the tips drawer opens at the topic of the screen and remembers being open', async () => {
  const { user } = openApp('/app/triggers', signedIn)
  await user.click(await screen.findByRole('button', { name: 'Show tips' }))
  expect(await screen.findByRole('button', { name: 'Links and QR codes', expanded: true })).toBeTruthy()
  expect(stored()).toMatchObject({ showingTips: true })
  await user.click(screen.getByRole('button', { name: 'Details' }))
  expect(screen.getByRole('button', { name: 'Details', expanded: true })).toBeTruthy()
})

test('[14.9] there is no bell while nothing rings it', async () => {
  openApp('/app/history', signedIn)
  await screen.findByRole('button', { name: 'Account of Rosa Marques' })
  expect(screen.queryByRole('button', { name: 'Notifications' })).toBeNull()
})

test('the account menu leads to profile and subscription', async () => {
  const app = openApp('/app/history', signedIn)
  await app.user.click(await screen.findByRole('button', { name: 'Account of Rosa Marques' }))
  await app.user.click(await screen.findByRole('menuitem', { name: 'Subscription' }))
  await waitFor(() => expect(app.place()).toBe('/app/account#subscription'))
})

test('a profile picture that cannot be shown leaves its place to the initials', async () => {
  const account = { accountData: { ...anAccount, profilePicture: '/media/private/rosa.webp' } }
  openApp('/app/history', { ...signedIn, '/fetchAccountData': () => account })
  const button = await screen.findByRole('button', { name: 'Account of Rosa Marques' })
  const picture = button.querySelector('img')
  expect(picture?.getAttribute('src')).toBe('/media/private/rosa.webp')
  fireEvent.error(picture ?? button)
  expect(button.textContent).toBe('RM')
})

test('a failed log out says so and keeps the person signed in', async () => {
  const app = openApp('/app/account', { ...signedIn, '/auth/signOut': () => refuse('UNAVAILABLE') })
  await app.user.click(await screen.findByRole('button', { name: 'Account of Rosa Marques' }))
  await app.user.click(await screen.findByRole('menuitem', { name: 'Log Out' }))
  expect(await screen.findByText('Unable to logout')).toBeTruthy()
  expect(app.place()).toBe('/app/account')
  expect(app.tracking.events).toEqual([])
})

test('phones may have headings of one size, and remember it', async () => {
  stubPhone()
  const { user } = openApp('/app/history')
  expect(document.documentElement.dataset['fontSizes']).toBe('responsive')
  await user.click(await screen.findByRole('button', { name: 'Menu' }))
  await user.click(await screen.findByRole('switch', { name: 'Smaller Headings' }))
  expect(document.documentElement.dataset['fontSizes']).toBe('fixed')
  expect(stored()).toMatchObject({ responsiveFontSizes: false })
})

test('phones get the control bar instead of the rail', async () => {
  stubPhone()
  const app = openApp('/app/triggers/create', signedIn)
  const bar = await screen.findByRole('navigation', { name: 'Control bar' })
  expect([...bar.children].map((item) => item.textContent)).toEqual(['Menu', 'Exit', 'Back', 'Home', 'Apps'])
  expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull()
  await app.user.click(screen.getByRole('button', { name: 'Exit' }))
  await waitFor(() => expect(app.place()).toBe('/app/triggers'))
})

test('Exit leads from what is open to its list, from a list to the start, and nowhere from there', () => {
  expect(exitPath('/app/experienceItems/s1')).toBe('/app/experienceItems')
  expect(exitPath('/app/experienceItems/s1', '?in=e1')).toBe('/app/experiences/e1')
  expect(exitPath('/app/experiences')).toBe('/app/explore')
  expect(exitPath('/app/explore')).toBeUndefined()
})
