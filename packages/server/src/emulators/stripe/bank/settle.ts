import type { Bank } from './bank.ts'
import { fail, succeed } from './pay.ts'

const NOT_PAID = {
  kind: 'DECLINED',
  code: 'card_declined',
  declineCode: 'generic_decline',
  message: 'Your bank did not approve the payment.',
} as const

/** Ends the payments whose bank has decided by now; returns whether there were any. */
export function settle(bank: Bank): boolean {
  const due = Object.entries(bank.ledger.deciding).filter(([, { at }]) => at <= bank.now())
  for (const [intentId, { succeeds }] of due) {
    delete bank.ledger.deciding[intentId]
    const found = bank.ledger.intents[intentId]
    if (!found || found.thing.status !== 'processing') continue
    if (succeeds) succeed(bank, found.accountId, found.thing)
    else fail(bank, found.accountId, found.thing, NOT_PAID)
  }
  return due.length > 0
}
