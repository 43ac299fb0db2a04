// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { aReview, inboxOf } from '../../testing/inbox.ts'
import { openApp } from '../../testing/open-app.tsx'

beforeAll(() => {
  // jsdom has no scrolling.
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(cleanup)

const FIRST_USE = { timeout: 15_000 }
const names = () => screen.getAllByRole('article').map((one) => one.querySelector('h3')?.textContent)
const lookAway = () => globalThis.dispatchEvent(new Event('visibilitychange'))

test('what comes in meanwhile is told of, and brought in at a press with the open entry left open', async () => {
  const ines = aReview({ id: 'r1', name: 'Ines', createdAt: '2026-05-20T10:00:00.000Z' })
  const entries = [ines]
  const app = openApp('/app/inbox?open=r1', inboxOf(entries))
  await screen.findAllByRole('article', {}, FIRST_USE)
  expect(screen.queryByRole('button', { name: /new$/ })).toBeNull()
  entries.unshift(
    aReview({ id: 'r3', name: 'Marta', createdAt: '2026-05-20T12:00:00.000Z', isRead: false }),
    aReview({ id: 'r2', name: 'Rui', createdAt: '2026-05-20T11:00:00.000Z', isRead: false }),
  )
  lookAway()
  const line = await screen.findByRole('button', { name: '2 new' })
  expect(names()).toEqual([expect.stringContaining('Ines')])
  await app.user.click(line)
  await waitFor(() => expect(names()).toHaveLength(3))
  expect(names()[0]).toContain('Marta')
  expect(app.place()).toBe('/app/inbox?open=r1')
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Marta'))
  expect(screen.queryByRole('button', { name: /new$/ })).toBeNull()
})

test('the list is narrowed by slide and by link, of which those are offered that brought something', async () => {
  const origins = {
    slides: [{ experienceItemId: 'i1', slideName: 'Say hello' }],
    links: [{ tagId: 'menu-card', linkName: 'Menu cards' }],
  }
  const app = openApp('/app/inbox?slide=i1', inboxOf([aReview({})], { '/inbox/origins': () => origins }))
  await screen.findAllByRole('article', {}, FIRST_USE)
  expect(app.server.bodyOf('/inbox')).toMatchObject({ experienceItemId: 'i1' })
  await app.user.click(await screen.findByRole('combobox', { name: 'Link' }))
  await app.user.click(await screen.findByRole('option', { name: 'Menu cards' }, FIRST_USE))
  await waitFor(() => expect(app.server.bodyOf('/inbox')).toMatchObject({ experienceItemId: 'i1', tagId: 'menu-card' }))
  expect(app.place()).toBe('/app/inbox?slide=i1&link=menu-card')
})
