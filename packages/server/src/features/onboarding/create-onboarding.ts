import { onboardingCalls } from '@taplet/contract/schemas'
import type { Database } from '../../platform/db/database.ts'
import type { Bind } from '../../platform/http/bind.ts'
import { succeed } from '../../platform/http/succeed.ts'
import { createOnboardingService } from './service.ts'

/** The checklist of first steps. The database notes each step when it is taken (0057-onboarding.sql). */
export function createOnboarding({ db }: { db: Database }) {
  const service = createOnboardingService(db)
  return {
    routes: (bind: Bind): void =>
      bind('onboarding', onboardingCalls, {
        fetch: async ({ account }) => succeed({ onboarding: await service.find(account.accountId) }),
        recordShare: async ({ account }) => succeed({ onboarding: await service.recordShare(account.accountId) }),
        putAway: async ({ account, input }) =>
          succeed({ onboarding: await service.putAway(account.accountId, input.isPutAway) }),
      }),
  }
}
