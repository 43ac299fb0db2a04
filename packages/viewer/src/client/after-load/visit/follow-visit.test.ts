// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createVisit, type Visit } from '../../visit/visit.ts'
import { followVisit } from './follow-visit.ts'

interface SentReport {
  visitId: string
  guest?: string
  tagId?: string
  referrer: string
  events: { id: number; type: string; itemId: string; widgetId?: string; value?: number; ago: number }[]
}

const PAGE = `<main>
  <section class="tv-page" data-item="one"></section>
  <section class="tv-page" data-item="two"><div data-widget="menu"><a class="tp-link" href="/">Menu</a></div></section>
</main>`

const reports: Promise<SentReport>[] = []
let isTaken = true
let heard: { status: number; body: object } | undefined
let now = 0
let listening = new AbortController()

const read = async (body: unknown): Promise<SentReport> =>
  JSON.parse(body instanceof Blob ? await body.text() : String(body))
const sentReports = () => Promise.all(reports)
const named = async () =>
  (await sentReports()).flatMap(({ events }) => events.map(({ type, itemId }) => `${type} ${itemId}`))
const slide = (name: string) => document.querySelector(`[data-item=${name}]`) ?? document.body

beforeEach(() => {
  document.body.innerHTML = PAGE
  localStorage.clear()
  reports.length = 0
  isTaken = true
  heard = { status: 200, body: { callResult: 'SUCCESS' } }
  now = 1000
  Object.defineProperty(document, 'hidden', { value: false, configurable: true })
  listening = new AbortController()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  let made = 0
  Object.assign(URL, { createObjectURL: () => `blob:null/${String(++made).padStart(36, '0')}` })
  Object.assign(navigator, {
    sendBeacon: (_: string, body: Blob) => {
      if (isTaken) reports.push(read(body))
      return isTaken
    },
  })
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    if (!heard) throw new TypeError('No network')
    reports.push(read(body))
    return new Response(JSON.stringify(heard.body), { status: heard.status })
  })
  // Each test needs its own page; jsdom has one for all.
  const add = EventTarget.prototype.addEventListener
  vi.spyOn(EventTarget.prototype, 'addEventListener').mockImplementation(function (this: EventTarget, name, listener) {
    add.call(this, name, listener, { signal: listening.signal })
  })
})
afterEach(() => {
  listening.abort()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function begin(data: DOMStringMap = { path: 'kitchen', tag: 'tag-1' }): Visit {
  const visit = createVisit(data)
  visit.note('SLIDE', slide('one'))
  return visit
}

function look(isHidden: boolean, afterMs = 0): void {
  now += afterMs
  Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}
const calm = () => vi.advanceTimersByTimeAsync(5000)

it('followVisit tells at once that a visit has begun, and whose it is', async () => {
  const { visitId } = begin()
  const [first] = await sentReports()
  expect(first).toMatchObject({
    visitId,
    fullPagePath: 'kitchen',
    tagId: 'tag-1',
    events: [{ id: 0, type: 'SLIDE', itemId: 'one', ago: 0 }],
  })
  expect(first?.guest).toMatch(/^[\w-]{36}$/)
})

it('followVisit tells what happened before it was there to tell it, when the visitor leaves before', async () => {
  const visit = begin()
  visit.note('SLIDE', slide('two'))
  look(true, 700)
  expect((await sentReports())[1]?.events).toMatchObject([
    { id: 0, ago: 700 },
    { id: 1, type: 'SLIDE', itemId: 'two', ago: 700 },
  ])
})

it('followVisit sends together what happens, when it has been quiet for a while', async () => {
  const visit = begin()
  followVisit(visit)
  now += 900
  visit.note('SLIDE', slide('two'))
  visit.note('TAP', document.querySelector('a') ?? document.body)
  expect(await sentReports()).toHaveLength(1)
  now += 5000
  await calm()
  const [, second] = await sentReports()
  expect(second?.events.map(({ type, itemId, widgetId, value, ago }) => [type, itemId, widgetId, value, ago])).toEqual([
    ['SLIDE', 'one', undefined, undefined, 5900],
    ['DWELL', 'one', undefined, 900, 5000],
    ['SLIDE', 'two', undefined, undefined, 5000],
    ['TAP', 'two', 'menu', undefined, 5000],
  ])
})

it('followVisit counts the time of a slide only while the page is seen', async () => {
  const visit = begin()
  followVisit(visit)
  look(true, 2000)
  look(false, 60_000)
  look(true, 3000)
  const times = (await sentReports()).flatMap(({ events }) => events.filter(({ type }) => type === 'DWELL'))
  expect(times.map(({ value }) => value)).toEqual([2000, 3000])
})

it('followVisit numbers no two events alike, and tells films, forms and products once', async () => {
  const visit = begin()
  followVisit(visit)
  const film = slide('two')
  for (const percent of [25, 25, 50]) visit.note('VIDEO', film, percent)
  visit.note('FORM', film)
  visit.note('FORM', film)
  look(true)
  const events = (await sentReports()).flatMap((report) => report.events)
  expect(events.filter(({ type }) => type === 'VIDEO').map(({ value }) => value)).toEqual([25, 50])
  expect(events.filter(({ type }) => type === 'FORM')).toHaveLength(1)
  const ids = new Map(events.map((event) => [event.id, `${event.type} ${event.value}`]))
  expect(ids.size).toBe(new Set(ids.values()).size)
})

it('followVisit brings at most 50 events with a report, and the rest with the next', async () => {
  const visit = begin()
  followVisit(visit)
  const link = document.querySelector('a') ?? document.body
  for (let tap = 0; tap < 120; tap++) visit.note('TAP', link)
  look(true)
  const sizes = (await sentReports()).map(({ events }) => events.length)
  expect(Math.max(...sizes)).toBe(50)
  expect(new Set((await sentReports()).flatMap(({ events }) => events.map(({ id }) => id))).size).toBe(121)
})

it('followVisit sends itself what the browser does not take', async () => {
  const visit = begin()
  followVisit(visit)
  isTaken = false
  look(true, 10)
  await calm()
  expect(await named()).toContain('DWELL one')
})

it('followVisit begins another visit, by no link, for who comes back to an open page after half an hour', async () => {
  const visit = begin()
  followVisit(visit)
  const { visitId } = visit
  look(true, 1000)
  look(false, 31 * 60_000)
  const all = await sentReports()
  const last = all.at(-1)
  expect(last?.visitId).not.toBe(visitId)
  expect(last?.tagId).toBeUndefined()
  expect(last?.events.map(({ type, itemId }) => [type, itemId])).toEqual([['SLIDE', 'one']])
  look(true, 5)
  look(false, 60_000)
  expect(new Set((await sentReports()).map((report) => report.visitId)).size).toBe(2)
})

it('followVisit keeps no word to be known by for who asks not to be followed, and throws away what was kept', async () => {
  localStorage['taplet:guest'] = `${'a'.repeat(36)}${Date.now()}`
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true })
  try {
    followVisit(begin())
    expect((await sentReports())[0]?.guest).toBeUndefined()
    expect(localStorage['taplet:guest']).toBeUndefined()
  } finally {
    Reflect.deleteProperty(navigator, 'globalPrivacyControl')
  }
})

it('followVisit is known by the same word for a day, and then by another', async () => {
  const { guest } = begin()
  expect(begin().guest).toBe(guest)
  const stored: string = localStorage['taplet:guest']
  localStorage['taplet:guest'] = stored.slice(0, 36) + (Date.now() - 86_400_001)
  expect(begin().guest).not.toBe(guest)
})

it('visits without a word where the device keeps nothing', () => {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Refused', 'SecurityError')
  })
  const visit = begin()
  followVisit(visit)
  expect(visit.guest).toBeUndefined()
})

it.each([
  ['?table=7', undefined],
  ['?table=7&utm_source=flyer', '&utm_source=flyer'],
  ['?n', '?n'],
  ['?name=x', undefined],
])('followVisit brings of %s what tells the source', (search, expected) => {
  history.replaceState(null, '', `/kitchen${search}`)
  expect(createVisit({ path: 'kitchen' }).search).toBe(expected)
  history.replaceState(null, '', '/')
})
