import fastify from 'fastify'
import { Agent, get, type ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { createDrain } from './drain.ts'

/** Sends one request over a keep-alive connection. */
const ask = (url: string, agent: Agent): Promise<{ body: string; connection: string | undefined }> =>
  new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      let body = ''
      response.on('data', (chunk: Buffer) => (body += chunk.toString()))
      response.on('end', () => resolve({ body, connection: response.headers.connection }))
    }).on('error', reject)
  })

test('requests that were accepted are answered, their connections end, and new ones are refused', async () => {
  const server = fastify()
  const drain = createDrain(server)
  const finish: (() => void)[] = []
  server.get('/slow', async () => {
    await new Promise<void>((resolve) => finish.push(resolve))
    return 'done'
  })
  const url = `${await server.listen({ port: 0, host: '127.0.0.1' })}/slow`
  const agent = new Agent({ keepAlive: true })
  const underWay = Array.from({ length: 5 }, () => ask(url, agent))
  await expect.poll(() => finish.length).toBe(5)
  const drained = drain()
  await expect(ask(url, new Agent())).rejects.toThrow(/ECONNREFUSED/)
  for (const end of finish) end()
  expect(await Promise.all(underWay)).toEqual(Array.from({ length: 5 }, () => ({ body: 'done', connection: 'close' })))
  await drained
  agent.destroy()
  await server.close()
})

test('answers that go on for ever are hung up, so that stopping does not wait for them', async () => {
  const server = fastify()
  const open = new Set<ServerResponse>()
  const drain = createDrain(server, () => {
    for (const raw of open) raw.end()
  })
  server.get('/events', async (_request, reply) => {
    reply.hijack()
    open.add(reply.raw)
    reply.raw.writeHead(200).write('one')
  })
  const url = `${await server.listen({ port: 0, host: '127.0.0.1' })}/events`
  const hears = ask(url, new Agent())
  await expect.poll(() => open.size).toBe(1)
  const begin = performance.now()
  await drain()
  expect(performance.now() - begin).toBeLessThan(2500) // open connections are awaited for three seconds
  expect((await hears).body).toBe('one')
  await server.close()
})
