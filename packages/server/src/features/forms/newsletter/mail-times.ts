import { DAY_MS, HOUR_MS, MINUTE_MS } from '@taplet/base/time'
import { CONFIRM_DAYS } from '@taplet/contract'
import type { Executor } from '../../../platform/db/database.ts'
import * as store from './store.ts'

/** Minimum time between two mails about one sign-up. */
const AGAIN_MS = { ASKED: 5 * MINUTE_MS, CONFIRMED: DAY_MS } as const
/** A second tap or a repeated request means the same as the first, whose mail is on its way. */
const SAME_WISH_MS = MINUTE_MS
/** Mails to one person in an hour, for all newsletters together: forms must not be usable to flood a mailbox. */
const MAILS_AN_HOUR = 5

type Row = store.SubscriberRow

/** Returns the mail's topic: a request to confirm, or a note that the person is already on the list. */
function topicOf({ state, again_at: againAt }: Row): keyof typeof AGAIN_MS | undefined {
  if (state === 'CONFIRMED') return 'CONFIRMED'
  return state === 'WAITING' || (state === 'UNSUBSCRIBED' && againAt !== null) ? 'ASKED' : undefined
}

/** Whether the last mail still answers the current sign-up. After unsubscribing a new one is needed. */
function isAnswered({ mailed_at: mailedAt, unsubscribed_at: leftAt }: Row, now: Date): boolean {
  if (mailedAt === null || now.getTime() - mailedAt.getTime() >= SAME_WISH_MS) return false
  return leftAt === null || leftAt < mailedAt
}

/**
 * Returns when the person may be mailed about this sign-up, now or later; undefined when no mail is due, or none may be
 * sent for longer than a sign-up waits for its confirmation.
 */
export async function mailTime(row: Row, now: Date, db: Executor): Promise<Date | undefined> {
  const topic = topicOf(row)
  if (!topic || isAnswered(row, now)) return undefined
  const fifthLast = await store.mailedBefore(row, MAILS_AN_HOUR, db)
  const quietUntil = await store.quietUntil(row.account_id, row.email_hash, db)
  const times = [
    now.getTime(),
    row.mailed_at ? row.mailed_at.getTime() + AGAIN_MS[topic] : 0,
    fifthLast ? fifthLast.getTime() + HOUR_MS : 0,
    quietUntil?.getTime() ?? 0,
  ]
  const time = Math.max(...times)
  return time < now.getTime() + CONFIRM_DAYS * DAY_MS ? new Date(time) : undefined
}
