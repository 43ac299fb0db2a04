import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@taplet/base/time'
import { webhookEvent } from '@taplet/contract/schemas'
import type { Language } from '@taplet/messages'
import { z } from 'zod'
import { messages } from '../messages/messages.ts'
import type { Database, Executor } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { Jobs } from '../../../platform/jobs/index.ts'
import type { TellEvent } from './events.ts'
import type { Seal } from '../../../platform/seal.ts'
import type { createSend, Message, Sent } from './send.ts'
import * as store from './store.ts'

export const WEBHOOK_JOB = 'forms.webhook'

/** The delay after each failed attempt; after the last one delivery is given up. */
const WAITS_MS = [
  5 * SECOND_MS,
  30 * SECOND_MS,
  2 * MINUTE_MS,
  10 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  6 * HOUR_MS,
  12 * HOUR_MS,
]
/** After this many failures in a row, over all messages and this long, nothing is sent until the owner acts. */
const FAILURES_TO_GIVE_UP = 25
const FAILING_TO_GIVE_UP_MS = 6 * HOUR_MS
const GONE = 410

const payload = z.object({
  accountId: z.string(),
  attempt: z.number().int(),
  message: z.object({
    messageId: z.string(),
    event: webhookEvent,
    at: z.string(),
    data: z.record(z.string(), z.unknown()),
  }),
})

interface DeliverDependencies {
  db: Database
  jobs: Pick<Jobs, 'enqueue'>
  seal: Seal
  send: ReturnType<typeof createSend>
  /** Notifies the owner that it was switched off. */
  notifyGivenUp: (accountId: string, url: string, reason: string) => Promise<void>
  newId: () => string
  clock: () => Date
  /** Of what is written down about deliveries. */
  language: Language
}

/** Returns the secrets that sign now: the new one and, for a while, the old one. Empty if they cannot be decrypted. */
export function secretsOf({ secret, old_secret, old_secret_until }: store.WebhookRow, seal: Seal, now: Date): string[] {
  const isOldValid = old_secret !== null && old_secret_until !== null && old_secret_until > now
  return [secret, ...(isOldValid ? [old_secret] : [])].flatMap((sealed) => seal.open(sealed) ?? [])
}

const unreadable: Sent = {
  outcome: 'FAILED',
  status: null,
  message: messages.later('webhook.secretUnreadable'),
  durationMs: 0,
}

/** Delivers events to webhooks by the job queue: at least once each, with growing delays after failures. */
export function createDeliver(dependencies: DeliverDependencies) {
  const { db, jobs, seal, send, notifyGivenUp, newId, clock, language } = dependencies
  const say = messages(language)

  /** One at a time for each account, failing ones after all others: nobody waits for another account's slow server. */
  const enqueue = (
    { account_id: accountId, failures_in_row: failures }: store.WebhookRow,
    message: Message,
    number: number,
    runAt: Date,
    trx?: Parameters<TellEvent>[3],
  ) =>
    jobs.enqueue(
      WEBHOOK_JOB,
      { accountId, attempt: number, message },
      { runAt, queue: `${WEBHOOK_JOB}:${accountId}`, priority: failures > 0 ? 1 : 0, ...(trx && { trx }) },
    )

  const tell: TellEvent = async (accountId, event, data, trx) => {
    const webhook = await store.find(accountId, trx)
    if (!webhook?.events.includes(event)) return
    const now = clock()
    const message = { messageId: `msg_${newId()}`, event, at: now.toISOString(), data }
    if (webhook.state === 'ON') await enqueue(webhook, message, 1, now, trx)
    else if (webhook.state === 'FAILING') await miss(accountId, message, trx)
  }

  /** Records what is not sent because deliveries have failed for so long. */
  async function miss(accountId: string, { messageId, event, at, data }: Message, trx: Executor): Promise<void> {
    const row = await store.logDelivery(
      {
        delivery_id: newId(),
        account_id: accountId,
        message_id: messageId,
        event,
        attempt: 1,
        outcome: 'FAILED',
        status: null,
        message: say('webhook.notSent'),
        duration_ms: 0,
        created_at: clock(),
      },
      trx,
    )
    await store.storePayload(row.delivery_id, at, data, trx)
  }

  /** Many failures in a minute are a busy day with a short outage; only failures over hours mean a dead address. */
  function isHopeless(status: number | null, failed: store.WebhookRow | undefined): boolean {
    if (status === GONE) return true
    if (!failed?.failing_since || failed.failures_in_row < FAILURES_TO_GIVE_UP) return false
    return clock().getTime() - failed.failing_since.getTime() >= FAILING_TO_GIVE_UP_MS
  }

  /** Sends now and records the result. */
  async function attempt(webhook: store.WebhookRow, message: Message, number: number): Promise<store.DeliveryRow> {
    const secrets = secretsOf(webhook, seal, clock())
    const sent = secrets.length === 0 ? unreadable : await send(webhook.url, secrets, message)
    const row = {
      delivery_id: newId(),
      account_id: webhook.account_id,
      message_id: message.messageId,
      event: message.event,
      attempt: number,
      outcome: sent.outcome,
      status: sent.status,
      message: sent.message(language),
      duration_ms: sent.durationMs,
      created_at: clock(),
    }
    return store.logDelivery(row, db)
  }

  async function giveUp(accountId: string, url: string, reason: string): Promise<void> {
    if (await store.giveUp(accountId, db)) await notifyGivenUp(accountId, url, reason)
  }

  return {
    tell,
    attempt,

    /** Queues a failed message again. */
    async sendAgain(webhook: store.WebhookRow, deliveryId: string): Promise<boolean> {
      return inTransaction(db, async (trx) => {
        const stored = await store.takePayload(webhook.account_id, deliveryId, trx)
        if (!stored) return false
        const { message_id: messageId, event, told_at: at, data } = stored
        const message = { messageId, event, at: at.toISOString(), data: z.record(z.string(), z.unknown()).parse(data) }
        await enqueue(webhook, message, 1, clock(), trx)
        return true
      })
    },

    /** The job. Failed deliveries are retried by a new job, so that the queue counts no failure. */
    async deliver(given: unknown): Promise<void> {
      const { accountId, message, attempt: number } = payload.parse(given)
      const webhook = await store.find(accountId, db)
      if (webhook?.state === 'FAILING') return miss(accountId, message, db)
      if (webhook?.state !== 'ON') return
      const delivery = await attempt(webhook, message, number)
      if (delivery.outcome === 'DELIVERED') {
        if (webhook.failures_in_row > 0) await store.update(accountId, { failures_in_row: 0, failing_since: null }, db)
        return
      }
      const failed = await store.addFailure(accountId, clock(), db)
      const wait = WAITS_MS[number - 1]
      const isOver = isHopeless(delivery.status, failed)
      if (isOver || wait === undefined) await store.storePayload(delivery.delivery_id, message.at, message.data, db)
      if (isOver) return giveUp(accountId, webhook.url, delivery.message)
      if (wait !== undefined && failed) await enqueue(failed, message, number + 1, new Date(clock().getTime() + wait))
    },
  }
}
export type Deliver = ReturnType<typeof createDeliver>
