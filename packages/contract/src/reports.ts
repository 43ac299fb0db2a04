/** Entry point: analytics. Apart from `contract`, so that the dashboard's first screen does not carry it. */
import { analyticsCalls } from './visits/analytics.ts'
import { analyticsToolCalls } from './visits/analytics-tools.ts'

export {
  type AnalyticsMail,
  type AnalyticsReport,
  type AnalyticsShare,
  type AnalyticsShareLink,
  type AnalyticsSubject,
  type AnalyticsTotals,
  type FunnelSlide,
  MAX_REPORT_DAYS,
  REPORT_CSV_PATH,
  reportCsvQuery,
  type ReportQuery,
  type ReportTable,
  reportTable,
} from './visits/analytics-tools.ts'

/** What the server binds beyond the specification's calls. */
export const reportTools = { analytics: analyticsToolCalls } as const

/** All calls about visits, as a client wants them. */
export const reports = { analytics: { ...analyticsCalls, ...analyticsToolCalls } } as const
export type Reports = typeof reports
