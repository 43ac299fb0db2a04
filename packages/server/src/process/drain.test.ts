import fastify from 'fastify'
import { Agent, get } from 'node:http'
import { expect, test } from 'vitest'
import { createDrain } from './drain.ts'

/** Asks once over a connection that would be kept alive. */
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
  server.get('/slow', async () => {
    await new Promise((resolve) => setTimeout(resolve, 300))
    return 'done'
  })
  const url = `${await server.listen({ port: 0, host: '127.0.0.1' })}/slow`
  const agent = new Agent({ keepAlive: true })
  const underWay = Array.from({ length: 5 }, () => ask(url, agent))
  await new Promise((resolve) => setTimeout(resolve, 100))
  const drained = drain()
  await expect(ask(url, new Agent())).rejects.toThrow(/ECONNREFUSED/)
  expect(await Promise.all(underWay)).toEqual(Array.from({ length: 5 }, () => ({ body: 'done', connection: 'close' })))
  await drained
  agent.destroy()
  await server.close()
})
