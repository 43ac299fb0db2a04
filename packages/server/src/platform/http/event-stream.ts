import { MEGABYTE } from '@taplet/base/bytes'
import type { FastifyReply } from 'fastify'

/** More than this waiting for a slow reader: it is cut off, and comes back for the newest state. */
const MOST_WAITING = 4 * MEGABYTE

/** An answer that goes on: server-sent events. */
export interface EventStream {
  /** Does nothing once the other end has left. `id` is what the browser names when it comes back. */
  send: (event: string, data: unknown, id?: string) => void
  end: () => void
}

/** Begins a stream of events; `onClose` runs once, whoever ends it. Proxies are told to neither keep nor pack it. */
export function openEventStream(reply: FastifyReply, retryMs: number, onClose: () => void): EventStream {
  reply.hijack()
  const { raw } = reply
  for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value)
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    // Nothing follows on this connection: at its end it must not hold up a server that stops.
    connection: 'close',
  })
  if (raw.destroyed) queueMicrotask(onClose)
  else raw.once('close', onClose)
  raw.on('error', () => raw.destroy()) // the reader left in the middle of a word
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
