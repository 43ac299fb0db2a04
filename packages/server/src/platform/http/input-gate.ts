import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'
import { parseJson } from './parse-json.ts'

/** One gate for all routes: only JSON, only well-formed, only one Host. */
export function addInputGate(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    /^application\/json(?:\s*;\s*charset=utf-8)?$/i,
    { parseAs: 'buffer' },
    (_request, raw, done) => {
      try {
        // parseAs: 'buffer' promises a Buffer; the signature is shared with 'string'.
        done(null, parseJson(raw as Buffer))
      } catch (error) {
        done(error as Error)
      }
    },
  )
  app.addHook('onRequest', async (request) => {
    if (countOf(request, 'host') !== 1)
      throw new AppError('BAD_REQUEST', { message: 'The request must name one host.' })
    if (!request.raw.url?.startsWith('/')) throw new AppError('BAD_REQUEST')
    if (/%00|%(?![0-9a-f]{2})/i.test(request.raw.url))
      throw new AppError('BAD_REQUEST', { message: 'The address is not valid.' })
    if (request.headers['content-encoding'] || countOf(request, 'content-type') > 1)
      throw new AppError('UNSUPPORTED_MEDIA_TYPE')
  })
}

/** How often the header was sent. Node keeps the first only, where a proxy may have looked at another. */
const countOf = ({ raw }: FastifyRequest, header: string): number =>
  raw.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === header).length
