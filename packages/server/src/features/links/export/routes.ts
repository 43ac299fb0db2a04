import { API_PREFIX, LINKS_EXPORT_PATH, LINKS_TEMPLATE_PATH } from '@taplet/contract'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { AppError } from '../../../platform/http/errors/app-error.ts'
import type { Authenticate } from '../../../platform/http/bind.ts'
import { sendCsv } from '../../../platform/http/csv.ts'
import { importColumns } from '../import/columns.ts'
import { type ExportedLinks, exportCsv, templateCsv } from './export.ts'

interface ExportDependencies {
  authenticate: Authenticate
  read: (accountId: string, timezone: string) => Promise<ExportedLinks>
}

const exportQuery = z.object({ timezone: z.string().max(64).default('UTC') })
const security = [{ bearer: [] }, { cookie: [] }]

/** Files: no calls, as they answer no JSON. */
export function addExportRoutes(server: FastifyInstance, { authenticate, read }: ExportDependencies): void {
  server.get<{ Querystring: z.output<typeof exportQuery> }>(
    API_PREFIX + LINKS_EXPORT_PATH,
    {
      schema: {
        operationId: 'links.export',
        tags: ['links'],
        summary: 'All links with their scans, as a CSV file. No cell of it runs as a formula',
        security,
        querystring: exportQuery,
      },
    },
    async (request, reply) => {
      const account = await authenticate(request)
      if (!account) throw new AppError('UNAUTHORIZED')
      return sendCsv(reply, 'links.csv', exportCsv(await read(account.accountId, request.query.timezone)))
    },
  )
  server.get(
    API_PREFIX + LINKS_TEMPLATE_PATH,
    {
      schema: {
        operationId: 'links.importTemplate',
        tags: ['links'],
        summary: 'A CSV file with the columns of an import and two examples',
        security: [],
      },
    },
    async (_request, reply) => sendCsv(reply, 'links-to-import.csv', templateCsv(importColumns)),
  )
}
