import { AppError } from '../../../platform/http/errors/app-error.ts'
import { messages } from '../messages/messages.ts'

const aboutMinutes = (seconds: number): string =>
  seconds <= 90 ? 'in about a minute' : `in about ${Math.ceil(seconds / 60)} minutes`

/** Returns the refusal that says nothing was accepted, and when it will be; the wait in seconds. */
export const tooMany = (wait: number): AppError =>
  new AppError('TOO_MANY_REQUESTS', {
    message: messages.later('tooManyAnswers', { wait: aboutMinutes(wait) }),
    retryAfter: wait,
  })
