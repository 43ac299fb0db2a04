import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { A_PHONE } from '../../../testing/visits/a-phone.ts'
import { anApp } from '../../../testing/an-app.ts'
import type { TestAccount } from '../../../testing/an-account.ts'
import { type TestApp, startTestApp } from '../../../testing/start-test-app.ts'

const time = { now: new Date('2026-05-04T10:00:00Z') }
let content: TestApp
let mine: TestAccount
beforeAll(async () => {
  content = await startTestApp({ clock: () => time.now, visits: { everyMs: 1 } })
  mine = await content.anAccount(200)
})
afterAll(() => content.stop())

type Headers = Record<string, string>
let apps = 0
const aPage = async () => (await anApp(mine, `arrival-${++apps}`)).page
const record = (report: object, headers: Headers = {}, remoteAddress = '198.51.100.7') =>
  content.server.inject({
    method: 'POST',
    url: '/api/visits/record',
    headers: { 'content-type': 'application/json', 'user-agent': A_PHONE, ...headers },
    payload: JSON.stringify({ visitId: randomUUID(), ...report }),
    remoteAddress,
  })
const hitsOf = (experienceId = '') =>
  content.db.selectFrom('hits').selectAll().where('experience_id', '=', experienceId).orderBy('at').execute()
const sumOf = async (subjectId: string | null | undefined, kind: number, key = ''): Promise<number> => {
  const row = await content.db
    .selectFrom('visit_sums')
    .select(({ fn }) => fn.sum<string>('total').as('n'))
    .where('subject_id', '=', subjectId ?? '')
    .where('kind', '=', kind)
    .where('key', '=', key)
    .executeTakeFirst()
  return Number(row?.n ?? 0)
}
const [VISIT, GUEST, NOT_COUNTED] = [1, 2, 9]
const word = () => randomUUID()

describe('guests', () => {
  it('are thirty when thirty equal phones behind one address come, and each reload is none', async () => {
    const page = await aPage()
    const words = Array.from({ length: 30 }, word)
    const visit = (guest: string) => record({ fullPagePath: page.fullPagePath, tagId: page.tagId, guest })
    await Promise.all(words.map(visit))
    await Promise.all(words.map(visit))
    for (const subject of [page.experienceId, page.tagId]) {
      expect(await sumOf(subject, VISIT)).toBe(30)
      expect(await sumOf(subject, GUEST)).toBe(30)
      expect(await sumOf(subject, NOT_COUNTED, 'DUPLICATE:')).toBe(30)
    }
  })

  it('that keep no word are told apart by address and program, and each visit of equal ones counts', async () => {
    const page = await aPage()
    const visit = (address: string) => record({ fullPagePath: page.fullPagePath }, {}, address)
    await Promise.all(['192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.2'].map(visit))
    expect([await sumOf(page.experienceId, VISIT), await sumOf(page.experienceId, GUEST)]).toEqual([4, 2])
    const hits = await hitsOf(page.experienceId)
    expect(hits.map(({ signs }) => signs)).toEqual(hits.map(() => ['BEACON', 'GUESS']))
  })

  it('are other ones the next day, and in another app: nobody can be followed', async () => {
    const [one, other] = [await aPage(), await aPage()]
    const guest = word()
    const before = time.now
    for (const report of [{}, { guest }]) await record({ fullPagePath: one.fullPagePath, ...report })
    for (const report of [{}, { guest }]) await record({ fullPagePath: other.fullPagePath, ...report })
    time.now = new Date(+before + 24 * 60 * 60_000)
    await record({ fullPagePath: one.fullPagePath })
    time.now = before
    const hits = [...(await hitsOf(one.experienceId)), ...(await hitsOf(other.experienceId))]
    expect(new Set(hits.map(({ guest: hash }) => hash?.toString('hex'))).size).toBe(5)
    for (const { guest: hash } of hits) expect(hash).toHaveLength(12)
  })

  it('count again for the app after ten minutes, but as no new guest', async () => {
    const page = await aPage()
    const visit = () => record({ fullPagePath: page.fullPagePath, guest: 'the-same-guest-as-before' })
    const before = time.now
    await visit()
    time.now = new Date(+before + 9 * 60_000)
    await visit()
    time.now = new Date(+before + 10 * 60_000)
    await visit()
    time.now = before
    expect([await sumOf(page.experienceId, VISIT), await sumOf(page.experienceId, GUEST)]).toEqual([2, 1])
  })

  it.each([{ dnt: '1' }, { 'sec-gpc': '1' }])('who send %j are counted as a visit and as nobody', async (headers) => {
    const page = await aPage()
    const visit = (more: object) =>
      record({ fullPagePath: page.fullPagePath, referrer: 'https://blog.example/', ...more }, headers)
    await visit({ guest: word() })
    await visit({ events: [{ id: 0, type: 'TAP', itemId: 'slide', widgetId: 'w' }] })
    expect([await sumOf(page.experienceId, VISIT), await sumOf(page.experienceId, GUEST)]).toEqual([2, 0])
    expect(await sumOf(page.experienceId, 13, 'slide/w')).toBe(1)
    expect(await hitsOf(page.experienceId)).toMatchObject(
      [1, 2].map(() => ({ guest: null, referrer: null, source: 'SITE', signs: ['BEACON', 'PRIVATE'] })),
    )
  })

  it('leave no address behind, anywhere in the database', async () => {
    const page = await aPage()
    await record({ fullPagePath: page.fullPagePath }, {}, '203.0.113.77')
    await content.get(`/${page.fullPagePath}`, { headers: { 'user-agent': 'curl/8' }, remoteAddress: '203.0.113.77' })
    await expect.poll(async () => (await hitsOf(page.experienceId)).length).toBe(2)
    const everything = await Promise.all(
      (
        ['hits', 'visit_events', 'open_visits', 'known_guests', 'guest_salts', 'visit_agents', 'visit_sums'] as const
      ).map((table) => content.db.selectFrom(table).selectAll().execute()),
    )
    expect(JSON.stringify(everything)).not.toContain('203.0.113')
  })
})

describe('who comes', () => {
  it('is no visitor when the owner looks, with the session that belongs to the app and no other', async () => {
    const page = await aPage()
    const other = await content.anAccount()
    const signedIn = ({ headers }: TestAccount): Headers => ({ cookie: 'taplet_session=some', ...headers })
    await record({ fullPagePath: page.fullPagePath }, signedIn(mine))
    await record({ fullPagePath: page.fullPagePath }, signedIn(other))
    await record({ fullPagePath: page.fullPagePath })
    const verdicts = (await hitsOf(page.experienceId)).map(({ verdict }) => verdict)
    expect(verdicts.toSorted()).toEqual(['HUMAN', 'HUMAN', 'OWN'])
    expect(await sumOf(page.experienceId, NOT_COUNTED, 'OWN:')).toBe(1)
    expect(await sumOf(page.experienceId, VISIT)).toBe(2)
  })

  it('is asked about the session once a visit, and not at all without a cookie', async () => {
    const page = await aPage()
    await content.get(`/${page.fullPagePath}`)
    const visitId = randomUUID()
    const headers = { cookie: 'taplet_session=some', ...mine.headers }
    const report = { fullPagePath: page.fullPagePath, visitId, guest: word() }
    await record(report, headers)
    const before = content.statements()
    await record(report, headers)
    expect(content.statements() - before).toBe(1)
  })

  it('is told by device, country, way, referrer and campaign', async () => {
    const page = await aPage()
    const visit = (report: object, headers: Headers = {}) =>
      record({ fullPagePath: page.fullPagePath, guest: word(), ...report }, headers, '193.171.255.1')
    const reports = [
      { tagId: page.tagId, search: '?n' },
      { tagId: page.tagId },
      { tagId: page.tagId, referrer: 'https://www.chat.example/x' },
      { tagId: page.tagId, referrer: 'https://taplet.example/other' },
      { referrer: 'https://www.google.co.uk/' },
      { referrer: 'android-app://com.google.android.googlequicksearchbox/' },
      { referrer: 'https://lm.facebook.com/l.php' },
      { referrer: 'https://google.evil.example/' },
      { referrer: 'javascript:alert(1)', search: '?utm_source=flyer&utm_medium=&utm_campaign=Été' },
    ]
    for (const report of reports) await visit(report)
    const hits = await hitsOf(page.experienceId)
    expect(hits.map(({ source, referrer }) => [source, referrer])).toEqual([
      ['NFC', null],
      ['QR', null],
      ['LINK', 'chat.example'],
      ['QR', null],
      ['SEARCH', 'google.co.uk'],
      ['SEARCH', 'com.google.android.googlequicksearchbox'],
      ['SOCIAL', 'lm.facebook.com'],
      ['SITE', 'google.evil.example'],
      ['DIRECT', null],
    ])
    expect(hits.at(-1)?.utm).toEqual({ source: 'flyer', campaign: 'Été' })
    expect(hits[0]).toMatchObject({ device: 'PHONE', country: 'AT', verdict: 'HUMAN' })
    expect(hits[0]?.judge).toMatch(/^isbot .* \+ taplet \d+$/)
  })

  it('brings the campaign of the link when the address has none', async () => {
    const page = await aPage()
    const utm = JSON.stringify({ source: 'poster', campaign: '' })
    await content.db.updateTable('links').set({ utm }).where('tag_id', '=', page.tagId).execute()
    await record({ fullPagePath: page.fullPagePath, tagId: page.tagId })
    expect((await hitsOf(page.experienceId)).map((hit) => hit.utm)).toEqual([{ source: 'poster' }])
  })
})

describe('a page that was kept before any of this was asked of it', () => {
  it('is counted, and moves on', async () => {
    const page = await aPage()
    const visitId = randomUUID()
    for (const furthestSlide of [0, 2])
      expect(
        (await record({ visitId, fullPagePath: page.fullPagePath, tagId: page.tagId, furthestSlide })).statusCode,
      ).toBe(200)
    expect(await sumOf(page.experienceId, VISIT)).toBe(1)
    const row = await content.db
      .selectFrom('open_visits')
      .selectAll()
      .where('visit_id', '=', visitId)
      .executeTakeFirst()
    expect(row).toMatchObject({ furthest_slide: 2, tag_id: page.tagId })
  })
})
