import fastify, { type FastifyInstance } from 'fastify'
import { connect } from 'node:net'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { handleError } from './error-handler.ts'

const lines: { level: number; msg: string }[] = []
let server: FastifyInstance
let port: number
beforeAll(async () => {
  const stream = { write: (line: string) => void lines.push(JSON.parse(line)) }
  server = fastify({ logger: { level: 'debug', stream } })
  server.setErrorHandler(handleError)
  server.post('/call', async () => '')
  server.addContentTypeParser('*', (_request, _body, done) => done(null))
  server.post('/upload', async ({ raw }) => {
    await pipeline(raw, new Writable({ write: (_chunk, _encoding, done) => done() }))
  })
  server.get('/database', async () => {
    throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' })
  })
  server.get('/too-long', async () => {
    throw Object.assign(new Error('index row size exceeds btree maximum'), { code: '54000' })
  })
  port = Number(new URL(await server.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => server.close())

const newest = () => lines.filter(({ msg }) => msg === 'request failed' || msg === 'the client hung up').at(-1)

test.each([
  ['/call', 'application/json'],
  ['/upload', 'image/png'],
])('somebody who hangs up while sending to %s is no failure of ours', async (path, type) => {
  lines.length = 0
  const head = `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: ${type}\r\nContent-Length: 100\r\n\r\n{`
  const socket = connect(port, '127.0.0.1', () => socket.write(head))
  await expect.poll(() => lines.some(({ msg }) => msg === 'incoming request')).toBe(true)
  socket.resetAndDestroy()
  await expect.poll(newest).toMatchObject({ level: 20, msg: 'the client hung up' })
})

test('a connection that the database resets is one', async () => {
  expect((await server.inject('/database')).statusCode).toBe(503)
  expect(newest()).toMatchObject({ level: 50, msg: 'request failed' })
})

test('what is too long for the database is refused, and is no failure of ours', async () => {
  lines.length = 0
  expect((await server.inject('/too-long')).statusCode).toBe(400)
  expect(newest()).toBeUndefined()
})
