import { API_PREFIX, INBOX_EXPORT_PATH } from '@taplet/contract'
import { inboxCalls, inboxExportQuery } from '@taplet/contract/schemas'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { AppError } from '../../../platform/http/errors/app-error.ts'
import type { Authenticate, Bind } from '../../../platform/http/bind.ts'
import { sendCsv } from '../../../platform/http/csv.ts'
import { succeed } from '../../../platform/http/succeed.ts'
import type { Digests } from '../digest/digests.ts'
import type { Webhooks } from '../webhook/service.ts'
import type { InboxChanges } from './change-service.ts'
import { exportCsv } from './export.ts'
import type { InboxReading } from './read-service.ts'

export interface InboxServices {
  reading: InboxReading
  changes: InboxChanges
  digests: Digests
  webhooks: Webhooks
}

export const inboxRoutes = (bind: Bind, { reading, changes, digests, webhooks }: InboxServices): void =>
  bind('inbox', inboxCalls, {
    list: async ({ account, input }) => succeed(await reading.list(account.accountId, input)),
    counts: async ({ account, input }) => succeed(await reading.counts(account.accountId, input)),
    origins: async ({ account, input }) => succeed(await reading.origins(account.accountId, input.kind)),
    moderate: async ({ account, input: { ids, state } }) =>
      succeed({ results: await changes.moderate(account.accountId, ids, state) }),
    markSpam: async ({ account, input: { ids, isSpam } }) =>
      succeed({ results: await changes.markSpam(account.accountId, ids, isSpam) }),
    markRead: async ({ account: { accountId }, input: { ids, isRead } }) => {
      await changes.markRead(accountId, ids, isRead)
      return succeed({ unread: await reading.unread(accountId) })
    },
    reply: async ({ account, input: { id, reply } }) =>
      succeed({ review: await changes.reply(account.accountId, id, reply) }),
    delete: async ({ account, input }) => succeed({ results: await changes.delete(account.accountId, input.ids) }),
    deletePerson: async ({ account, input }) =>
      succeed({ deleted: await changes.deletePerson(account.accountId, input.email) }),
    getSettings: async ({ account: { accountId } }) =>
      succeed({ digest: await digests.find(accountId), webhook: await webhooks.find(accountId) }),
    saveDigest: async ({ account, input }) => succeed({ digest: await digests.save(account.accountId, input) }),
    saveWebhook: async ({ account, input }) => succeed(await webhooks.save(account.accountId, input)),
    rotateWebhookSecret: async ({ account }) => succeed(await webhooks.rotate(account.accountId)),
    testWebhook: async ({ account }) => succeed({ delivery: await webhooks.test(account.accountId) }),
    deleteWebhook: async ({ account }) => {
      await webhooks.delete(account.accountId)
      return succeed({})
    },
    sendAgain: async ({ account, input }) => {
      await webhooks.sendAgain(account.accountId, input.deliveryId)
      return succeed({})
    },
    getDeliveries: async ({ account }) => succeed({ deliveries: await webhooks.listDeliveries(account.accountId) }),
  })

const FILE_NAMES = { REVIEW: 'reviews.csv', SUBSCRIBER: 'subscribers.csv' } as const

/** The file: not a call, as it answers no JSON. */
export function addExportRoute(
  server: FastifyInstance,
  authenticate: Authenticate,
  { reading, publicUrl }: { reading: InboxReading; publicUrl: string },
): void {
  server.get<{ Querystring: z.output<typeof inboxExportQuery> }>(
    API_PREFIX + INBOX_EXPORT_PATH,
    {
      schema: {
        operationId: 'inbox.export',
        tags: ['inbox'],
        summary: 'The reviews or the sign-ups that match, as a CSV file. No cell of it runs as a formula',
        security: [{ bearer: [] }, { cookie: [] }],
        querystring: inboxExportQuery,
      },
    },
    async (request, reply) => {
      const account = await authenticate(request)
      if (!account) throw new AppError('UNAUTHORIZED')
      const csv = exportCsv({ reading, publicUrl }, account.accountId, request.query)
      return sendCsv(reply, FILE_NAMES[request.query.kind], csv)
    },
  )
}
