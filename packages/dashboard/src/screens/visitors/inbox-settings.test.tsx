// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { refuse } from '../../testing/fake-server.ts'
import { inboxOf } from '../../testing/inbox.ts'
import { openApp } from '../../testing/open-app.tsx'

beforeAll(() => {
  // jsdom has no scrolling.
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(cleanup)

// Dialogs, menus and screens are loaded on first use.
const FIRST_USE = { timeout: 15_000 }

test('mails about news come at eight in a place of one’s choice', async () => {
  const app = openApp(
    '/app/inbox/settings',
    inboxOf([], { '/inbox/digest': ({ rhythm }) => ({ digest: { rhythm, timeZone: 'Europe/Lisbon' } }) }),
  )
  await app.user.click(await screen.findByRole('radio', { name: 'Weekly' }, FIRST_USE))
  expect(await screen.findByText('Every Monday at 8:00, Europe/Lisbon time, to rosa@lark.coffee.')).toBeTruthy()
  expect(app.server.bodyOf('/inbox/digest')).toMatchObject({ rhythm: 'WEEKLY' })
})

test('a webhook shows its secret once, a test its answer, and one that failed why it was switched off', async () => {
  const webhook = {
    url: 'https://shop.example/news',
    state: 'ON',
    events: ['review.received'],
    failuresInARow: 0,
    createdAt: '2026-05-20T10:00:00.000Z',
  }
  const failed = {
    deliveryId: 'd1',
    event: 'review.received',
    attempt: 1,
    outcome: 'FAILED',
    status: 500,
    message: 'The address answered 500.',
    durationMs: 40,
    at: '2026-05-20T10:00:00.000Z',
  }
  const app = openApp(
    '/app/inbox/settings',
    inboxOf([], {
      '/inbox/webhook': () => ({ webhook, secret: 'whsec_once' }),
      '/inbox/webhook/test': () => ({ delivery: failed }),
    }),
  )
  await app.user.type(await screen.findByRole('textbox', { name: 'Address' }, FIRST_USE), webhook.url)
  await app.user.click(screen.getByRole('button', { name: 'Add webhook' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'The secret of your webhook' }, FIRST_USE))
  expect(dialog.getByText('whsec_once')).toBeTruthy()
  await app.user.click(dialog.getByRole('button', { name: 'I have saved it' }))
  await app.user.click(await screen.findByRole('button', { name: 'Send a test' }))
  expect(await screen.findByText('It did not arrive. The address answered 500.')).toBeTruthy()
  cleanup()
  const failing = { ...webhook, state: 'FAILING', failuresInARow: 25 }
  openApp(
    '/app/inbox/settings',
    inboxOf([], {
      '/inbox/settings': () => ({ digest: { rhythm: 'OFF', timeZone: 'UTC' }, webhook: failing }),
      '/inbox/webhook/deliveries': () => ({ deliveries: [failed] }),
    }),
  )
  expect(await screen.findByText(/Switched off after 25 failed attempts in a row/)).toBeTruthy()
  expect(await screen.findByText('The last answer: The address answered 500.')).toBeTruthy()
})

test('what a webhook missed is sent again at a press, and a refusal is said', async () => {
  const webhook = {
    url: 'https://shop.example/news',
    state: 'ON',
    events: ['review.received'],
    failuresInARow: 1,
    createdAt: '2026-05-20T10:00:00.000Z',
  }
  const missed = {
    deliveryId: 'd7',
    event: 'review.received',
    attempt: 9,
    outcome: 'FAILED',
    status: 500,
    message: 'The address answered 500.',
    durationMs: 40,
    at: '2026-05-20T10:00:00.000Z',
    canSendAgain: true,
  }
  const arrived = { ...missed, deliveryId: 'd8', outcome: 'DELIVERED', status: 200, canSendAgain: false }
  let isBroken = true
  const app = openApp(
    '/app/inbox/settings',
    inboxOf([], {
      '/inbox/settings': () => ({ digest: { rhythm: 'OFF', timeZone: 'UTC' }, webhook }),
      '/inbox/webhook/deliveries': () => ({ deliveries: [missed, arrived] }),
      '/inbox/webhook/deliveries/again': () => (isBroken ? refuse('UNAVAILABLE') : {}),
    }),
  )
  const again = await screen.findByRole('button', { name: 'Send again' }, FIRST_USE)
  await app.user.click(again)
  expect(await screen.findByText(/It could not be sent again/, {}, FIRST_USE)).toBeTruthy()
  isBroken = false
  await app.user.click(again)
  expect(await screen.findByText('Sending again')).toBeTruthy()
  expect(app.server.bodyOf('/inbox/webhook/deliveries/again')).toEqual({ deliveryId: 'd7' })
})
