import { DAY_MS } from '@taplet/base/time'
import type { Language, Message } from '@taplet/messages'
import { type AnalyticsReport, type AnalyticsSubject, MAX_REPORT_DAYS, type ReportQuery } from '@taplet/contract'
import type { Database } from '../../platform/db/database.ts'
import { AppError } from '../../platform/http/errors/app-error.ts'
import { readDay } from '../../platform/zoned-days.ts'
import { createReport } from './report/create-report.ts'
import { createPeriod, type PeriodQuery } from './report/period.ts'
import { findSubject } from './subjects/store.ts'
import { messages } from './messages/messages.ts'

/** Outside these years there were no visits, and calendar data is uncertain. */
const [FIRST_YEAR, LAST_YEAR] = ['2000', '2200']

function requireDays({ from, to }: PeriodQuery): void {
  const refuse = (field: string, message: Message): never => {
    throw new AppError('BAD_REQUEST', { field, message })
  }
  if (from < FIRST_YEAR) refuse('from', messages.later('daysTooEarly', { firstYear: FIRST_YEAR }))
  if (to >= LAST_YEAR) refuse('to', messages.later('daysTooLate', { lastYear: LAST_YEAR }))
  if (from > to) refuse('to', messages.later('lastDayBeforeFirst'))
  const count = (readDay(to) - readDay(from)) / DAY_MS + 1
  if (count > MAX_REPORT_DAYS) refuse('to', messages.later('tooManyDays', { maxReportDays: MAX_REPORT_DAYS }))
}

/** Reports about the instant apps and links of an account. */
export function createReports(db: Database, clock: () => Date = () => new Date()) {
  async function requireSubject(accountId: string, subject: AnalyticsSubject) {
    const row = await findSubject(accountId, subject, db)
    if (!row) throw new AppError('NOT_FOUND')
    return row
  }

  return {
    requireSubject,

    async report(accountId: string, { kind, id, ...query }: ReportQuery, language: Language): Promise<AnalyticsReport> {
      requireDays(query)
      const subject = { kind, id }
      const row = await requireSubject(accountId, subject)
      return createReport({ subject, row, accountId, period: createPeriod(query), language, now: clock() }, db)
    },
  }
}
export type Reports = ReturnType<typeof createReports>
