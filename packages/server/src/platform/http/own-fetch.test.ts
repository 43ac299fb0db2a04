import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createOwnFetch } from './own-fetch.ts'

let server: FastifyInstance
beforeEach(() => {
  server = fastify()
  server.post('/echo', async ({ body, headers, socket }, reply) =>
    reply.code(201).send({ body, key: headers['x-key'], isOverPort: socket.remotePort !== undefined }),
  )
})
afterEach(() => server.close())

async function echo() {
  const answer = await createOwnFetch(server)('/echo', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-key': 'a' },
    body: '{"n":1}',
  })
  return { status: answer.status, ...(await answer.json()) }
}

test('OwnFetch asks the server itself before it listens', async () => {
  expect(await echo()).toMatchObject({ status: 201, body: { n: 1 }, key: 'a' })
})

test.each(['127.0.0.1', '0.0.0.0'])('OwnFetch asks over the port once it listens at %s', async (host) => {
  await server.listen({ port: 0, host })
  expect(await echo()).toEqual({ status: 201, body: { n: 1 }, key: 'a', isOverPort: true })
})
