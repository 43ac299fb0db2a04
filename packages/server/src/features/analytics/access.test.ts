import { API_PREFIX } from '@taplet/contract'
import { analyticsCalls } from '@taplet/contract/schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anApp } from '../../testing/an-app.ts'
import { refusal } from '../../testing/refusal.ts'
import type { TestAccount } from '../../testing/an-account.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'

let app: TestApp
let mine: TestAccount
let theirs: TestAccount
let subjects: { kind: 'APP' | 'LINK'; id: string }[]
beforeAll(async () => {
  app = await startTestApp()
  mine = await app.anAccount(200)
  theirs = await app.anAccount(200)
  const { page } = await anApp(mine, 'guarded')
  subjects = [
    { kind: 'APP', id: page.experienceId },
    { kind: 'LINK', id: page.tagId },
  ]
})
afterAll(() => app.stop())

const DAYS = { from: '2026-11-01', to: '2026-11-07' }
const withMail = new Set(['getMail', 'updateMail'])
const guarded = Object.entries(analyticsCalls).filter(
  ([name, call]) => call.access === 'account' && !withMail.has(name),
)

it.each(guarded.map(([name]) => name))('%s asks strangers to sign in', async (name) => {
  const call = guarded.find(([one]) => one === name)?.[1]
  const { statusCode } = await app.server.inject({
    method: call?.method ?? 'GET',
    url: `${API_PREFIX}${call?.path}`,
    query: { ...subjects[0], ...DAYS },
  })
  expect(statusCode).toBe(401)
})

it('analytics asks strangers to sign in for the file, too', async () => {
  expect(
    (await app.get('/api/analytics/report.csv?kind=APP&id=a&from=2026-11-01&to=2026-11-02&table=trend')).statusCode,
  ).toBe(401)
})

it('[14.15] files ask strangers to sign in before they check the question', async () => {
  for (const path of [
    'analytics/report.csv',
    'inbox/export.csv',
    'links/export.csv',
    'orders/export',
    'qrDesigns/file',
  ])
    expect([path, (await app.get(`/api/${path}?table=x&unknown=1`)).statusCode]).toEqual([path, 401])
})

describe.each([0, 1])('of an app and of a link (%i)', (index) => {
  const subject = () => subjects[index] ?? { kind: 'APP' as const, id: '' }

  it('answers the owner', async () => {
    const analytics = mine.analytics
    expect((await analytics.report({ ...subject(), ...DAYS })).report.subject).toMatchObject(subject())
    expect((await analytics.live(subject())).visits).toBe(0)
    expect((await analytics.getShare(subject())).share).toBeNull()
  })

  it('is not there for another account', async () => {
    const analytics = theirs.analytics
    const asked = [
      analytics.report({ ...subject(), ...DAYS }),
      analytics.live(subject()),
      analytics.getShare(subject()),
      analytics.createShare(subject()),
      analytics.deleteShare(subject()),
    ]
    for (const one of await Promise.all(asked.map(refusal)))
      expect(one).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    const { kind, id } = subject()
    const url = `/api/analytics/report.csv?kind=${kind}&id=${id}&from=2026-11-01&to=2026-11-02&table=trend`
    expect((await app.get(url, { headers: theirs.headers })).statusCode).toBe(404)
    const counts = await analytics.visits({})
    expect([counts.allIds, counts.totalVisitsById, (await analytics.tags({})).weeklyById]).toEqual([[], {}, {}])
  })
})

it.each([
  ['a day that is none', { from: '2026-02-30' }, 'from'],
  ['a day in other words', { to: 'yesterday' }, 'to'],
  ['a last day before the first', { from: '2026-11-08' }, 'to'],
  ['more than 800 days', { from: '2024-08-28' }, 'to'],
  ['days before there was anything', { from: '1999-12-31', to: '1999-12-31' }, 'from'],
  ['days that no calendar is sure of', { from: '9999-12-31', to: '9999-12-31' }, 'to'],
  ['an id that is none', { id: "' or 1=1 --" }, 'id'],
  ['another kind', { kind: 'ACCOUNT' }, 'kind'],
  ['another comparison', { compare: 'BEST' }, 'compare'],
])('analytics refuses %s', async (_, change, field) => {
  const query = new URLSearchParams({ ...subjects[0], ...DAYS, ...change })
  for (const url of [`/api/analytics/report?${query}`, `/api/analytics/report.csv?table=trend&${query}`]) {
    const response = await app.get(url, { headers: mine.headers })
    expect([response.statusCode, response.json().field]).toEqual([400, field])
  }
})

it('analytics takes 800 days', async () => {
  const days = { from: '2024-08-30', to: '2026-11-07' }
  const { report } = await mine.analytics.report({ ...subjects[0], kind: 'APP', id: subjects[0]?.id ?? '', ...days })
  expect([report.unit, report.trend.length, report.comparedFrom]).toEqual(['MONTH', 28, '2022-06-22'])
})
