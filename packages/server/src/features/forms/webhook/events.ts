import type { WebhookEvent } from '@taplet/contract'
import type { Executor } from '../../../platform/db/database.ts'

/** Has the account's webhook told, if it has one that wants this, once the transaction is committed. */
export type TellEvent = (accountId: string, event: WebhookEvent, data: object, trx: Executor) => Promise<void>
