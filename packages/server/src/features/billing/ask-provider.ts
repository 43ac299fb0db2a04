import { PaymentProviderError } from '../../platform/payments/port.ts'
import { AppError } from '../../platform/http/errors/app-error.ts'
import { messages } from './messages/messages.ts'

const RETRY_SECONDS = 5

/** Calls the provider; when it fails or refuses, throws a refusal that people can read. */
export async function askProvider<T>(question: () => Promise<T>): Promise<T> {
  try {
    return await question()
  } catch (cause) {
    if (!(cause instanceof PaymentProviderError)) throw cause
    if (cause.asksBank) throw new AppError('CARD_DECLINED', { message: messages.later('bankFirst'), cause })
    if (cause.isDeclined) throw new AppError('CARD_DECLINED', { cause })
    if (cause.isFinal) throw new AppError('BAD_REQUEST', { message: messages.later('refused'), cause })
    throw new AppError('UNAVAILABLE', { message: messages.later('unreachable'), retryAfter: RETRY_SECONDS, cause })
  }
}
