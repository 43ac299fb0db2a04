import { analyticsCalls, analyticsToolCalls } from '@taplet/contract/schemas'
import { Readable } from 'node:stream'
import { csvFile, csvWriter } from '../../platform/http/csv.ts'
import { AppError } from '../../platform/http/errors/app-error.ts'
import type { Bind } from '../../platform/http/bind.ts'
import { succeed } from '../../platform/http/succeed.ts'
import { requestLanguageOf } from '../../platform/http/request-language.ts'
import type { Counts } from './counts/service.ts'
import { reportTables } from './export/tables.ts'
import type { Live } from './live/service.ts'
import type { Reports } from './service.ts'
import type { Shares } from './shares/service.ts'

export interface AnalyticsServices {
  counts: Counts
  reports: Reports
  live: Live
  shares: Shares
  /** Notifies of the zone in which an account looks at its reports. */
  learnZone: (accountId: string, zone: string) => Promise<void>
  /** Returns the seconds until this address may open a shared report; 0 when it may. */
  takeReading: (address: string) => number
}

// The calls about mails are bound in mail/.
const { getMail: _getMail, updateMail: _updateMail, ...calls } = analyticsToolCalls

export function analyticsRoutes(bind: Bind, services: AnalyticsServices): void {
  const { counts, reports, live, shares, learnZone, takeReading } = services
  bind('analytics', analyticsCalls, {
    visits: async ({ account, input }) => succeed(await counts.visits(account.accountId, input.timezone)),
    notifications: () => succeed(counts.notifications()),
    tags: async ({ account, input }) => succeed(await counts.tags(account.accountId, input.timezone)),
  })
  bind('analytics', calls, {
    report: async ({ account, input, request }) => {
      const report = await reports.report(account.accountId, input, requestLanguageOf(request))
      if (report.timezone !== 'UTC') await learnZone(account.accountId, report.timezone)
      return succeed({ report })
    },
    reportCsv: async ({ account, input: { table, ...query }, request }) => {
      const language = requestLanguageOf(request)
      const report = await reports.report(account.accountId, query, language)
      const { headings, rows } = reportTables[table](report, language)
      return csvFile(`${table}-${query.from}-${query.to}.csv`, Readable.from(rows).pipe(csvWriter(headings)))
    },
    live: async ({ account, input }) => succeed(await live(account.accountId, input)),
    getShare: async ({ account, input }) => succeed({ share: await shares.find(account.accountId, input) }),
    createShare: async ({ account, input }) => succeed({ share: await shares.create(account.accountId, input) }),
    deleteShare: async ({ account, input }) => {
      await shares.end(account.accountId, input)
      return succeed({})
    },
    shared: async ({ input: { shareId, ...days }, request }) => {
      const retryAfter = takeReading(request.ip)
      if (retryAfter > 0) throw new AppError('TOO_MANY_REQUESTS', { retryAfter })
      return succeed({ report: await shares.read(shareId, days, requestLanguageOf(request)) })
    },
  })
}
