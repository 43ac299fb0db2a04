import { API_PREFIX, ORDERS_EXPORT_PATH, type OrdersFilter } from '@taplet/contract'
import { orderCalls, ordersExportQuery, payoutCalls } from '@taplet/contract/schemas'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../../../platform/http/errors/app-error.ts'
import type { Authenticate, Bind } from '../../../platform/http/bind.ts'
import { sendCsv } from '../../../platform/http/csv.ts'
import { succeed } from '../../../platform/http/succeed.ts'
import type { Payouts } from '../payouts/service.ts'
import type { OrderChanges } from './change-service.ts'
import { exportCsv } from './export.ts'
import type { OrderReading } from './read-service.ts'

interface SellingServices {
  reading: OrderReading
  changes: OrderChanges
  payouts: Payouts
  /** Ours, as the one who asks sees it. */
  originOf: (request: FastifyRequest) => string
}

/** What merchants call who sell on their slides. */
export function sellingRoutes(bind: Bind, { reading, changes, payouts, originOf }: SellingServices): void {
  bind('payouts', payoutCalls, {
    fetch: async ({ account }) => succeed({ account: await payouts.fetch(account.accountId) }),
    connect: async ({ account, input, request }) =>
      succeed({ url: await payouts.connect(account.accountId, input.returnPath, originOf(request)) }),
    disconnect: async ({ account }) => succeed({ account: await payouts.disconnect(account.accountId) }),
  })
  bind('orders', orderCalls, {
    list: async ({ account, input }) => succeed(await reading.list(account.accountId, input)),
    counts: async ({ account }) => succeed({ counts: await reading.counts(account.accountId) }),
    markDone: async ({ account, input: { ids, isDone } }) =>
      succeed({ results: await changes.markDone(account.accountId, ids, isDone) }),
    refund: async ({ account, input }) => succeed({ order: await changes.refund(account.accountId, input) }),
  })
}

/** The file: not a call, as it answers no JSON. */
export function addOrdersExport(
  server: FastifyInstance,
  authenticate: Authenticate,
  { reading, publicUrl }: { reading: OrderReading; publicUrl: string },
): void {
  server.get<{ Querystring: OrdersFilter }>(
    API_PREFIX + ORDERS_EXPORT_PATH,
    {
      schema: {
        operationId: 'orders.export',
        tags: ['orders'],
        summary: 'The orders that match, as a CSV file. No cell of it runs as a formula',
        security: [{ bearer: [] }, { cookie: [] }],
        querystring: ordersExportQuery,
      },
    },
    async (request, reply) => {
      const account = await authenticate(request)
      if (!account) throw new AppError('UNAUTHORIZED')
      return sendCsv(reply, 'orders.csv', exportCsv({ reading, publicUrl }, account.accountId, request.query))
    },
  )
}
