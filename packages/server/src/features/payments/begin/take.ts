import { AppError } from '../../../platform/http/errors/app-error.ts'
import type { Allowances } from '../../../platform/limits/allowances.ts'

/** Takes one from a limit, or throws with the time to wait. */
export function take(limits: Allowances, who: string): void {
  if (limits.take(who, 1) === 0) throw new AppError('TOO_MANY_REQUESTS', { retryAfter: limits.secondsLeft() })
}
