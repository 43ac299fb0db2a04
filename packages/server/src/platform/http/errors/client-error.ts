import type { ErrorCode } from '@taplet/contract'
import type { Language } from '@taplet/messages'
import type { FastifyInstance } from 'fastify'
import { randomUUID } from 'node:crypto'
import { STATUS_CODES, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { AppError } from './app-error.ts'
import { toFailure } from './error-handler.ts'
import { NO_STORE } from '../gates/security-headers.ts'

const CODES: Partial<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TIMEOUT',
}

/** Answers what Node could not parse as a request, in the form of every refusal, and closes the connection. */
export function createClientErrorHandler(headers: Record<string, string>) {
  return function handleClientError(this: FastifyInstance, error: NodeJS.ErrnoException, socket: Socket): void {
    if (socket.destroyed) return
    this.log.debug({ err: error }, 'unreadable request')
    if (error.code === 'ECONNRESET' || !socket.writable || isAnswering(socket)) {
      socket.destroy()
      return
    }
    socket.end(answer(new AppError(CODES[error.code ?? ''] ?? 'BAD_REQUEST'), headers, this.language), () =>
      socket.destroy(),
    )
  }
}

/** Whether a response has begun on this connection: another one must not be written into the middle of it. */
function isAnswering(socket: Socket): boolean {
  // Node keeps the response in progress here and checks it for the same purpose in its own handler; the types omit it.
  const { _httpMessage: current } = socket as Socket & { _httpMessage?: ServerResponse | null }
  return current?.headersSent === true
}

function answer(error: AppError, headers: Record<string, string>, language: Language): string {
  const body = JSON.stringify(toFailure(error, randomUUID(), language))
  const all = {
    ...headers,
    'cache-control': NO_STORE,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${error.status} ${STATUS_CODES[error.status] ?? ''}\r\n${lines.join('')}\r\n${body}`
}
