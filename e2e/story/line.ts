import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { BASE_URL } from '../server.ts'

type Stub = { status: number; type?: string; body: string }

/**
 * A proxy between a visitor and the server: an origin of its own that can be cut, slowed down, or made to answer
 * itself.
 */
export interface Line {
  url: string
  /** Cuts all connections from now on. */
  cut(): Promise<void>
  restore(): Promise<void>
  /** Answers one address in place of the server; undefined ends that. */
  answer(path: string, stub: Stub | undefined): void
  /** Delay of the first byte of a page. */
  delayMs: number
  /** Number of requests in flight. */
  open: number
}

const DROPPED = new Set(['content-encoding', 'content-length', 'transfer-encoding', 'connection'])

export async function openLine(): Promise<Line> {
  const stubs = new Map<string, Stub>()
  let server: Server | undefined
  let port = 0

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '/'
    if (line.delayMs > 0 && request.headers.accept?.includes('text/html'))
      await new Promise((resolve) => setTimeout(resolve, line.delayMs))
    const stub = stubs.get(path)
    if (stub) {
      response.writeHead(stub.status, { 'content-type': stub.type ?? 'text/plain', 'cache-control': 'no-cache' })
      response.end(stub.body)
      return
    }
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer) // without an encoding they are buffers
    const { 'if-none-match': tag, accept, range, 'content-type': type } = request.headers
    const headers = Object.entries({ 'if-none-match': tag, accept, range, 'content-type': type })
    const answer = await fetch(BASE_URL + path, {
      method: request.method ?? 'GET',
      headers: headers.filter((one): one is [string, string] => one[1] !== undefined),
      redirect: 'manual',
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
    })
    // The page's policy names the public origin of the server.
    const answerHeaders = [...answer.headers].filter(([name]) => !DROPPED.has(name))
    response.writeHead(
      answer.status,
      answerHeaders.flatMap(([name, value]) => [name, value.replaceAll(BASE_URL, line.url)]),
    )
    response.end(Buffer.from(await answer.arrayBuffer()))
  }

  async function restore(): Promise<void> {
    const next = createServer((request, response) => {
      line.open++
      pass(request, response)
        .catch(() => response.destroy())
        .finally(() => line.open--)
    })
    await new Promise<void>((resolve) => next.listen(port, 'localhost', resolve))
    port = (next.address() as AddressInfo).port // it listens on a port
    server = next
  }

  const line: Line = {
    url: '',
    delayMs: 0,
    open: 0,
    restore,
    async cut() {
      const last = server
      server = undefined
      last?.closeAllConnections()
      await new Promise((resolve) => (last ? last.close(resolve) : resolve(undefined)))
    },
    answer(path, stub) {
      if (stub) stubs.set(path, stub)
      else stubs.delete(path)
    },
  }
  await restore()
  line.url = `http://localhost:${port}`
  return line
}
