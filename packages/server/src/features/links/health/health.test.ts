import { HOUR_MS } from '@taplet/base/time'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { refusal } from '../../../testing/refusal.ts'
import { ORIGIN, startTestApp, type TestApp } from '../../../testing/start-test-app.ts'
import { scan } from '../../../testing/visits/scan.ts'
import { block, unblock } from '../../../testing/block.ts'
import { anApp } from '../../../testing/an-app.ts'

let app: TestApp
let site: Server
let base: string
/** The site's responses at these paths; 200 elsewhere. */
const answers = new Map<string, RequestListener>()
const asked: string[] = []

const status =
  (code: number, headers: Record<string, string> = {}): RequestListener =>
  (_request, response) =>
    void response.writeHead(code, headers).end()

beforeAll(async () => {
  site = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    const answer = answers.get(request.url ?? '') ?? status(200)
    answer(request, response)
  })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  // A server listening on a port has such an address.
  const { port } = site.address() as AddressInfo
  base = `http://site.example:${port}`
  app = await startTestApp({
    config: { outboundAllow: [`127.0.0.1:${port}`] },
    resolveHost: async (host) => {
      if (host === 'site.example') return ['127.0.0.1']
      if (host === 'inside.example') return ['10.0.0.1']
      if (host === 'offline.example') throw new Error('no name server')
      return []
    },
  })
})
afterAll(async () => {
  await app.stop()
  site.close()
})
beforeEach(() => {
  answers.clear()
  app.queue.length = 0
  app.mails.length = 0
})

async function aLink(destinationUrl: string, more: object = {}) {
  const account = await app.anAccount()
  const links = account.links
  const { tagId } = (await links.create({ destinationUrl, tagName: 'Poster', ...more })).tagData
  const known = async () => (await links.stats({})).health[tagId]
  return { account, links, tagId, known, check: async () => (await links.checkHealth({ tagId })).health }
}

describe('the health of a link', () => {
  it('is tried soon after the link is made or points elsewhere, and not when nothing of that changes', async () => {
    const { links, tagId, known } = await aLink(`${base}/menu`)
    expect(await known()).toBeUndefined()
    await app.runJobs()
    expect(await known()).toMatchObject({ state: 'OK', detail: '' })
    await links.update({ tagId, note: 'x' })
    expect(app.queue).toEqual([])
    answers.set('/gone', status(404))
    await links.update({ tagId, destinationUrl: `${base}/gone` })
    await app.runJobs()
    expect(await known()).toMatchObject({ state: 'DEAD', detail: expect.stringContaining('404') })
  })

  it.each([
    ['404', status(404), 'DEAD'],
    ['410', status(410), 'DEAD'],
    ['500', status(500), 'UNREACHABLE'],
    ['403', status(403), 'OK'],
    ['429', status(429), 'OK'],
    ['a page elsewhere', status(302, { location: '/other' }), 'OK'],
    ['a page elsewhere that is gone', status(301, { location: '/not-here' }), 'DEAD'],
    ['itself', status(302, { location: '/page' }), 'LOOP'],
    ['itself with a cookie', status(302, { location: '/page', 'set-cookie': 'a=b' }), 'OK'],
    ['a cut line', ((request) => request.socket.destroy()) satisfies RequestListener, 'UNREACHABLE'],
  ])('of a site that answers with %s is known', async (_, answer, state) => {
    answers.set('/page', answer)
    answers.set('/not-here', status(404))
    const { check } = await aLink(`${base}/page`)
    expect(await check()).toMatchObject({ state })
  })

  it('does not hold it against a site that it answers only to GET', async () => {
    answers.set('/get-only', (request, response) => void response.writeHead(request.method === 'GET' ? 200 : 404).end())
    expect(await (await aLink(`${base}/get-only`)).check()).toMatchObject({ state: 'OK' })
  })

  it('tells hosts that are not there, private networks and blocked websites, and asks none of them', async () => {
    const { links, tagId, check } = await aLink('https://nobody.example/')
    expect(await check()).toMatchObject({ state: 'DEAD' })
    await links.update({ tagId, destinationUrl: 'https://inside.example/' })
    expect(await check()).toMatchObject({ state: 'UNREACHABLE', detail: expect.stringContaining('private') })
    await links.update({ tagId, destinationUrl: `${base}/later-blocked` })
    await block(app, 'site.example')
    const before = asked.length
    expect(await check()).toMatchObject({ state: 'BLOCKED' })
    expect(asked).toHaveLength(before)
    await unblock(app, 'site.example')
  })

  it('keeps what is known while this server is offline', async () => {
    const { links, tagId, check, known } = await aLink(`${base}/menu`)
    await check()
    await links.update({ tagId, destinationUrl: 'https://offline.example/' })
    expect(await check()).toMatchObject({ state: 'UNREACHABLE', detail: expect.stringContaining('from here') })
    expect(await known()).toMatchObject({ state: 'OK' })
  })

  it('finds the way back to the link itself, by way of a site', async () => {
    const { links, tagId, check } = await aLink(`${base}/round`)
    const owner = await app.anAccount()
    const { page } = await anApp(owner, 'a-page')
    answers.set('/round', status(302, { location: `${ORIGIN}/t/${tagId}` }))
    expect(await check()).toMatchObject({ state: 'LOOP' })
    answers.set('/round', status(302, { location: `${ORIGIN}/a-page` }))
    expect(await check()).toMatchObject({ state: 'OK' })
    await owner.api.experiences.delete(page)
    expect(await check()).toMatchObject({ state: 'DEAD' })
    expect(await refusal(links.checkHealth({ tagId: 'unknown' }))).toMatchObject({ status: 404 })
  })

  it('is the worst of all its destinations', async () => {
    answers.set('/gone', status(404))
    const rule = {
      ruleId: 'rule-1',
      countries: ['AT'],
      destination: { experienceId: null, slideId: null, destinationUrl: `${base}/gone` },
    }
    const { links, tagId, check } = await aLink(`${base}/menu`, { rules: [rule] })
    expect(await check()).toMatchObject({ state: 'DEAD' })
    await links.update({ tagId, rules: [] })
    expect(await check()).toMatchObject({ state: 'OK' })
  })

  it('is tried for its owner sixty times in ten minutes', async () => {
    const { check } = await aLink('https://nobody.example/')
    const results = []
    for (let count = 0; count < 61; count++) results.push(await refusal(check()))
    expect(results.filter((result) => result?.status === 429)).toHaveLength(1)
  })
})

describe('trouble', () => {
  it('of a moment becomes a dead link only when it lasts', async () => {
    const { known } = await aLink(`${base}/trouble`)
    answers.set('/trouble', status(503))
    await app.runJobs()
    expect(await known()).toMatchObject({ state: 'UNREACHABLE' })
    expect(app.queue.map(({ name }) => name)).toEqual(['links.check'])
    app.clock.ahead += HOUR_MS + 1000
    await app.runJobs()
    expect(await known()).toMatchObject({ state: 'DEAD', detail: expect.stringContaining('503') })
  })

  it('is told once to the owner of a link that is scanned, and again only after it worked', async () => {
    answers.set('/gone', status(404))
    const { account, tagId, check } = await aLink(`${base}/gone`)
    await check()
    await app.runJobs()
    expect(app.mails).toEqual([])
    await scan(app, tagId)
    for (let count = 0; count < 3; count++) await check()
    await app.runJobs()
    expect(app.mails).toHaveLength(1)
    expect(app.mails[0]).toMatchObject({
      to: `${account.accountId}@merchant.example`,
      subject: 'Your link “Poster” leads nowhere',
    })
    expect(app.mails[0]?.text).toContain(`${ORIGIN}/t/${tagId}`)
    answers.delete('/gone')
    await check()
    answers.set('/gone', status(404))
    await check()
    await app.runJobs()
    expect(app.mails).toHaveLength(2)
  })
})

it('the sweep of links looks at each active link to a website once a day', async () => {
  const { account, links, tagId } = await aLink(`${base}/daily`)
  await app.runJobs()
  app.queue.length = 0
  await app.runJob('links.health')
  expect(app.queue.filter(({ payload }) => JSON.stringify(payload).includes(tagId))).toEqual([])
  app.clock.ahead += 25 * HOUR_MS
  await app.runJob('links.health')
  expect(app.queue.filter(({ payload }) => JSON.stringify(payload).includes(tagId))).toHaveLength(1)
  app.queue.length = 0
  await account.links.update({ tagId, active: false })
  await app.runJob('links.health')
  expect(app.queue.filter(({ payload }) => JSON.stringify(payload).includes(tagId))).toEqual([])
  await links.delete({ tagId })
})
