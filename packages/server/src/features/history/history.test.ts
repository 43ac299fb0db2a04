import { MINUTE_MS } from '@taplet/base/time'
import { MAX_ACCOUNT_HISTORY } from '@taplet/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { anApp, rename } from '../../testing/an-app.ts'
import { refusal } from '../../testing/refusal.ts'
import type { TestAccount } from '../../testing/an-account.ts'
import { type TestApp, startTestApp } from '../../testing/start-test-app.ts'

const NOON = Date.parse('2026-11-21T12:00:00Z')

const time = { now: new Date(NOON) }
let content: TestApp
let maker: TestAccount
let mine: TestAccount

/** Returns the calls of the history, as that account or anonymously. */
const callsOf = (accountId?: string) => content.clientOf(accountId === undefined ? undefined : { accountId }).history
const paths = async (account = mine, search = '') =>
  (await callsOf(account.accountId).list({ search })).items.map((item) => item.fullPagePath)
const merge = (items: readonly [string, number][], account = mine) =>
  callsOf(account.accountId).merge({ items: items.map(([path, at]) => ({ path, at })) })

beforeAll(async () => {
  content = await startTestApp({ clock: () => time.now })
  maker = await content.anAccount(200)
  for (const name of ['lark', 'ofelia', 'ferry'])
    await anApp(maker, name, { pageName: `The ${name}`, description: `All about 100 % ${name}` })
})
beforeEach(async () => {
  mine = await content.anAccount()
  time.now = new Date(NOON)
})
afterAll(() => content.stop())

it('the history tells anyone names and covers of visited apps, each path once and in the order of the question', async () => {
  const { page } = await anApp(maker, 'before', { pageName: 'Renamed' })
  await rename(maker, page, 'after')
  const { metadata } = await callsOf().fetchMetadata({ historyItemPaths: ['ofelia', 'before', 'lark', 'ofelia'] })
  expect(metadata.map((item) => item.historyItemId)).toEqual(['ofelia', 'before', 'lark'])
  expect(metadata[1]).toMatchObject({ fullPagePath: 'after', pageName: 'Renamed' })
  expect(metadata[2]).toEqual({
    historyItemId: 'lark',
    fullPagePath: 'lark',
    pageName: 'The lark',
    pageDescription: 'All about 100 % lark',
    imageUrl: '/assets/covers/lark/now.jpg',
    isDeleted: false,
  })
})

it('the history says of apps that nobody can open only that they are gone', async () => {
  const { page: off } = await anApp(maker, 'resting')
  await maker.api.experiences.update({ ...off, revision: undefined, active: false })
  const { page: deleted } = await anApp(maker, 'deleted')
  await maker.api.experiences.delete(deleted)
  const { page: taken } = await anApp(maker, 'taken')
  await content.db.insertInto('takedowns').values({ experience_id: taken.experienceId, reason: 'harm' }).execute()
  const asleep = await content.anAccount(200)
  await anApp(asleep, 'asleep')
  const sleeping = content.db.updateTable('accounts').set({ status: 'INACTIVE' })
  await sleeping.where('account_id', '=', asleep.accountId).execute()

  const asked = ['resting', 'deleted', 'taken', 'asleep', 'never-was', '', 'a/b', "'; drop"]
  const { metadata } = await callsOf().fetchMetadata({ historyItemPaths: asked })
  expect(metadata).toEqual(
    asked.map((path) => ({
      historyItemId: path,
      fullPagePath: path,
      pageName: '',
      pageDescription: '',
      imageUrl: '',
      isDeleted: true,
    })),
  )
})

it('the history refuses more than 100 paths, and what is no path', async () => {
  const ask = (historyItemPaths: unknown) =>
    content.visitor.post('/fetchMetadataForPageVisitItems', { historyItemPaths })
  expect((await ask(Array.from({ length: 100 }, (_, index) => `p${index}`))).statusCode).toBe(200)
  expect((await ask(Array.from({ length: 101 }, () => 'lark'))).statusCode).toBe(400)
  expect((await ask(['lark', 7])).statusCode).toBe(400)
  expect((await ask('lark')).statusCode).toBe(400)
  expect((await content.visitor.post('/fetchMetadataForPageVisitItems', {})).statusCode).toBe(400)
})

it('the history merges what devices remember, the newest time wins, and twice is as once', async () => {
  await merge([
    ['lark', NOON - 5 * MINUTE_MS],
    ['ofelia', NOON - 3 * MINUTE_MS],
    ['never-was', NOON],
    ['not a path', NOON],
  ])
  expect(await paths()).toEqual(['ofelia', 'lark'])
  const other: [string, number][] = [
    ['lark', NOON - MINUTE_MS],
    ['ofelia', NOON - 9 * MINUTE_MS],
  ]
  await merge(other)
  await merge(other)
  const { items } = await callsOf(mine.accountId).list()
  expect(items.map((item) => [item.fullPagePath, item.visitedAt])).toEqual([
    ['lark', '2026-11-21T11:59:00.000Z'],
    ['ofelia', '2026-11-21T11:57:00.000Z'],
  ])
})

it('the history believes no clock that runs ahead', async () => {
  await merge([['lark', NOON + 400 * 24 * 3600_000]])
  const { items } = await callsOf(mine.accountId).list()
  expect(items[0]?.visitedAt).toBe(new Date(NOON).toISOString())
})

it('the history keeps apps that were renamed once, at their present address', async () => {
  const { page } = await anApp(maker, 'old-name')
  await merge([['old-name', NOON - 2 * MINUTE_MS]])
  await rename(maker, page, 'new-name')
  await merge([['new-name', NOON - MINUTE_MS]])
  expect(await paths()).toEqual(['new-name'])
})

it('the history remembers so many apps, and the oldest make room', async () => {
  const many = Array.from({ length: MAX_ACCOUNT_HISTORY }, (_, index) => `crowd-${index}`)
  const { db } = content
  await db
    .insertInto('experiences')
    .values(many.map((path) => ({ experience_id: path, account_id: maker.accountId, path, name: path })))
    .execute()
  await db
    .insertInto('experience_paths')
    .values(many.map((path) => ({ path, experience_id: path, account_id: maker.accountId })))
    .execute()
  await merge([['lark', NOON - 9 * MINUTE_MS]])
  for (let from = 0; from < many.length; from += 200)
    await merge(many.slice(from, from + 200).map((path) => [path, NOON - MINUTE_MS]))
  const { count } = await db
    .selectFrom('history_items')
    .select((query) => query.fn.countAll<string>().as('count'))
    .where('account_id', '=', mine.accountId)
    .executeTakeFirstOrThrow()
  expect(Number(count)).toBe(MAX_ACCOUNT_HISTORY)
  expect(await paths(mine, 'lark')).toEqual([])
})

it('the history lists page after page with nothing twice and nothing left out', async () => {
  await merge([
    ['lark', NOON - MINUTE_MS],
    ['ofelia', NOON - MINUTE_MS],
    ['ferry', NOON - 2 * MINUTE_MS],
  ])
  const seen: string[] = []
  let cursor = ''
  for (let page = 0; page < 3; page++) {
    const answer = await callsOf(mine.accountId).list({ cursor, limit: 1 })
    seen.push(...answer.items.map((item) => item.fullPagePath))
    cursor = answer.nextCursor ?? ''
  }
  expect([...seen].sort()).toEqual(['ferry', 'lark', 'ofelia'])
  expect(seen[2]).toBe('ferry')
  expect(cursor).toBe('')
  expect(await refusal(callsOf(mine.accountId).list({ cursor: 'nonsense' }))).toMatchObject({ status: 400 })
})

it('the history searches names, descriptions and addresses, and what apps that are gone were called is not found', async () => {
  const { page } = await anApp(maker, 'short-lived', { pageName: 'Secret' })
  await merge([
    ['lark', NOON - MINUTE_MS],
    ['ofelia', NOON - 2 * MINUTE_MS],
    ['short-lived', NOON - 3 * MINUTE_MS],
  ])
  expect(await paths(mine, ' THE LARK ')).toEqual(['lark'])
  expect(await paths(mine, '100 % o')).toEqual(['ofelia'])
  expect(await paths(mine, 'secret')).toEqual(['short-lived'])
  await maker.api.experiences.delete(page)
  expect(await paths(mine, 'secret')).toEqual([])
  const { items } = await callsOf(mine.accountId).list({ search: 'short-lived' })
  expect(items).toMatchObject([{ fullPagePath: 'short-lived', pageName: '', isDeleted: true }])
})

it('the history removes one, keeps it away from older visits, and takes it back within a day', async () => {
  await merge([
    ['lark', NOON - MINUTE_MS],
    ['ofelia', NOON - 2 * MINUTE_MS],
  ])
  const calls = callsOf(mine.accountId)
  const [lark] = (await calls.list()).items
  const historyItemId = lark?.historyItemId ?? ''
  await calls.remove({ historyItemId })
  await calls.remove({ historyItemId })
  await merge([['lark', NOON - MINUTE_MS]])
  expect(await paths()).toEqual(['ofelia'])
  await calls.restore({ historyItemId })
  await calls.restore({ historyItemId })
  expect(await paths()).toEqual(['lark', 'ofelia'])

  await calls.remove({ historyItemId })
  time.now = new Date(NOON + MINUTE_MS)
  await merge([['lark', NOON + MINUTE_MS]])
  await calls.restore({ historyItemId })
  expect(await paths(), 'opened again since').toEqual(['lark', 'ofelia'])
  time.now = new Date(NOON + 25 * 3600_000)
  for (const sweep of Object.keys(content.features.history.sweeps)) await content.runJob(sweep)
  expect(await refusal(calls.restore({ historyItemId }))).toMatchObject({ status: 404 })
})

it('the history clears all of one account, and of no other', async () => {
  const other = await content.anAccount()
  await merge([['lark', NOON - MINUTE_MS]])
  await merge([['lark', NOON - MINUTE_MS]], other)
  await callsOf(mine.accountId).clear()
  expect(await paths()).toEqual([])
  expect(await paths(other)).toEqual(['lark'])
})

it('the history takes nothing while paused, and goes on afterwards', async () => {
  const calls = callsOf(mine.accountId)
  await merge([['lark', NOON - 2 * MINUTE_MS]])
  expect(await calls.pause({ isPaused: true })).toMatchObject({ isPaused: true })
  expect(await merge([['ofelia', NOON - MINUTE_MS]])).toMatchObject({ isPaused: true })
  expect(await calls.list()).toMatchObject({ isPaused: true, items: [{ fullPagePath: 'lark' }] })
  await calls.pause({ isPaused: false })
  expect(await merge([['ofelia', NOON - MINUTE_MS]])).toMatchObject({ isPaused: false })
  expect(await paths()).toEqual(['ofelia', 'lark'])
})

it('the history needs an account for all but the names', async () => {
  const nobody = callsOf()
  const historyItemId = 'x'
  const refusals = await Promise.all(
    [
      nobody.list(),
      nobody.merge({ items: [] }),
      nobody.remove({ historyItemId }),
      nobody.restore({ historyItemId }),
      nobody.clear(),
      nobody.pause({ isPaused: true }),
    ].map(refusal),
  )
  expect(refusals.map((one) => one?.status)).toEqual([401, 401, 401, 401, 401, 401])
})

it('the history knows nothing of entries of others, which stay where they are', async () => {
  await merge([['lark', NOON - MINUTE_MS]])
  const [lark] = (await callsOf(mine.accountId).list()).items
  const historyItemId = lark?.historyItemId ?? ''
  const stranger = callsOf((await content.anAccount()).accountId)
  expect(await refusal(stranger.remove({ historyItemId }))).toMatchObject({ status: 404 })
  expect(await refusal(stranger.restore({ historyItemId }))).toMatchObject({ status: 404 })
  expect(await refusal(stranger.remove({ historyItemId: 'nobodys' }))).toMatchObject({ status: 404 })
  expect(await paths()).toEqual(['lark'])
})

it('the history refuses what makes no sense', async () => {
  const post = (path: string, body: unknown) => mine.post(`/account/${path}`, body)
  const bad: [string, unknown][] = [
    ['removeItemFromPageVisitHistory', {}],
    ['restoreItemToPageVisitHistory', { historyItemId: 7 }],
    ['pausePageVisitHistory', { isPaused: 'yes' }],
    ['mergePageVisitHistory', { items: [{ path: 'lark', at: 'noon' }] }],
    ['mergePageVisitHistory', { items: Array.from({ length: 201 }, () => ({ path: 'lark', at: 1 })) }],
  ]
  for (const [path, body] of bad) expect([path, (await post(path, body)).statusCode]).toEqual([path, 400])
})
