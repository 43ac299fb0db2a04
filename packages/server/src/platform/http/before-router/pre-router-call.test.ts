import { visitCalls } from '@taplet/contract/schemas'
import type { FastifyInstance } from 'fastify'
import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { AppError } from '../errors/app-error.ts'
import { createBind } from '../bind.ts'
import { createServer } from '../create-server.ts'
import { succeed } from '../succeed.ts'

// Through a socket: calls are taken before the router, and inject() would go straight to the router.
const PATH = '/api/visits/record'
let server: FastifyInstance
let port: number
/** Which way each call went, and by whom it was made. */
let taken: string[] = []
let failure: Error | undefined
beforeAll(async () => {
  server = await createServer({ logLevel: 'silent', trustProxy: 1, isHttps: false, bodyLimitMs: 300 })
  const work = (way: string) => async (input: { fullPagePath: string }, info: { ip: string; hostname: string }) => {
    taken.push(`${way} ${input.fullPagePath} ${info.ip} ${info.hostname}`)
    if (failure) throw failure
  }
  createBind(server, async () => undefined)('visits', visitCalls, {
    record: async ({ input, request }) => {
      await work('long')(input, request)
      return succeed({})
    },
  })
  server.addPreRouterCall(visitCalls.record, succeed({}), work('quick'))
  port = Number(new URL(await server.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => server.close())
beforeEach(() => {
  taken = []
  failure = undefined
})

interface Answer {
  status: number
  headers: Record<string, string>
  body: Record<string, unknown>
}

/** Returns everything the server writes until it closes the connection. */
function talk(sent: string, isEnded = false): Promise<Answer> {
  return new Promise((resolve, reject) => {
    let received = ''
    const socket = connect(port, '127.0.0.1', () => (isEnded ? socket.end(sent) : socket.write(sent)))
    socket.setEncoding('utf8').on('data', (text: string) => (received += text))
    socket.on('error', reject).on('close', () => resolve(parse(received)))
  })
}

function parse(received: string): Answer {
  const [head = '', body = ''] = received.replace(/^HTTP\/1.1 100 .*\r\n\r\n/, '').split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  )
  return { status: Number(first.split(' ')[1]), headers, body: body === '' ? {} : JSON.parse(body) }
}

const HEAD = ['Host: taplet.example', 'Content-Type: application/json', 'X-Forwarded-For: 6.6.6.6, 203.0.113.9']
const report = (more: object = {}): string =>
  JSON.stringify({ visitId: randomUUID(), fullPagePath: 'kitchen', ...more })
const lengthOf = (body: string): string => `Content-Length: ${Buffer.byteLength(body)}`
const post = (body: string, head: string[] = HEAD, length = lengthOf(body)): Promise<Answer> =>
  talk([`POST ${PATH} HTTP/1.1`, ...head, length, 'Connection: close', '', body].join('\r\n'))
/** The same through the router: an address with a query is not taken before it. */
const postLong = (body: string): Promise<Answer> =>
  talk([`POST ${PATH}?long HTTP/1.1`, ...HEAD, lengthOf(body), 'Connection: close', '', body].join('\r\n'))

const without = ({ status, headers, body }: Answer): unknown => {
  const { date: _date, 'content-length': _length, ...others } = headers
  return { status, headers: others, body: { ...body, requestId: typeof body['requestId'] } }
}

describe('an ordinary call', () => {
  it('is taken before the router, for the same client, and answered the same to the last header', async () => {
    const [quick, long] = [await post(report()), await postLong(report())]
    expect(taken).toEqual(['quick kitchen 203.0.113.9 taplet.example', 'long kitchen 203.0.113.9 taplet.example'])
    expect(quick.status).toBe(200)
    expect(without(quick)).toEqual(without(long))
    expect(quick.headers['content-length']).toBe(long.headers['content-length'])
  })

  it('may come in pieces', async () => {
    const body = report()
    const socket = connect(port, '127.0.0.1')
    const head = [`POST ${PATH} HTTP/1.1`, ...HEAD, lengthOf(body), 'Connection: close', '', ''].join('\r\n')
    for (const piece of [head, body.slice(0, 10), body.slice(10, 20), body.slice(20)]) {
      socket.write(piece)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    const received = await new Promise<string>((resolve) => {
      let text = ''
      socket.setEncoding('utf8').on('data', (more: string) => (text += more))
      socket.on('close', () => resolve(text))
    })
    expect(parse(received)).toMatchObject({ status: 200, body: { callResult: 'SUCCESS' } })
    expect(taken).toHaveLength(1)
  })

  it.each<[string, string]>([
    ['no JSON', '{"visitId":'],
    ['an empty list', '[]'],
    ['nothing that it needs', '{}'],
    ['a field that is none', report({ furthestSlide: -1 })],
    ['an event that is none', report({ events: [{ id: 0, type: 'NAP', itemId: 'a' }] })],
    ['a NUL', '{"visitId":"\\u0000"}'],
    ['half a character', report({ search: 'a' }).replace('"a"', '"\\ud800"')],
    ['a name that changes what objects are', '{"__proto__":{}}'],
    ['brackets without end', '['.repeat(40)],
    ['a mark of byte order', `\ufeff${report()}`],
  ])('is refused in the same words when it holds %s', async (_, body) => {
    const [quick, long] = [await post(body), await postLong(body)]
    expect(quick.status).toBe(400)
    expect(without(quick)).toEqual(without(long))
    expect(taken).toEqual([])
  })

  it.each([
    new AppError('NOT_FOUND'),
    new AppError('TOO_MANY_REQUESTS', { retryAfter: 7 }),
    new AppError('UNAVAILABLE', { message: () => 'Too much at once.', retryAfter: 5 }),
    new Error('something broke'),
    Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }),
  ])('tells what its work was refused with: %s', async (thrown) => {
    failure = thrown
    const [quick, long] = [await post(report()), await postLong(report())]
    expect(quick.status).toBeGreaterThanOrEqual(400)
    expect(without(quick)).toEqual(without(long))
  })

  it('is refused when its body does not come', async () => {
    const head = [`POST ${PATH} HTTP/1.1`, ...HEAD, 'Content-Length: 100', '', '{"a']
    expect(await talk(head.join('\r\n'))).toMatchObject({ status: 408, headers: { connection: 'close' } })
    expect(taken).toEqual([])
  })

  it('is forgotten when its sender hangs up', async () => {
    const head = [`POST ${PATH} HTTP/1.1`, ...HEAD, 'Content-Length: 100', '', '{"a']
    await talk(head.join('\r\n'), true)
    expect(taken).toEqual([])
    expect((await post(report())).status).toBe(200)
  })
})

describe('whatever is not ordinary meets the gates', () => {
  it.each<[string, string[], number]>([
    ['two hosts', [...HEAD, 'Host: evil.example'], 400],
    ['a host that is none', ['Host: a b', ...HEAD.slice(1)], 400],
    ['another kind of body', ['Host: taplet.example', 'Content-Type: text/plain'], 415],
    ['two kinds of body', [...HEAD, 'Content-Type: text/plain'], 415],
    ['an encoded body', [...HEAD, 'Content-Encoding: gzip'], 415],
    ['a foreign host that a proxy names', [...HEAD, 'X-Forwarded-Host: a b'], 400],
  ])('%s', async (_, head, status) => {
    expect((await post(report(), head)).status).toBe(status)
    expect(taken).toEqual([])
  })

  it.each<[string, string[]]>([
    ['a session', [...HEAD, 'Cookie: a=1; taplet_session=x']],
    ['an expectation', [...HEAD, 'Expect: 100-continue']],
  ])('goes the long way with %s', async (_, head) => {
    await post(report(), head).catch(() => undefined)
    expect(taken).toEqual(['long kitchen 203.0.113.9 taplet.example'])
  })

  it('goes the long way when it is large, or does not say how large it is', async () => {
    const body = report({ search: 'x'.repeat(8000) }) + ' '.repeat(64 * 1024)
    expect((await post(body)).status).toBe(200)
    const pieces = `${report().length.toString(16)}\r\n${report()}\r\n0\r\n\r\n`
    const head = [`POST ${PATH} HTTP/1.1`, ...HEAD, 'Transfer-Encoding: chunked', 'Connection: close', '', pieces]
    expect((await talk(head.join('\r\n'))).status).toBe(200)
    expect(taken.map((one) => one.split(' ')[0])).toEqual(['long', 'long'])
  })
})
