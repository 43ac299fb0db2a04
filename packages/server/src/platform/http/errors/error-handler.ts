import type { ErrorCode, Failure } from '@taplet/contract'
import { type Language, type Message, objectionOf } from '@taplet/messages'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { AppError } from './app-error.ts'
import { messages } from '../messages/messages.ts'
import { requestLanguageOf } from '../request-language.ts'

/** The one place where an exception becomes a response. It reveals nothing internal; the log has everything. */
export function handleError(thrown: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const isHungUp = isFromHangingUp(thrown, request)
  // The client is gone and will not read this; it only must not be logged as our failure.
  const error = isHungUp ? new AppError('BAD_REQUEST', { cause: thrown }) : toAppError(thrown)
  if (isHungUp) request.log.debug({ err: thrown, requestId: request.id }, 'the client hung up')
  if (isWorthLogging(error)) request.log.error({ err: thrown, requestId: request.id }, 'request failed')
  if (error.retryAfter !== undefined) reply.header('retry-after', String(error.retryAfter))
  const body = JSON.stringify(toFailure(error, request.id, requestLanguageOf(request)))
  return reply.status(error.status).type('application/json; charset=utf-8').send(body)
}

/** Whether a refusal is our own failure. */
export const isWorthLogging = ({ status }: AppError): boolean => status >= 500 && status !== 501

/** Whether the client aborted its own request. A database that resets a connection gives the same code. */
function isFromHangingUp(thrown: FastifyError, { raw }: FastifyRequest): boolean {
  const isAborted = raw.errored !== null && 'code' in raw.errored && raw.errored.code === 'ECONNRESET'
  return isAborted && !raw.complete && (thrown === raw.errored || thrown.code === 'ERR_STREAM_PREMATURE_CLOSE')
}

/** Returns the body of a refusal (spec §8). */
export const toFailure = (error: AppError, requestId: string, language: Language): Failure => ({
  callResult: callResultOf(error.code),
  code: error.code,
  message: error.userMessage(language),
  ...(error.field !== undefined && { field: error.field }),
  ...(error.current !== undefined && { current: error.current }),
  ...(error.document !== undefined && { document: error.document }),
  requestId,
})

const callResultOf = (code: ErrorCode): Failure['callResult'] =>
  code === 'CONFLICT' || code === 'NOT_AVAILABLE' ? code : 'FAILURE'

/** Returns any exception as a refusal of the catalogue. */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown
  // Anything may have been thrown: each field may be missing.
  const error = (thrown instanceof Error ? thrown : new Error(String(thrown))) as FastifyError
  if (hasZodFastifySchemaValidationErrors(error)) return fromValidation(error.validation[0])
  return fromFastify(error) ?? fromDatabase(error) ?? new AppError('INTERNAL', { cause: error })
}

function fromValidation(issue: { instancePath: string; message?: string } | undefined): AppError {
  return invalidField(issue?.instancePath.replace(/^\//, '').replaceAll('/', '.') ?? '', issue?.message)
}

/** Refusal of a field that does not match the call's schema; without a field, of the request as a whole. */
export function invalidField(
  field: string,
  objection: Message | string = messages.later('notValid'),
  cause?: unknown,
): AppError {
  const message = (language: Language): string => {
    const subject = field === '' ? messages(language)('request') : `"${field}"`
    const sentence = (typeof objection === 'string' ? objectionOf(objection) : objection)(language)
    return `${subject}: ${sentence}.`.replace(/\.\.$/, '.')
  }
  return new AppError('BAD_REQUEST', { message, field, cause })
}

/** Refusals by the HTTP layer before a handler ran. */
function fromFastify(error: FastifyError): AppError | undefined {
  if (error.statusCode === 413) return new AppError('BODY_TOO_LARGE', { cause: error })
  if (error.statusCode === 415) return new AppError('UNSUPPORTED_MEDIA_TYPE', { cause: error })
  if (error.statusCode === 429) return new AppError('TOO_MANY_REQUESTS', { cause: error })
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return new AppError('BAD_REQUEST', { cause: error })
  return undefined
}

/** Maps SQLSTATE and socket errors by what the caller can do about them (robustness, section 3). */
function fromDatabase(error: FastifyError): AppError | undefined {
  const code = error.code ?? ''
  if (/^(?:22|23)[0-9A-Z]{3}$/.test(code)) return new AppError('BAD_REQUEST', { cause: error })
  // The values exceed a limit of the database (54: program limit exceeded).
  if (/^54[0-9A-Z]{3}$/.test(code))
    return new AppError('BAD_REQUEST', { message: messages.later('tooLong'), cause: error })
  if (code === '53100') return new AppError('STORAGE_FULL', { cause: error })
  const isUnreachable =
    /^(?:08|53300|57P0|55P03|57014|ECONN|ENOENT|EPIPE)/.test(code) ||
    /timeout|Connection terminated|not queryable/i.test(error.message)
  return isUnreachable ? new AppError('UNAVAILABLE', { cause: error, retryAfter: 2 }) : undefined
}
