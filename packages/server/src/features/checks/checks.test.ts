import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { contract, createClient } from '@taplet/contract'
import { studio } from '@taplet/contract/studio'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusalOf } from '../../testing/refusal.ts'
import { startTestApp, type TestApp } from '../../testing/start-app.ts'

let app: TestApp
let site: Server
let port = 0
const asked: string[] = []

beforeAll(async () => {
  site = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    const isThere = request.url !== '/gone'
    response.writeHead(isThere ? 200 : 404, { 'x-frame-options': 'DENY' }).end('page')
  })
  await new Promise<void>((resolve) => {
    site.listen(0, '127.0.0.1', resolve)
  })
  port = (site.address() as AddressInfo).port // a TCP server has one
  app = await startTestApp({ outboundAllow: [`127.0.0.1:${port}`] })
})
afterAll(async () => {
  site.close()
  await app.stop()
})

let people = 0

/** A person who is signed in. */
async function aPerson() {
  const email = `checks-${++people}@example.com`
  const { cookie } = await signUp(email)
  const send: typeof fetch = async (url, options) => {
    const response = await app.server.inject({
      // The client calls fetch with a path, one of these methods and a text.
      method: options?.method as 'GET' | 'POST',
      url: url as string,
      headers: { ...(options?.headers as Record<string, string>), cookie },
      payload: (options?.body as string | undefined) ?? '',
    })
    return new Response(response.body, { status: response.statusCode })
  }
  return { api: createClient(contract, { fetch: send }), studio: createClient(studio, { fetch: send }) }
}
