import type { FastifyInstance } from 'fastify'

/** Requests a path of this server. */
export type OwnFetch = (path: string, init?: RequestInit) => Promise<Response>

/** Over the real port once the server listens; before, and in tests that never listen, by inject. */
export function createOwnFetch(server: FastifyInstance): OwnFetch {
  return async (path, init = {}) => {
    const address = server.server.address()
    if (address === null || typeof address === 'string') return inject(server, path, init)
    return fetch(`http://${hostOf(address.address)}:${address.port}${path}`, init)
  }
}

const EVERYWHERE: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '127.0.0.1' }

function hostOf(address: string): string {
  const host = EVERYWHERE[address] ?? address
  return host.includes(':') ? `[${host}]` : host
}

const METHODS = ['DELETE', 'GET', 'PATCH', 'POST', 'PUT'] as const

async function inject(server: FastifyInstance, url: string, init: RequestInit): Promise<Response> {
  const request = new Request(`http://localhost${url}`, init)
  const body = Buffer.from(await request.arrayBuffer())
  const answer = await server.inject({
    method: METHODS.find((one) => one === request.method) ?? 'GET',
    url,
    headers: Object.fromEntries(request.headers),
    ...(body.length > 0 && { payload: body }),
  })
  const headers = Object.entries(answer.headers).map(([name, value]): [string, string] => [name, String(value)])
  return new Response(answer.rawPayload.length > 0 ? new Uint8Array(answer.rawPayload) : null, {
    status: answer.statusCode,
    headers,
  })
}
