import { type ErrorCode, errors } from '@taplet/contract'

interface Details {
  /** A sentence that fits the case better than the catalogue's. */
  message?: string
  /** The refused field, e.g. `widgets.0.widgetData.text`. */
  field?: string
  /** With CONFLICT: what is stored now. */
  current?: unknown
  /** Seconds after which trying again makes sense. */
  retryAfter?: number
  cause?: unknown
}

/** A refusal with a code of the catalogue. The error handler turns it into the answer of spec §8. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly field: string | undefined
  readonly current: unknown
  readonly retryAfter: number | undefined

  constructor(code: ErrorCode, { message, field, current, retryAfter, cause }: Details = {}) {
    super(message ?? errors[code].message, { cause })
    this.name = 'AppError'
    this.code = code
    this.status = errors[code].status
    this.field = field
    this.current = current
    this.retryAfter = retryAfter
  }
}
