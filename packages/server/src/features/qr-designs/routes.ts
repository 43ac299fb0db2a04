import { printCalls, qrDesignCalls, qrToolCalls } from '@taplet/contract/schemas'
import { AppError } from '../../platform/http/errors/app-error.ts'
import type { Bind } from '../../platform/http/bind.ts'
import { succeed } from '../../platform/http/succeed.ts'
import type { Allowances } from '../../platform/limits/allowances.ts'
import type { StartLongJob } from '../../platform/jobs/long-work.ts'
import type { Codes } from './codes.ts'
import type { Database } from '../../platform/db/database.ts'
import { fileHandlers } from './files/file-handlers.ts'
import { printHandlers } from './print/print-handlers.ts'
import type { QrDesignService } from './service.ts'

interface QrDesignParts {
  db: Database
  service: QrDesignService
  codes: Codes
  checks: Allowances
  startJob: StartLongJob
}

/** `checks` limits an account's checks: each takes a second of CPU time. */
export function qrDesignRoutes(bind: Bind, { db, service, codes, checks, startJob }: QrDesignParts): void {
  const take = (accountId: string): void => {
    if (checks.take(accountId, 1) === 0) throw new AppError('TOO_MANY_REQUESTS', { retryAfter: checks.secondsLeft() })
  }
  bind('qrDesigns', qrDesignCalls, {
    fetchAll: async ({ account }) => succeed({ qrDesignData: await service.list(account.accountId) }),
    update: async ({ account, input }) => {
      take(account.accountId)
      return succeed({ qrDesignData: await service.save(account.accountId, input) })
    },
    delete: async ({ account, input }) => {
      await service.delete(account.accountId, input.qrDesignId)
      return succeed({})
    },
  })
  bind('qrDesigns', qrToolCalls, {
    check: async ({ account, input: { clientConfig, logo, tagId } }) => {
      take(account.accountId)
      return succeed({ check: await service.check(account.accountId, clientConfig, logo, tagId) })
    },
    restore: async ({ account, input }) => {
      await service.restore(account.accountId, input.ids)
      return succeed({})
    },
    ...fileHandlers(codes, startJob),
  })
  bind('qrDesigns', printCalls, printHandlers({ db, codes, unsavedLook: service.unsavedLook }))
}
