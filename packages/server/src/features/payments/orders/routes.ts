import { orderCalls, payoutCalls } from '@taplet/contract/schemas'
import type { FastifyRequest } from 'fastify'
import type { Bind } from '../../../platform/http/bind.ts'
import { csvFile } from '../../../platform/http/csv.ts'
import { requestLanguageOf } from '../../../platform/http/request-language.ts'
import { succeed } from '../../../platform/http/succeed.ts'
import type { Payouts } from '../payouts/service.ts'
import type { OrderChanges } from './change-service.ts'
import { exportCsv } from './export.ts'
import type { OrderReading } from './read-service.ts'

interface SellingServices {
  reading: OrderReading
  changes: OrderChanges
  payouts: Payouts
  /** Returns our origin as the client sees it. */
  originOf: (request: FastifyRequest) => string
  publicUrl: string
}

/** Calls of merchants who sell on their slides. */
export function sellingRoutes(bind: Bind, { reading, changes, payouts, originOf, publicUrl }: SellingServices): void {
  bind('payouts', payoutCalls, {
    fetch: async ({ account }) => succeed({ account: await payouts.fetch(account.accountId) }),
    connect: async ({ account, input, request }) =>
      succeed({ url: await payouts.connect(account.accountId, input.returnPath, originOf(request)) }),
    disconnect: async ({ account }) => succeed({ account: await payouts.disconnect(account.accountId) }),
  })
  bind('orders', orderCalls, {
    list: async ({ account, input }) => succeed(await reading.list(account.accountId, input)),
    counts: async ({ account, input }) =>
      succeed({ counts: await reading.counts(account.accountId, input.experienceId) }),
    markDone: async ({ account, input: { ids, isDone } }) =>
      succeed({ results: await changes.markDone(account.accountId, ids, isDone) }),
    refund: async ({ account, input }) => succeed({ order: await changes.refund(account.accountId, input) }),
    export: ({ account, input, request }) => {
      const dependencies = { reading, publicUrl, language: requestLanguageOf(request) }
      return csvFile('orders.csv', exportCsv(dependencies, account.accountId, input))
    },
  })
}
