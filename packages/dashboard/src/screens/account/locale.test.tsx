// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ownZone } from '../../lib/device/device-zone.ts'
import { clockTime } from '../../lib/timing/clock-time.ts'
import { aScreen } from '../../testing/a-screen.ts'
import { anAccount, signedIn } from '../../testing/fake-server.ts'
import { openApp } from '../../testing/open-app.tsx'

aScreen()
afterEach(() => vi.unstubAllEnvs())

const FIRST_USE = { timeout: 15_000 }
const UPDATE = '/updateAccountInformation'
const answer = (change: object) => ({ accountData: { ...anAccount, ...change } })

test('an account without a time zone gets that of the browser', async () => {
  vi.stubEnv('TZ', 'America/Lima')
  const app = openApp('/app/explore', { ...signedIn, [UPDATE]: ({ timeZone }) => answer({ timeZone }) })
  await waitFor(() => expect(app.server.bodyOf(UPDATE)).toEqual({ timeZone: ownZone() }), FIRST_USE)
})

test('days and times are those of the account, wherever the device is', async () => {
  openApp('/app/account#profile', { ...signedIn, '/fetchAccountData': () => answer({ timeZone: 'Asia/Tokyo' }) })
  const field = await screen.findByRole('combobox', { name: 'Time zone' }, FIRST_USE)
  expect(field.textContent).toContain('Tokyo')
  await waitFor(() => expect(ownZone()).toBe('Asia/Tokyo'), FIRST_USE)
  expect(clockTime('2026-11-24T20:00:00Z', Date.parse('2026-11-24T21:00:00Z'), 'en-GB')).toBe('05:00')
})

test('where only one language is written there is none to choose', async () => {
  openApp('/app/account#profile', signedIn)
  expect(await screen.findByText('English, the only one so far.', {}, FIRST_USE)).toBeTruthy()
  expect(screen.queryByRole('combobox', { name: 'Language' })).toBeNull()
})
