import type { FastifyInstance } from 'fastify'
import { AppError } from './app-error.ts'

const MAX_DEPTH = 32

/** Reads JSON so that nothing malformed gets past: broken UTF-8, NUL, lone surrogates and towers of brackets are refused. */
function parseJson(raw: Buffer): unknown {
  if (raw.length === 0) return {} // calls without payload are sent with an empty body too
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(raw)
  } catch (cause) {
    throw new AppError('BAD_REQUEST', { message: 'The request is not valid UTF-8 text.', cause })
  }
  if (isTooDeep(text))
    throw new AppError('BAD_REQUEST', { message: `The request is nested more than ${MAX_DEPTH} levels deep.` })
  let value: unknown
  try {
    value = JSON.parse(text, (key, inner: unknown) => {
      if (key === '__proto__' || key === 'constructor')
        throw new AppError('BAD_REQUEST', { message: `The name "${key}" is not allowed.` })
      return inner
    })
  } catch (cause) {
    if (cause instanceof AppError) throw cause
    throw new AppError('BAD_REQUEST', { message: 'The request is not valid JSON.', cause })
  }
  refuseBadText(value)
  return value
}

/** Counts brackets outside strings: cheap, and safe on input that would overflow a recursive parser. */
function isTooDeep(text: string): boolean {
  let depth = 0
  let isInString = false
  for (let i = 0; i < text.length; i++) {
    const char = text[i]
    if (isInString) {
      if (char === '\\') i++
      else if (char === '"') isInString = false
    } else if (char === '"') isInString = true
    else if (char === '{' || char === '[') {
      if (++depth > MAX_DEPTH) return true
    } else if (char === '}' || char === ']') depth--
  }
  return false
}

function refuseBadText(value: unknown): void {
  if (typeof value === 'string') {
    if (value.includes('\0') || !value.isWellFormed())
      throw new AppError('BAD_REQUEST', {
        message: 'The request holds text that cannot be stored (NUL or half a character).',
      })
  } else if (Array.isArray(value)) {
    for (const one of value) refuseBadText(one)
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, one] of Object.entries(value)) {
      refuseBadText(key)
      refuseBadText(one)
    }
  }
}

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
    const hosts = request.raw.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host')
    if (hosts.length !== 1) throw new AppError('BAD_REQUEST', { message: 'The request must name one host.' })
    if (!request.raw.url?.startsWith('/')) throw new AppError('BAD_REQUEST')
    if (/%00|%(?![0-9a-f]{2})/i.test(request.raw.url))
      throw new AppError('BAD_REQUEST', { message: 'The address is not valid.' })
    if (request.headers['content-encoding']) throw new AppError('UNSUPPORTED_MEDIA_TYPE')
  })
}
