import { type AnalyticsReport, API_PREFIX, REPORT_CSV_PATH, type ReportQuery } from '@taplet/contract'
import { reportCsvQuery } from '@taplet/contract/schemas'
import type { FastifyInstance } from 'fastify'
import { Readable } from 'node:stream'
import type { z } from 'zod'
import { AppError } from '../../../platform/http/errors/app-error.ts'
import type { Authenticate } from '../../../platform/http/bind.ts'
import { csvWriter, sendCsv } from '../../../platform/http/csv.ts'
import { reportTables } from './tables.ts'

interface ExportDependencies {
  authenticate: Authenticate
  report: (accountId: string, query: ReportQuery) => Promise<AnalyticsReport>
}

/** The file: not a call, as it answers no JSON. */
export function addReportFile(server: FastifyInstance, { authenticate, report }: ExportDependencies): void {
  server.get<{ Querystring: z.output<typeof reportCsvQuery> }>(
    API_PREFIX + REPORT_CSV_PATH,
    {
      schema: {
        operationId: 'analytics.reportCsv',
        tags: ['analytics'],
        summary: 'A table of a report as a CSV file. No cell of it runs as a formula',
        security: [{ bearer: [] }, { cookie: [] }],
        querystring: reportCsvQuery,
      },
    },
    async (request, reply) => {
      const account = await authenticate(request)
      if (!account) throw new AppError('UNAUTHORIZED')
      const { table, ...query } = request.query
      const { headings, rows } = reportTables[table](await report(account.accountId, query))
      return sendCsv(reply, `${table}-${query.from}-${query.to}.csv`, Readable.from(rows).pipe(csvWriter(headings)))
    },
  )
}
