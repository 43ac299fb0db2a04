// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Handlers } from '../testing/fake-server.ts'
import { aLink, linkServer } from '../testing/links.ts'
import { openApp } from '../testing/open-app.tsx'
import { aReport } from '../testing/reports.ts'

beforeAll(() => {
  // jsdom has no scrolling and no layout.
  vi.stubGlobal('scrollTo', () => undefined)
  Element.prototype.scrollTo = () => undefined
  const list = { addEventListener: () => undefined, removeEventListener: () => undefined }
  vi.stubGlobal('matchMedia', () => ({ ...list, matches: false }))
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllEnvs()
  vi.useRealTimers()
})

/** By this JavaScript engine's name for it: Kathmandu has two spellings. */
const nameOf = (zone: string) => new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone
const FIRST_USE = { timeout: 15_000 }
const visits = { visitsRollingWeek: 0, visitsThisMonth: 0, allIds: [] }
const server: Handlers = linkServer([aLink({ tagId: 'door', tagName: 'Door' })], {
  '/drafts': () => ({ drafts: [] }),
  '/analytics/live': () => ({ visits: 0, slides: [] }),
  '/analytics/report': () => ({ report: aReport() }),
  '/analytics/visits/counts': () => ({ ...visits, totalVisitsById: {}, visitsTodayById: {}, weeklyVisitsById: {} }),
})

/** Opens a screen at that time on that device, and returns the parameters of a call it makes. */
async function asked(at: string, call: string, zone: string): Promise<Record<string, unknown>> {
  vi.stubEnv('TZ', zone)
  const app = openApp(at, server)
  await waitFor(() => expect(app.server.bodyOf(call)).toBeDefined(), FIRST_USE)
  return app.server.bodyOf(call) ?? {}
}

describe.each(['Asia/Kathmandu', 'America/St_Johns', 'UTC'])('on a device in %s', (zone) => {
  test.each([
    ['the list of instant apps', '/app/experiences', '/analytics/visits/counts'],
    ['the list of links', '/app/triggers', '/links/stats'],
    ['the analytics of an instant app', '/app/experiences/e1#analytics', '/analytics/report'],
    ['the analytics of a link', '/app/triggers?analytics=door', '/analytics/report'],
    ['the inbox', '/app/inbox', '/inbox'],
  ])('%s counts days as that device does', async (_, at, call) => {
    expect((await asked(at, call, zone))['timezone']).toBe(nameOf(zone))
  })
})

test.each([
  ['Asia/Kathmandu', '2026-11-22'], // 00:05 there
  ['America/St_Johns', '2026-11-21'], // 14:50 there
])('a day begins in %s when it begins there', async (zone, day) => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T18:20:00Z'), toFake: ['Date'] })
  const report = await asked('/app/experiences/e1?days=today#analytics', '/analytics/report', zone)
  expect(report).toMatchObject({ from: day, to: day, timezone: nameOf(zone) })
  expect(await screen.findByText(`Days in ${nameOf(zone).replaceAll('_', ' ')}`, {}, FIRST_USE)).toBeTruthy()
})
