import { HOUR_MS } from '@taplet/base/time'
import { type InboxWebhook, OLD_SECRET_HOURS, type WebhookDelivery, type WebhookEvent } from '@taplet/contract'
import { webhookEvent } from '@taplet/contract/schemas'
import type { Language } from '@taplet/messages'
import { randomBytes } from 'node:crypto'
import type { Database } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/errors/app-error.ts'
import { findDestination, type OutboundRules } from '../../../platform/outbound/destination.ts'
import type { Deliver } from './deliver.ts'
import type { Seal } from '../../../platform/seal.ts'
import * as store from './store.ts'
import { messages } from '../messages/messages.ts'

const SECRET_BYTES = 32
const SHOWN_DELIVERIES = 50
/** Tests in a minute: the button must not be usable to send requests to strangers. */
const TESTS_A_MINUTE = 5

export interface WebhookDependencies {
  db: Database
  rules: OutboundRules
  seal: Seal
  deliver: Pick<Deliver, 'attempt' | 'sendAgain'>
  newId: () => string
  clock: () => Date
  language: Language
}

interface Wanted {
  url: string
  events: readonly WebhookEvent[]
  isOn: boolean
}

/** The webhook of an account. */
export function createWebhooks({ db, rules, seal, deliver, newId, clock, language }: WebhookDependencies) {
  /** The same check as before every delivery (F15); a host that cannot be resolved now may be later. */
  async function requirePublic(url: string): Promise<void> {
    const refuse = () => new AppError('WEBHOOK_ADDRESS_REFUSED', { field: 'url' })
    if (!URL.canParse(url)) throw refuse()
    const parsed = new URL(url)
    const destination = await findDestination(parsed, rules)
    const port = parsed.port || (parsed.protocol === 'https:' ? '443' : '80')
    const isAllowed = 'address' in destination && rules.allowed.has(`${destination.address}:${port}`)
    if ('refused' in destination || (parsed.protocol !== 'https:' && !isAllowed)) throw refuse()
  }

  async function require(accountId: string): Promise<store.WebhookRow> {
    const row = await store.find(accountId, db)
    if (!row) throw new AppError('NOT_FOUND')
    return row
  }

  const newSecret = (): string => `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`

  return {
    async find(accountId: string): Promise<InboxWebhook | null> {
      const row = await store.find(accountId, db)
      return row ? toWebhook(row) : null
    },

    /** The secret is returned only right after it was created. */
    async save(accountId: string, { url, events, isOn }: Wanted): Promise<{ webhook: InboxWebhook; secret?: string }> {
      await requirePublic(url)
      const isNew = (await store.find(accountId, db)) === undefined
      const secret = newSecret()
      const row = await store.upsert(
        {
          account_id: accountId,
          url: new URL(url).href,
          state: isOn ? 'ON' : 'OFF',
          events: [...new Set(events)],
          secret: seal.close(secret),
        },
        db,
      )
      return { webhook: toWebhook(row), ...(isNew && { secret }) }
    },

    async rotate(accountId: string): Promise<{ webhook: InboxWebhook; secret: string }> {
      const { secret: old } = await require(accountId)
      const secret = newSecret()
      const until = new Date(clock().getTime() + OLD_SECRET_HOURS * HOUR_MS)
      const values = { secret: seal.close(secret), old_secret: old, old_secret_until: until }
      const row = await store.update(accountId, values, db)
      if (!row) throw new AppError('NOT_FOUND')
      return { webhook: toWebhook(row), secret }
    },

    /** Sends now, whether it is on or off; the result is not counted. */
    async test(accountId: string): Promise<WebhookDelivery> {
      const row = await require(accountId)
      const lately = new Date(clock().getTime() - 60_000)
      if ((await store.countTests(accountId, lately, db)) >= TESTS_A_MINUTE)
        throw new AppError('TOO_MANY_REQUESTS', { retryAfter: 60 })
      const message = {
        messageId: `msg_${newId()}`,
        event: store.TEST_EVENT,
        at: clock().toISOString(),
        data: { hello: messages(language)('webhookTest') },
      }
      return toDelivery(await deliver.attempt(row, message, 1))
    },

    async sendAgain(accountId: string, deliveryId: string): Promise<void> {
      const row = await require(accountId)
      if (row.state !== 'ON') throw new AppError('BAD_REQUEST', { message: messages.later('webhookIsOff') })
      if (!(await deliver.sendAgain(row, deliveryId))) throw new AppError('NOT_FOUND')
    },

    async listDeliveries(accountId: string): Promise<WebhookDelivery[]> {
      return (await store.listDeliveries(accountId, SHOWN_DELIVERIES, db)).map(toDelivery)
    },

    delete: (accountId: string): Promise<void> => store.remove(accountId, db),
  }
}
export type Webhooks = ReturnType<typeof createWebhooks>

const STATES = ['ON', 'OFF', 'FAILING'] as const
const OUTCOMES = ['DELIVERED', 'FAILED', 'REFUSED'] as const

const toWebhook = (row: store.WebhookRow): InboxWebhook => ({
  url: row.url,
  state: STATES.find((state) => state === row.state) ?? 'OFF',
  events: webhookEvent.options.filter((event) => row.events.includes(event)),
  failuresInARow: row.failures_in_row,
  createdAt: row.created_at.toISOString(),
})

const toDelivery = (row: store.DeliveryRow): WebhookDelivery => ({
  deliveryId: row.delivery_id,
  event: row.event,
  attempt: row.attempt,
  outcome: OUTCOMES.find((outcome) => outcome === row.outcome) ?? 'FAILED',
  status: row.status,
  message: row.message,
  durationMs: row.duration_ms,
  at: row.created_at.toISOString(),
  canSendAgain: row.data !== null,
})
