// @vitest-environment jsdom
import type { AnalyticsReport } from '@taplet/contract'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { aPage, type Handlers, refuse } from '../../testing/fake-server.ts'
import { linkServer } from '../../testing/links.ts'
import { openApp } from '../../testing/open-app.tsx'
import { aFunnelSlide, aReport, totalsOf } from '../../testing/reports.ts'

beforeAll(() => {
  // jsdom has no scrolling and no layout.
  vi.stubGlobal('scrollTo', () => undefined)
  Element.prototype.scrollTo = () => undefined
  const list = { addEventListener: () => undefined, removeEventListener: () => undefined }
  vi.stubGlobal('matchMedia', () => ({ ...list, matches: false }))
})
beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T18:00:00Z'), toFake: ['Date'] })
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.useRealTimers()
})

const FIRST_USE = { timeout: 15_000 }
const nobody = (since: string | null): AnalyticsReport =>
  aReport({ totals: totalsOf(), before: totalsOf(), notCounted: [], since })

/** A report for the requested days. */
const reportOf =
  (report: AnalyticsReport): Handlers[string] =>
  ({ from, to, timezone }) => ({
    report: { ...report, from: String(from), to: String(to), timezone: String(timezone) },
  })

function open(search = '', report = aReport(), change: Handlers = {}) {
  return openApp(`/app/experiences/e1${search}#analytics`, {
    ...linkServer([]),
    '/drafts': () => ({ drafts: [] }),
    '/analytics/report': reportOf(report),
    '/analytics/live': () => ({ visits: 2, slides: [{ itemId: 'i2', visits: 2 }] }),
    ...change,
  })
}
const card = async (name: string | RegExp) => within(await screen.findByRole('region', { name }, FIRST_USE))
const asked = (app: ReturnType<typeof open>) => app.server.bodyOf('/analytics/report')

test('the tab says how many came, and how that stands against the days before', async () => {
  open()
  const visits = await card('Visits over time')
  expect(visits.getByText('1,712')).toBeTruthy()
  expect(visits.getByText('25% more than before')).toBeTruthy()
  expect(visits.getByText('11% less than before')).toBeTruthy() // taps
  expect(visits.getByText('12.5 s')).toBeTruthy()
  expect(screen.getByRole('tab', { name: 'Analytics' }).getAttribute('aria-selected')).toBe('true')
})

test('days are chosen, kept in the address with the tab, and asked for', async () => {
  const app = open()
  await app.user.click(await screen.findByRole('button', { name: /Last 28 days/ }, FIRST_USE))
  await app.user.click(await screen.findByRole('button', { name: 'Last 7 days' }, FIRST_USE))
  await waitFor(() => expect(app.place()).toBe('/app/experiences/e1?days=7#analytics'))
  await waitFor(() => expect(asked(app)).toMatchObject({ kind: 'APP', id: 'e1', from: '2026-11-15', to: '2026-11-21' }))
  expect(await card('Visits over time')).toBeTruthy()
})

test('own days are typed, in either order', async () => {
  const app = open()
  await app.user.click(await screen.findByRole('button', { name: /Last 28 days/ }, FIRST_USE))
  const from = await screen.findByLabelText('From', {}, FIRST_USE)
  await app.user.clear(from)
  await app.user.type(from, '2026-11-19')
  const to = screen.getByLabelText('To')
  await app.user.clear(to)
  await app.user.type(to, '2026-11-02')
  await app.user.click(screen.getByRole('button', { name: 'Apply' }))
  await waitFor(() => expect(asked(app)).toMatchObject({ from: '2026-11-02', to: '2026-11-19' }))
  expect(app.place()).toContain('days=own&from=2026-11-02&to=2026-11-19')
})

test('a link leads to days, comparison and zone as they were', async () => {
  const app = open('?days=lastMonth&against=year&zone=utc')
  await card('Visits over time')
  expect(asked(app)).toMatchObject({ from: '2026-10-01', to: '2026-10-31', compare: 'YEAR', timezone: 'UTC' })
  expect(screen.getByText('Days in UTC')).toBeTruthy()
})

test('all time is asked for from the first visit on, once it is known', async () => {
  const app = open('?days=all')
  await waitFor(() => expect(asked(app)).toMatchObject({ from: '2026-05-04', compare: 'NONE' }), FIRST_USE)
})

test('arrow keys go along the trend and tell each day', async () => {
  const app = open('?days=7')
  const slider = (await card('Visits over time')).getByRole('slider')
  slider.focus()
  await app.user.keyboard('{Home}')
  expect(slider.getAttribute('aria-valuetext')).toMatch(/15 Nov 2026: 180 visits, 126 people; before: 150/)
  await app.user.keyboard('{ArrowRight}')
  expect(slider.getAttribute('aria-valuetext')).toMatch(/16 Nov 2026: 204 visits/)
})

test('a finger that lets go of the trend leaves the numbers of that day in sight; a mouse takes them along', async () => {
  open('?days=7')
  const trend = await card('Visits over time')
  const plot = trend.getByRole('slider')
  vi.spyOn(plot, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 600, 200))
  const at = { clientX: 1, clientY: 50 }
  fireEvent.pointerDown(plot, { ...at, pointerType: 'touch' })
  fireEvent.pointerLeave(plot, { ...at, pointerType: 'touch' })
  expect(plot.getAttribute('aria-valuenow')).toBe('1')
  fireEvent.pointerMove(plot, { ...at, pointerType: 'mouse' })
  fireEvent.pointerLeave(plot, { ...at, pointerType: 'mouse' })
  expect(plot.getAttribute('aria-valuenow')).toBe('7')
})

test('the hours of the week are one stop of the Tab key, and arrows go from hour to hour', async () => {
  const app = open()
  const hours = await card('Hours of the week')
  expect(hours.getByText(/Busiest: Saturday, 10:00–11:00, with 64 visits/)).toBeTruthy()
  const stops = hours.getAllByRole('gridcell').filter((cell) => cell.tabIndex === 0)
  expect(stops).toHaveLength(1)
  stops[0]?.focus()
  await app.user.keyboard('{ArrowLeft}{ArrowDown}')
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Sunday, 09:00–10:00: \d+ visits?$/)
  expect(hours.getAllByRole('gridcell').filter((cell) => cell.tabIndex === 0)).toEqual([document.activeElement])
})

test('the funnel opens at the slide that loses most, and tells of each one that is chosen', async () => {
  const app = open()
  const funnel = await card('Slide funnel')
  expect(funnel.getByText(/Most leave on “Welcome”: 320 of the 1,690/)).toBeTruthy()
  const welcome = funnel.getByRole('tab', { name: 'Slide 1, Welcome: 1,690 visits, 99% of all who arrive' })
  expect(welcome.getAttribute('aria-selected')).toBe('true')
  welcome.focus()
  await app.user.keyboard('{ArrowRight}')
  const details = within(funnel.getByRole('tabpanel'))
  expect(details.getByText('Order ahead')).toBeTruthy()
  expect(details.getByText('All of it')).toBeTruthy() // of the video
  expect(details.getByRole('link', { name: 'Open the slide' }).getAttribute('href')).toContain('/experienceItems/i2')
})

test('the funnel says of the first slide how many fewer see it than arrive: there is none before', async () => {
  const app = open()
  const funnel = await card('Slide funnel')
  const details = within(funnel.getByRole('tabpanel'))
  expect(details.getByText('Drop-off from arrivals').nextSibling?.textContent).toBe('22')
  await app.user.click(funnel.getByRole('tab', { name: /Slide 2/ }))
  expect(details.getByText('Drop-off from the slide before')).toBeTruthy()
})

test('[14.18] where visits of the last half hour ended is told as not known yet, and so are visits without a script', async () => {
  const slides = [
    aFunnelSlide({ visits: 48, open: 12 }),
    aFunnelSlide({ itemId: 'i2', name: 'Menu', visits: 36, exits: 9, open: 5 }),
  ]
  const app = open('', aReport({ funnel: { ...aReport().funnel, arrivals: 48, withoutScript: 6, slides } }))
  const funnel = await card('Slide funnel')
  const details = within(funnel.getByRole('tabpanel'))
  expect(details.getByText('Exits').nextSibling?.textContent).toBe('Known after half an hour')
  expect(funnel.getByText(/6 visits came with JavaScript off. They count for the slide they opened/)).toBeTruthy()
  await app.user.click(funnel.getByRole('tab', { name: /Slide 2/ }))
  expect(details.getByText('Exits').nextSibling?.textContent).toBe('9 (25%) and 5 not known yet')
  await app.user.click(funnel.getByRole('button', { name: 'Slide funnel as a table' }))
  expect(funnel.getByRole('cell', { name: '9 + 5 not known yet' })).toBeTruthy()
})

test('[14.18] one visit is told in one line instead of cards, and what is still empty in one paragraph', async () => {
  const one = { hours: aReport().hours.map((row, day) => row.map((_, hour) => (day === 0 && hour === 14 ? 1 : 0))) }
  const empty = { referrers: [], campaigns: [], countries: [{ key: '', name: 'Unknown', visits: 1 }] }
  const sources = [{ key: 'QR', name: 'QR code', visits: 1 }]
  const devices = [{ key: 'PHONE', name: 'Phones', visits: 1 }]
  const links = [{ key: 't1', name: 'Counter card', visits: 1 }]
  const report = aReport({ ...one, ...empty, sources, devices, links, notCounted: [], totals: totalsOf({ visits: 1 }) })
  open('', report)
  const visit = await card('One visit')
  const line = 'Scanned a QR code · “Counter card” · On a phone · Monday, 14:00–15:00'
  expect(visit.getByText(line)).toBeTruthy()
  for (const name of ['Hours of the week', 'Traffic sources', 'Countries', 'Everything that came was counted'])
    expect(screen.queryByRole('region', { name })).toBeNull()
  cleanup()
  open('', { ...report, totals: totalsOf({ visits: 2 }) })
  expect((await card('Hours of the week')).getByText(/Busiest: Monday, 14:00–15:00, with 1 visit$/)).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Countries' })).toBeNull()
  expect(screen.getByText(/Countries show here once they are known. Nobody followed a link on a website./)).toBeTruthy()
})

test('a slide that is no longer in the app keeps its numbers and leads nowhere', async () => {
  const report = aReport()
  const gone = aFunnelSlide({ itemId: 'old', name: 'Summer menu', isGone: true, visits: 90, exits: 90 })
  const app = open('', { ...report, funnel: { ...report.funnel, slides: [...report.funnel.slides, gone] } })
  const funnel = await card('Slide funnel')
  await app.user.click(funnel.getByRole('tab', { name: /Summer menu/ }))
  const details = within(funnel.getByRole('tabpanel'))
  expect(details.getByText('No longer in the app')).toBeTruthy()
  expect(details.queryByRole('link')).toBeNull()
})

test('behind each plot is a table, and each has a file', async () => {
  const app = open('?days=7')
  for (const [name, row] of [
    ['Visits over time', /15 Nov 2026/],
    ['Slide funnel', /2\. Menu/],
    ['Hours of the week', '10:00–11:00'],
    ['Traffic sources', 'Tapped an NFC tag'],
    ['Countries', 'Austria'],
  ] as const) {
    const plot = await card(name)
    await app.user.click(plot.getByRole('button', { name: `${name} as a table` }))
    expect(plot.getByRole('rowheader', { name: row })).toBeTruthy()
    const file = plot.getByRole('link', { name: `Download “${name}” as a CSV file` }).getAttribute('href') ?? ''
    expect(file).toMatch(/^\/api\/analytics\/report\.csv\?kind=APP&id=e1&from=2026-11-15&to=2026-11-21&/)
  }
})

test('long lists show five, and all on demand', async () => {
  const links = Array.from({ length: 200 }, (_, index) => ({
    key: `t${index}`,
    name: `Table ${index + 1}`,
    visits: 200 - index,
  }))
  const app = open('', aReport({ links }))
  const list = await card('Links and codes')
  expect(list.getAllByRole('listitem')).toHaveLength(5)
  await app.user.click(list.getByRole('button', { name: 'Show all 200' }))
  expect(list.getAllByRole('listitem')).toHaveLength(200)
  expect(list.getByRole('link', { name: 'Table 200' }).getAttribute('href')).toContain('analytics=t199')
})

test('[14.18] what was not counted is told in plain words, without names of our libraries', async () => {
  open()
  const rest = await card('312 not counted: why')
  expect(rest.getByText('Bots')).toBeTruthy()
  expect(rest.getByText('Googlebot')).toBeTruthy()
  expect(rest.getByText('Opened by you while you were signed in.')).toBeTruthy()
  expect(rest.queryByText(/isbot/)).toBeNull()
})

test('analytics say who is there now, and on which slide', async () => {
  const app = open()
  await app.user.click(await screen.findByRole('button', { name: '2 people here now' }, FIRST_USE))
  const panel = within(await screen.findByRole('dialog', { name: 'Where they are' }, FIRST_USE))
  expect(panel.getByText('2. Menu')).toBeTruthy()
})

test('before the first visit it says how visits come, with the link and its code', async () => {
  open('', nobody(null), { '/getAllPagesByAccountId': () => ({ pages: [aPage({ experienceItems: ['i1', 'i2'] })] }) })
  expect(await screen.findByRole('heading', { name: 'No visits yet' }, FIRST_USE)).toBeTruthy()
  expect((await screen.findByTestId('link-url', {}, FIRST_USE)).textContent).toContain('/t/t1')
})

test('the analytics of an app that is not live say to publish first', async () => {
  const pages = [aPage({ active: false, experienceItems: ['i1'] })]
  open('', nobody(null), { '/getAllPagesByAccountId': () => ({ pages }) })
  expect(await screen.findByRole('heading', { name: 'Lark Coffee is not live yet' }, FIRST_USE)).toBeTruthy()
  expect(screen.queryByTestId('link-url')).toBeNull()
})

test('days without a visit lead to those with some', async () => {
  const app = open('', nobody('2026-05-04'))
  await app.user.click(await screen.findByRole('button', { name: 'Show all time' }, FIRST_USE))
  await waitFor(() => expect(app.place()).toContain('days=all'))
})

test('a report that does not load says what is safe and comes with the next try', async () => {
  let isDown = true
  const app = open('', aReport(), {
    '/analytics/report': (body) => (isDown ? refuse('INTERNAL') : (reportOf(aReport())?.(body) ?? {})),
  })
  expect(await screen.findByText('They go on being counted.', {}, FIRST_USE)).toBeTruthy()
  isDown = false
  await app.user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await card('Visits over time')).toBeTruthy()
})

test('the chosen days stay while other tabs are looked into', async () => {
  const app = open('?days=90&against=year')
  await card('Visits over time')
  await app.user.click(screen.getByRole('tab', { name: 'Details' }))
  await waitFor(() => expect(app.place()).toContain('#details'))
  await app.user.click(screen.getByRole('tab', { name: 'Analytics' }))
  await waitFor(() => expect(app.place()).toBe('/app/experiences/e1?days=90&against=year#analytics'))
  expect(await screen.findByRole('button', { name: /Last 90 days/ }, FIRST_USE)).toBeTruthy()
})

test.each([
  ['viewer', 0, 0],
  ['editor', 1, 0],
  ['owner', 1, 1],
] as const)('a %s finds what their role may do with a report', async (role, shares, mails) => {
  const session = { accountId: 'a1', personId: 'bela', role, accounts: 2 }
  open('', aReport(), { '/auth/session': () => ({ isSignedIn: true, open: session }) })
  await screen.findByRole('group', { name: 'Report filters' }, FIRST_USE)
  expect(screen.queryAllByRole('button', { name: 'Share' })).toHaveLength(shares)
  expect(screen.queryAllByRole('button', { name: 'More about these visits' })).toHaveLength(mails)
})
