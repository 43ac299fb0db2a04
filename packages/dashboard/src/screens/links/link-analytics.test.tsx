// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aScreen } from '../../testing/a-screen.ts'
import { type Handlers, refuse } from '../../testing/fake-server.ts'
import { aLink, linkServer, scansOf } from '../../testing/links.ts'
import { openApp } from '../../testing/open-app.tsx'
import { aReport } from '../../testing/reports.ts'

aScreen()

const FIRST_USE = { timeout: 15_000 }
const door = aLink({ tagId: 'door', tagName: 'Door' })
const report = aReport({ subject: { kind: 'LINK', id: 'door', name: 'Door' } })
const share = {
  shareId: 's1',
  kind: 'LINK',
  id: 'door',
  path: '/info/analytics/s1',
  createdAt: '2026-11-20T10:00:00.000Z',
}
const mail = { weekly: true, alerts: true, timezone: 'Europe/Vienna' }
const server = (change: Handlers = {}): Handlers =>
  linkServer([door], {
    '/links/stats': () => ({ scans: { door: scansOf(900, 214, 3) }, health: {} }),
    '/analytics/report': () => ({ report }),
    '/analytics/live': () => ({ visits: 0, slides: [] }),
    '/analytics/share': (body) => (body['kind'] === undefined ? refuse('BAD_REQUEST') : { share: null }),
    '/instance': () => ({
      sellsPlans: false,
      publicUrl: 'https://taplet.example',
      isDevelopment: false,
      networkUrl: null,
    }),
    ...change,
  })

test('the scans of a link open its visits, for the days that the address names', async () => {
  const app = openApp('/app/triggers', server())
  await app.user.click(await screen.findByRole('link', { name: 'Visits by Door' }, FIRST_USE))
  expect(app.place()).toBe('/app/triggers?analytics=door')
  expect(await screen.findByRole('heading', { level: 1, name: 'Visits by Door' }, FIRST_USE)).toBeTruthy()
  await waitFor(() => expect(app.server.bodyOf('/analytics/report')).toMatchObject({ kind: 'LINK', id: 'door' }))
  expect(screen.queryByRole('heading', { name: 'Links and codes' })).toBeNull()
})

test('the menu of a link leads there too', async () => {
  const app = openApp('/app/triggers', server())
  await app.user.click(await screen.findByRole('button', { name: 'More for Door' }, FIRST_USE))
  await app.user.click(await screen.findByRole('menuitem', { name: 'Analytics' }, FIRST_USE))
  expect(app.place()).toBe('/app/triggers?analytics=door')
})

test('a link that is gone says so', async () => {
  openApp('/app/triggers?analytics=other', server())
  expect(await screen.findByRole('heading', { name: 'Link not found' }, FIRST_USE)).toBeTruthy()
})

test('a report is shared by a link, which ends only after its consequence was read', async () => {
  let shared = false
  const app = openApp('/app/triggers?analytics=door', {
    ...server(),
    '/analytics/share': () => ({ share: shared ? share : null }),
    '/analytics/unshare': () => ({}),
  })
  await app.user.click(await screen.findByRole('button', { name: 'Share' }, FIRST_USE))
  const dialog = await screen.findByRole('dialog', { name: 'Share the visits to Door' }, FIRST_USE)
  shared = true
  await app.user.click(await within(dialog).findByRole('button', { name: 'Create link' }))
  const address = await within(dialog).findByRole('textbox', { name: 'Read-only link' })
  expect(address.getAttribute('value')).toContain('/info/analytics/s1')
  expect(within(dialog).getByRole('link', { name: 'Open' }).getAttribute('href')).toContain('/info/analytics/s1')
  await app.user.click(within(dialog).getByRole('button', { name: 'End sharing' }))
  const question = await screen.findByRole('dialog', { name: 'End sharing?' })
  expect(within(question).getByText(/stops working at once, for everybody/)).toBeTruthy()
  expect(app.server.bodyOf('/analytics/unshare')).toBeUndefined()
  await app.user.click(within(question).getByRole('button', { name: 'End sharing' }))
  await waitFor(() => expect(app.server.bodyOf('/analytics/unshare')).toEqual({ kind: 'LINK', id: 'door' }))
  expect(await screen.findByRole('button', { name: 'Create link' })).toBeTruthy()
})

test('mails about visits are switched and taken back when they could not be saved', async () => {
  let isBroken = false
  const app = openApp('/app/triggers?analytics=door', {
    ...server(),
    '/analytics/mail': (body) => {
      if (body['weekly'] === undefined) return { mail, address: 'rosa@lark.coffee' }
      return isBroken ? refuse('INTERNAL') : { mail: body, address: 'rosa@lark.coffee' }
    },
  })
  await app.user.click(await screen.findByRole('button', { name: 'More about these visits' }, FIRST_USE))
  await app.user.click(await screen.findByRole('menuitem', { name: 'Email reports…' }, FIRST_USE))
  const weekly = await screen.findByRole('switch', { name: 'Weekly summary' }, FIRST_USE)
  expect(screen.getByText(/to rosa@lark\.coffee/)).toBeTruthy()
  await app.user.click(weekly)
  await waitFor(() => expect(app.server.bodyOf('/analytics/mail')).toEqual({ ...mail, weekly: false }))
  isBroken = true
  const alerts = screen.getByRole('switch', { name: 'Traffic alerts' })
  await app.user.click(alerts)
  expect(await screen.findByText(/Not saved/)).toBeTruthy()
  expect(alerts.getAttribute('aria-checked')).toBe('true')
})

test('whoever has the link reads the report without signing in, and can change its days only', async () => {
  const app = openApp('/info/analytics/s1', {
    '/analytics/shared/s1': () => ({ report: aReport({ subject: { kind: 'APP', id: 's1', name: 'Lark Coffee' } }) }),
  })
  expect(await screen.findByRole('heading', { level: 1, name: 'Visits to Lark Coffee' }, FIRST_USE)).toBeTruthy()
  expect(screen.getByText('Shared report, read only')).toBeTruthy()
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toContain('noindex')
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull()
  expect(screen.queryByRole('link', { name: /CSV/ })).toBeNull()
  expect(app.server.calls.map(({ path }) => path)).not.toContain('/analytics/report')
  expect(app.server.calls.map(({ path }) => path)).not.toContain('/analytics/live')
})

test('a link that has ended says so, and is not asked for again', async () => {
  const app = openApp('/info/analytics/s1', { '/analytics/shared/s1': () => refuse('NOT_FOUND') })
  expect(
    await screen.findByRole('heading', { level: 1, name: 'This report is no longer shared' }, FIRST_USE),
  ).toBeTruthy()
  expect(app.server.calls.filter(({ path }) => path === '/analytics/shared/s1')).toHaveLength(1)
})
