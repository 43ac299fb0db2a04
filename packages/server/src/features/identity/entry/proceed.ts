import type { Limits } from '../limits/limits.ts'
import type { NextStep, NextStepOf, Passed } from '../next-step.ts'
import type { Enter, Exchange } from './enter.ts'

export type Entered = NextStep | { nextStep: 'SIGNED_IN'; accessToken: string }
/** Every way in ends here: it begins the session, or answers what is still asked (record 010). */
export type Proceed = (passed: Passed, exchange: Exchange) => Promise<Entered>

interface ProceedOptions {
  enter: Enter
  limits: Pick<Limits, 'addressKey'>
  nextStepOf: NextStepOf
}

export const createProceed =
  ({ enter, limits, nextStepOf }: ProceedOptions): Proceed =>
  async (passed, exchange) => {
    const step = await nextStepOf(passed, limits.addressKey(exchange.request.ip))
    return step ?? { nextStep: 'SIGNED_IN', accessToken: await enter(passed.userId, exchange) }
  }
