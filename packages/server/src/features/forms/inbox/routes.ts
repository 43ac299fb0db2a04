import { inboxCalls } from '@taplet/contract/schemas'
import type { Bind } from '../../../platform/http/bind.ts'
import { csvFile } from '../../../platform/http/csv.ts'
import { requestLanguageOf } from '../../../platform/http/request-language.ts'
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
  publicUrl: string
}

const FILE_NAMES = { REVIEW: 'reviews.csv', SUBSCRIBER: 'subscribers.csv' } as const

export const inboxRoutes = (bind: Bind, { reading, changes, digests, webhooks, publicUrl }: InboxServices): void =>
  bind('inbox', inboxCalls, {
    list: async ({ account, input }) => succeed(await reading.list(account.accountId, input)),
    counts: async ({ account, input }) => {
      const counts = await reading.counts(account.accountId, { ...input, timezone: input.timezone ?? 'UTC' })
      if (input.timezone !== undefined) await digests.begin(account.accountId, input.timezone)
      return succeed(counts)
    },
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
    export: ({ account, input, request }) => {
      const dependencies = { reading, publicUrl, language: requestLanguageOf(request) }
      return csvFile(FILE_NAMES[input.kind], exportCsv(dependencies, account.accountId, input))
    },
  })
