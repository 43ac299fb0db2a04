import type { WebhookEvent } from '@taplet/contract'
import type { Executor } from '../../../platform/db/database.ts'

/** Sends an event to the account's webhook, if it subscribes to it, once the transaction is committed. */
export type TellEvent = (accountId: string, event: WebhookEvent, data: object, trx: Executor) => Promise<void>
