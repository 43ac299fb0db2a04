import { Agent, type IncomingMessage, request } from 'node:http'

export interface Target {
  url: string
  method?: 'GET' | 'POST'
  /** A function is called for each request. */
  headers?: Record<string, string> | (() => Record<string, string>)
  /** Called for each request. */
  body?: () => string
  /** Number of concurrent connections. */
  connections?: number
  status: number
}

const CONNECTIONS = 64

/** Sends this many requests over a few keep-alive connections. Throws at the first answer with another status. */
export async function sendRequests(
  target: Target,
  count: number,
  connections = target.connections ?? CONNECTIONS,
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  let left = count
  const work = async (): Promise<void> => {
    while (left-- > 0) await send(target, agent)
  }
  await Promise.all(Array.from({ length: connections }, work))
  agent.destroy()
}

export function send({ url, method = 'GET', headers = {}, body, status }: Target, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const payload = body?.()
    const length = payload === undefined ? {} : { 'content-length': Buffer.byteLength(payload) }
    const sent = request(
      url,
      { method, agent, headers: { ...(typeof headers === 'function' ? headers() : headers), ...length } },
      (response: IncomingMessage) => {
        response.resume()
        response.on('error', reject)
        response.on('end', () =>
          response.statusCode === status
            ? resolve()
            : reject(new Error(`${method} ${url} answered ${response.statusCode}, not ${status}`)),
        )
      },
    )
    sent.on('error', reject)
    sent.end(payload)
  })
}
