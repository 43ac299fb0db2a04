import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliCompressSync } from 'node:zlib'
// Imported by path: no entry point of the viewer exports its build, which is not part of the product.
import { buildClient, bundle } from '../../packages/viewer/scripts/build-client.ts'

export interface ClientTwin {
  origin: string
  stop: () => void
}

/**
 * Serves the same apps rendered by the client, as well as possible: a short link that redirects, an empty document, one
 * style sheet and one script with React and our own views, all in Brotli and cached for ever. Its calls, pictures and
 * fonts come from the measured server.
 */
export async function startClientTwin(target: string, port: number, path: string): Promise<ClientTwin> {
  const [{ storyStyles }, script] = await Promise.all([
    buildClient(),
    bundle('testing/client-rendered.tsx', { isModule: true }),
  ])
  const shell = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>App</title><link rel="stylesheet" href="/twin.css"><script type="module" src="/twin.js"></script></head><body><div id="root"></div></body></html>`
  const files = new Map([
    [path, { type: 'text/html; charset=utf-8', body: brotliCompressSync(shell) }],
    ['/twin.css', { type: 'text/css', body: brotliCompressSync(storyStyles.map(({ css }) => css).join('')) }],
    ['/twin.js', { type: 'text/javascript', body: brotliCompressSync(script) }],
  ])

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const isRead = request.method === 'GET'
    const answer = await fetch(target + (request.url ?? ''), {
      method: request.method ?? 'GET',
      headers: { 'content-type': 'application/json', accept: request.headers.accept ?? '*/*' },
      ...(isRead ? {} : { body: await buffer(request) }),
    })
    const bytes = Buffer.from(await answer.arrayBuffer())
    const type = answer.headers.get('content-type') ?? ''
    const isText = type.includes('json')
    response.writeHead(answer.status, { 'content-type': type, ...(isText && { 'content-encoding': 'br' }) })
    response.end(isText ? brotliCompressSync(bytes) : bytes)
  }

  const server = createServer((request, response) => {
    const file = files.get(request.url ?? '')
    if (request.url === '/t/twin') response.writeHead(302, { location: path }).end()
    else if (file) response.writeHead(200, { 'content-type': file.type, 'content-encoding': 'br' }).end(file.body)
    else pass(request, response).catch(() => response.destroy())
  })
  server.listen(port, 'localhost')
  await once(server, 'listening')
  return { origin: `http://localhost:${port}`, stop: () => void server.close() }
}
