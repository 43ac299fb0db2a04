import { AppError } from '../../../platform/http/app-error.ts'

const aboutMinutes = (seconds: number): string =>
  seconds <= 90 ? 'in about a minute' : `in about ${Math.ceil(seconds / 60)} minutes`

/** Says honestly that nothing was taken, and when it will be; the wait in seconds. */
export const tooMany = (wait: number): AppError =>
  new AppError('TOO_MANY_REQUESTS', {
    message: `Many answers have come here in a short time, so this one was not taken. Send it again ${aboutMinutes(wait)}, please.`,
    retryAfter: wait,
  })
