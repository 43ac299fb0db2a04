// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { aPage, type Handlers } from '../../testing/fake-server.ts'
import { linkServer } from '../../testing/links.ts'
import { openApp } from '../../testing/open-app.tsx'

beforeAll(() => {
  // jsdom has no scrolling.
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(() => {
  cleanup()
  localStorage.clear()
})

const FIRST_USE = { timeout: 15_000 }
const pages = ['Lark Coffee', 'Night Ferry', 'Tern and Tide'].map((pageName, index) =>
  aPage({ experienceId: `e${index}`, pageName, rootPageId: `app-${index}`, fullPagePath: `app-${index}` }),
)
const counts = {
  totalVisitsById: { e0: 12_840, e1: 1 },
  visitsTodayById: { e0: 42, e1: 0 },
  weeklyVisitsById: {},
  visitsRollingWeek: 2350,
  visitsThisMonth: 4800,
  allIds: ['e0', 'e1'],
}
const open = (change: Handlers = {}) =>
  openApp(
    '/app/experiences',
    linkServer([], {
      '/getAllPagesByAccountId': () => ({ pages }),
      '/analytics/visits/counts': () => counts,
      ...change,
    }),
  )
const card = async (name: string) => {
  const link = await screen.findByRole('link', { name }, FIRST_USE)
  return within(link.closest('article') ?? document.body)
}

test('each instant app says how many came, and how many of them today', async () => {
  open()
  expect(await (await card('Lark Coffee')).findByText('12,840 visits · 42 today')).toBeTruthy()
  expect(await (await card('Night Ferry')).findByText('1 visit')).toBeTruthy()
  expect(await (await card('Tern and Tide')).findByText('No visits yet')).toBeTruthy()
})

test('visits of last week are told together in the list of apps', async () => {
  open()
  expect(await screen.findByText(/2,350 visits in the last 7 days/, {}, FIRST_USE)).toBeTruthy()
})

test('the list works as ever where visits cannot be counted', async () => {
  open({ '/analytics/visits/counts': () => new Response('{}', { status: 500 }) })
  expect((await card('Lark Coffee')).queryByText(/visits/)).toBeNull()
  expect(screen.getAllByRole('article')).toHaveLength(3)
  expect(screen.queryByRole('alert')).toBeNull()
})
