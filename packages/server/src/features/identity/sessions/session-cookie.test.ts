import fastify from 'fastify'
import { expect, it } from 'vitest'
import { createSessionCookie } from './session-cookie.ts'

/** What a browser does with the cookie: set by one response, sent with the next request. */
async function roundTrip(isHttps: boolean): Promise<{ header: string; read: string }> {
  const cookie = createSessionCookie({ isHttps, maxAgeSeconds: 60 })
  const app = fastify()
  app.get('/set', (_request, reply) => {
    cookie.set(reply, 'abc.def')
    return reply.send('')
  })
  app.get('/read', (request, reply) => reply.send(cookie.read(request) ?? 'nothing'))
  const header = String((await app.inject('/set')).headers['set-cookie'])
  const sent = `a=1; ${header.split(';')[0]}; not_taplet_session=x`
  const read = (await app.inject({ url: '/read', headers: { cookie: sent } })).body
  await app.close()
  return { header, read }
}

it('SessionCookie belongs to this host and https alone where the public address is https', async () => {
  const { header, read } = await roundTrip(true)
  expect(header).toBe('__Host-taplet_session=abc.def; Max-Age=60; Path=/; HttpOnly; SameSite=Lax; Secure')
  expect(read).toBe('abc.def')
})

it('SessionCookie works over plain http where the public address is http', async () => {
  const { header, read } = await roundTrip(false)
  expect(header).toBe('taplet_session=abc.def; Max-Age=60; Path=/; HttpOnly; SameSite=Lax')
  expect(read).toBe('abc.def')
})
