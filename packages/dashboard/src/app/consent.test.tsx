// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { useSettings } from '../lib/settings.ts'
import { signedIn } from '../testing/fake-server.ts'
import { openApp } from '../testing/open-app.tsx'

beforeAll(() => vi.stubGlobal('scrollTo', () => undefined)) // jsdom has no scrolling
beforeEach(() => {
  useSettings.getState().change({ productEvents: 'UNASKED' })
  const meta = document.createElement('meta')
  Object.assign(meta, { name: 'analytics', content: 'https://cdn.example/a.js' })
  document.head.append(meta)
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  forgetService()
  Reflect.deleteProperty(navigator, 'doNotTrack')
})

/** Only ours: other style elements in the head stay. */
const forgetService = () => {
  for (const ours of document.head.querySelectorAll('meta[name="analytics"], script')) ours.remove()
}

const FIRST_USE = { timeout: 15_000 } // the card is loaded when first shown
const QUESTION = { name: 'May we learn what helps?' }
const askedFor = () => document.head.querySelectorAll('script[src="https://cdn.example/a.js"]').length

test('where a service is named people are asked, and a no is kept and loads nothing', async () => {
  const { user } = openApp('/app/explore')
  const card = await screen.findByRole('region', QUESTION, FIRST_USE)
  expect(within(card).getByText(/cdn\.example is told when you sign in/)).toBeTruthy()
  expect(askedFor()).toBe(0)
  await user.click(within(card).getByRole('button', { name: 'No, thanks' }))
  expect(screen.queryByRole('region', QUESTION)).toBeNull()
  expect(useSettings.getState().productEvents).toBe('REFUSED')
  expect(askedFor()).toBe(0)
})

test('a yes loads the script, and the settings take it back', async () => {
  const { user } = openApp('/app/explore', signedIn)
  const card = await screen.findByRole('region', QUESTION, FIRST_USE)
  await user.click(within(card).getByRole('button', { name: 'Allow' }))
  await waitFor(() => expect(askedFor()).toBeGreaterThan(0), FIRST_USE)
  await user.click(screen.getByRole('button', { name: 'Settings' }))
  const choice = await screen.findByRole('switch', { name: 'Product Events' }, FIRST_USE)
  expect(choice).toHaveProperty('checked', true)
  await user.click(choice)
  expect(useSettings.getState().productEvents).toBe('REFUSED')
})

test('a browser that asks not to be followed has answered: no question, and the switch says why', async () => {
  Object.defineProperty(navigator, 'doNotTrack', { value: '1', configurable: true })
  const { user } = openApp('/app/explore', signedIn)
  await user.click(await screen.findByRole('button', { name: 'Settings' }, FIRST_USE))
  const choice = await screen.findByRole('switch', { name: 'Product Events' }, FIRST_USE)
  expect(choice).toHaveProperty('disabled', true)
  expect(screen.getByText('Your browser asks not to be tracked, so nothing is sent')).toBeTruthy()
  expect(screen.queryByRole('region', QUESTION)).toBeNull()
})

test('where no service is named nobody is asked', async () => {
  forgetService()
  const { user } = openApp('/app/explore', signedIn)
  await user.click(await screen.findByRole('button', { name: 'Settings' }, FIRST_USE))
  await screen.findByRole('switch', { name: 'Dark Mode' }, FIRST_USE)
  expect(screen.queryByRole('switch', { name: 'Product Events' })).toBeNull()
  expect(screen.queryByRole('region', QUESTION)).toBeNull()
})
