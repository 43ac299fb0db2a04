import { AppError } from '../../platform/http/errors/app-error.ts'
import { type PaymentProvider, PaymentProviderError } from '../../platform/payments/port.ts'
import { messages } from './messages/messages.ts'

export const UNREACHABLE = messages.later('paymentServiceUnreachable')
const RETRY_SECONDS = 5

/** Throws where this installation takes no payments. */
export function requireProvider(provider: PaymentProvider | undefined): PaymentProvider {
  if (!provider) throw new AppError('NOT_FOUND', { message: messages.later('paymentsNotOfferedHere') })
  return provider
}

/** Calls the provider; when it fails or refuses, throws a refusal that people can read. */
export async function askProvider<T>(question: () => Promise<T>, refused = UNREACHABLE): Promise<T> {
  try {
    return await question()
  } catch (cause) {
    if (!(cause instanceof PaymentProviderError)) throw cause
    if (cause.isFinal) throw new AppError('BAD_REQUEST', { message: refused, cause })
    throw new AppError('UNAVAILABLE', { message: UNREACHABLE, retryAfter: RETRY_SECONDS, cause })
  }
}
