import { closingCalls } from '@taplet/contract/schemas'
import type { FastifyRequest } from 'fastify'
import type { Bind } from '../../platform/http/bind.ts'
import { requestLanguageOf } from '../../platform/http/request-language.ts'
import { succeed } from '../../platform/http/succeed.ts'
import type { StartLongJob } from '../../platform/jobs/long-work.ts'
import type { ClosingService } from './service.ts'

export interface ClosingRouteDependencies {
  startJob: StartLongJob
  /** Throws unless the person proves who they are, by their password or as they did a moment ago. */
  requireProof: (personId: string, password: string, request: FastifyRequest) => Promise<void>
  ordersRetentionYears: number
}

export const closingRoutes = (
  bind: Bind,
  service: ClosingService,
  { startJob, requireProof, ordersRetentionYears }: ClosingRouteDependencies,
): void =>
  bind('account', closingCalls, {
    fetchClosing: async ({ account }) => succeed({ ...(await service.fetch(account.accountId)), ordersRetentionYears }),
    close: async ({ account, input, request }) => {
      await requireProof(account.personId, input.password, request)
      return succeed({ closing: await service.close(account.accountId, input) })
    },
    bringBack: async ({ account }) => {
      await service.bringBack(account.accountId)
      return succeed({})
    },
    export: async ({ account, input: { timezone }, request }) => {
      const order = { accountId: account.accountId, language: requestLanguageOf(request), input: { timezone } }
      return succeed({ job: await startJob('ACCOUNT_EXPORT', order) })
    },
  })
