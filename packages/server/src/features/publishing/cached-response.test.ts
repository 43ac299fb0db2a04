import { connect } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { A_PHONE } from '../../testing/visits/a-phone.ts'
import { anApp } from '../../testing/an-app.ts'
import type { TestAccount } from '../../testing/an-account.ts'
import { type TestApp, startTestApp } from '../../testing/start-test-app.ts'

// Through a socket: cached pages are sent before the router, and inject() would go straight to the router.
let content: TestApp
let mine: TestAccount
let port: number
beforeAll(async () => {
  content = await startTestApp()
  mine = await content.anAccount(200)
  port = Number(new URL(await content.server.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => content.stop())

interface Answer {
  status: number
  headers: Record<string, string>
  body: Buffer
}

/** Sends a raw request and returns the whole response; the server is asked to close the connection. */
function talk(head: string[]): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const socket = connect(port, '127.0.0.1', () => socket.write([...head, 'Connection: close', '', ''].join('\r\n')))
    socket.on('data', (chunk) => void chunks.push(chunk))
    socket.on('error', reject)
    socket.on('close', () => resolve(parse(Buffer.concat(chunks))))
  })
}

function parse(answer: Buffer): Answer {
  const end = answer.indexOf('\r\n\r\n')
  const [first = '', ...lines] = answer.subarray(0, end).toString('latin1').split('\r\n')
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
  })
  return { status: Number(first.split(' ')[1]), headers: Object.fromEntries(headers), body: answer.subarray(end + 4) }
}

const ask = (path: string, headers: string[] = [], method = 'GET') =>
  talk([`${method} ${path} HTTP/1.1`, 'Host: localhost', `User-Agent: ${A_PHONE}`, ...headers])

/** The same request through the router and its hooks. */
const theLongWay = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  content.server.inject({ method, url, headers: { host: 'localhost', 'user-agent': A_PHONE, ...headers } })

/** Counts a request's statements: only cached responses need none the second time. */
async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const before = content.statements()
  await work()
  return content.statements() - before
}

describe('a page that lies ready', () => {
  it('is the same to the last header as the one that the router gives', async () => {
    const { page } = await anApp(mine, 'twice')
    const own = ['date', 'connection', 'keep-alive']
    const without = (headers: Record<string, unknown>) =>
      Object.fromEntries(Object.entries(headers).filter(([name]) => !own.includes(name)))
    for (const url of ['/twice', `/t/${page.tagId}`, '/twice?utm_source=card&x=%20', '/nobody-here'])
      for (const encoding of ['br', 'gzip', 'identity'])
        for (const method of ['GET', 'HEAD'] as const) {
          const long = await theLongWay(url, { 'accept-encoding': encoding }, method)
          const quick = await ask(url, [`Accept-Encoding: ${encoding}`], method)
          expect([url, encoding, method, quick.status]).toEqual([url, encoding, method, long.statusCode])
          expect(without(quick.headers)).toEqual(without(long.headers))
          expect(quick.body.equals(long.rawPayload)).toBe(true)
        }
  })

  it('asks the database nothing, by path, by link, with campaign words, or where nothing is', async () => {
    const { page } = await anApp(mine, 'silent')
    for (const url of ['/silent', `/t/${page.tagId}`, '/silent?utm_campaign=summer', '/not-there']) {
      await ask(url)
      expect([url, await statementsOf(() => ask(url))]).toEqual([url, 0])
    }
  })

  it('is compressed as the browser asks, and not sent again to who has it', async () => {
    await anApp(mine, 'small')
    const plain = await ask('/small')
    const brotli = await ask('/small', ['Accept-Encoding: gzip, deflate, br'])
    const gzip = await ask('/small', ['accept-encoding: gzip'])
    expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true)
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true)
    const again = await ask('/small', [
      'Accept-Encoding: gzip, deflate, br',
      `If-None-Match: "other", W/${brotli.headers['etag']}`,
    ])
    expect([again.status, again.body.length]).toEqual([304, 0])
    expect(again.headers).toMatchObject({ etag: brotli.headers['etag'], vary: 'accept-encoding' })
    expect((await ask('/small', ['Accept-Encoding: br', `If-None-Match: ${gzip.headers['etag']}`])).status).toBe(200)
  })

  it('becomes smaller when it is asked for again and again, under another tag, and the old tag still counts', async () => {
    await anApp(mine, 'popular', { text: 'Words that come again. '.repeat(40) })
    const asked = ['Accept-Encoding: br']
    const first = await ask('/popular', asked)
    const improved = async () => (await ask('/popular', asked)).headers['etag'] !== first.headers['etag']
    await expect.poll(improved, { timeout: 5000, interval: 100 }).toBe(true)
    const better = await ask('/popular', asked)
    expect(better.body.length).toBeLessThan(first.body.length)
    expect(brotliDecompressSync(better.body).equals(brotliDecompressSync(first.body))).toBe(true)
    for (const etag of [first.headers['etag'], better.headers['etag']])
      expect(await ask('/popular', [...asked, `If-None-Match: ${etag}`])).toMatchObject({
        status: 304,
        headers: { etag },
      })
  })

  it('is found under capitals, too', async () => {
    await anApp(mine, 'shouted')
    for (let time = 0; time < 2; time++)
      expect(await ask('/SHOUTED?a=1')).toMatchObject({ status: 301, headers: { location: '/shouted?a=1' } })
  })
})

describe('whatever is not an ordinary request meets the gates', () => {
  beforeAll(async () => {
    await anApp(mine, 'guarded')
    await ask('/guarded')
  })

  it.each<[string, string[], number]>([
    ['two hosts', ['GET /guarded HTTP/1.1', 'Host: localhost', 'Host: evil.example'], 400],
    ['no host', ['GET /guarded HTTP/1.1'], 400],
    ['a host that is none', ['GET /guarded HTTP/1.1', 'Host: a b'], 400],
    ['half an escape in the query', ['GET /guarded?a=%zz HTTP/1.1', 'Host: localhost'], 400],
    ['a NUL in the query', ['GET /guarded?a=%00 HTTP/1.1', 'Host: localhost'], 400],
    ['an absolute address', ['GET http://localhost/guarded HTTP/1.1', 'Host: localhost'], 400],
    ['an encoded body', ['GET /guarded HTTP/1.1', 'Host: localhost', 'Content-Encoding: gzip'], 415],
    ['another method', ['DELETE /guarded HTTP/1.1', 'Host: localhost'], 404],
  ])('%s', async (_, head, status) => {
    const answer = await talk(head)
    expect(answer.status).toBe(status)
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
  })

  it('is not led to a page by escapes that stand for others', async () => {
    expect((await ask('/%2567uarded')).status).toBe(404)
    expect((await ask('/%67uarded')).status).toBe(200)
    expect((await ask('/%67uarded')).status).toBe(200)
  })
})

describe('a flood of addresses where nothing lives', () => {
  it('pushes no page out, and each is asked for once', async () => {
    await anApp(mine, 'anchored')
    await ask('/anchored')
    for (let wave = 0; wave < 10; wave++)
      await Promise.all(Array.from({ length: 10 }, (_, index) => theLongWay(`/flood-${wave}-${index}`)))
    expect(await statementsOf(() => theLongWay('/flood-9-9'))).toBe(0)
    expect(await statementsOf(() => ask('/anchored'))).toBe(0)
    expect(await statementsOf(() => theLongWay(`/${'x'.repeat(300)}`))).toBe(0)
  })

  it('is one question when the same one is asked for by many at once', async () => {
    const many = () => Promise.all(Array.from({ length: 50 }, () => theLongWay('/at-the-same-time')))
    expect(await statementsOf(many)).toBe(1)
  })
})
