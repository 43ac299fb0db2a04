import { MEGABYTE } from '@taplet/base/bytes'
import type { FastifyReply } from 'fastify'

/** A slow reader with more than this pending is disconnected; it reconnects for the newest state. */
const MOST_WAITING = 4 * MEGABYTE

/** A response that stays open: server-sent events. */
export interface EventStream {
  /** Does nothing once the client has disconnected. `id` is what the browser sends when it reconnects. */
  send: (event: string, data: unknown, id?: string) => void
  end: () => void
}

/** Opens an event stream; `onClose` runs once, whoever closes it. Its headers ask proxies not to buffer or compress it. */
export function openEventStream(reply: FastifyReply, retryMs: number, onClose: () => void): EventStream {
  reply.hijack()
  const { raw } = reply
  for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value)
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    // The connection is not reused: when the stream ends it must not delay the shutdown of the server.
    connection: 'close',
  })
  if (raw.destroyed) queueMicrotask(onClose)
  else raw.once('close', onClose)
  raw.on('error', () => raw.destroy()) // the client disconnected during a write
  raw.write(`retry: ${retryMs}\n\n`)
  return {
    send(event, data, id) {
      if (raw.writableEnded || raw.destroyed) return
      if (raw.writableLength > MOST_WAITING) return void raw.destroy()
      raw.write(`${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
    },
    end: () => void raw.end(),
  }
}
