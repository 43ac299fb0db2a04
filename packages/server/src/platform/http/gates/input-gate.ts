import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../errors/app-error.ts'
import { parseJson } from './parse-json.ts'
import { messages } from '../messages/messages.ts'

const JSON_TYPE = /^application\/json(?:\s*;\s*charset=utf-8)?$/i
/** Whether the content type is JSON, the only one that calls accept. */
export const isJson = (contentType: string): boolean => JSON_TYPE.test(contentType)

/** One gate for all routes: only JSON, only well-formed, exactly one Host. */
export function addInputGate(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(JSON_TYPE, { parseAs: 'buffer' }, (_request, raw, done) => {
    try {
      // parseAs: 'buffer' promises a Buffer; the signature is shared with 'string'.
      done(null, parseJson(raw as Buffer))
    } catch (error) {
      done(error as Error)
    }
  })
  app.addHook('onRequest', (request, _reply, done) => done(refusalOf(request)))
}

function refusalOf(request: FastifyRequest): AppError | undefined {
  const { url = '' } = request.raw
  if (countOf(request.raw.rawHeaders, 'host') !== 1)
    return new AppError('BAD_REQUEST', { message: messages.later('hostMissing') })
  if (!url.startsWith('/')) return new AppError('BAD_REQUEST')
  if (isBadAddress(url)) return new AppError('BAD_REQUEST', { message: messages.later('addressNotValid') })
  if (request.headers['content-encoding'] || countOf(request.raw.rawHeaders, 'content-type') > 1)
    return new AppError('UNSUPPORTED_MEDIA_TYPE')
  return undefined
}

/** Whether an address contains a NUL or an incomplete escape. */
export const isBadAddress = (url: string): boolean => url.includes('%') && /%00|%(?![0-9a-f]{2})/i.test(url)

/** Returns how often the header was sent. Node keeps the first only, where a proxy may have used another. */
export function countOf(rawHeaders: readonly string[], header: string): number {
  let count = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? ''
    if (name.length === header.length && name.toLowerCase() === header) count++
  }
  return count
}
