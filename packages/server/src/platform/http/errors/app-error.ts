import { type ErrorCode, errors, type Failure, refusalMessage } from '@taplet/contract'
import { DEFAULT_LANGUAGE, type Message } from '@taplet/messages'

interface Details {
  /** A message more specific than that of the error catalogue. */
  message?: Message
  /** Path of the refused field, e.g. `widgets.0.widgetData.text`. */
  field?: string
  /** With CONFLICT: the stored state. */
  current?: unknown
  /** With CONFLICT in a save of several documents: the one that is outdated. */
  document?: Failure['document']
  /** Seconds after which to try again. */
  retryAfter?: number
  cause?: unknown
}

/** A refusal with a code of the catalogue. The error handler turns it into the response of spec §8. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly status: number
  /** Shown to people in their language; `message` is for the log. */
  readonly userMessage: Message
  readonly field: string | undefined
  readonly current: unknown
  readonly document: Failure['document']
  readonly retryAfter: number | undefined

  constructor(code: ErrorCode, details: Details = {}) {
    const { message = refusalMessage(code), field, current, document, retryAfter, cause } = details
    super(message(DEFAULT_LANGUAGE), { cause })
    this.name = 'AppError'
    this.code = code
    this.userMessage = message
    this.status = errors[code].status
    this.field = field
    this.current = current
    this.document = document
    this.retryAfter = retryAfter
  }
}
