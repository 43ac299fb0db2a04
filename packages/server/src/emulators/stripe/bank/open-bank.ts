import { randomBytes } from 'node:crypto'
import type { OwnFetch } from '../../../platform/http/own-fetch.ts'
import { createDeliveries } from '../events/deliveries.ts'
import { makeBillingEvent, makeEvent } from '../events/make-event.ts'
import type { Bank } from './bank.ts'
import { createLedgerFile, readLedger } from './ledger-file.ts'
import { moveTime } from '../billing/move-time.ts'
import { settle } from './settle.ts'

interface BankOptions {
  file: string
  /** Of the endpoints for connected accounts, and for our own. */
  webhookSecret: string
  billingSecret: string
  ownFetch: OwnFetch
  onError: (error: unknown, about: string) => void
  clock: () => number
}

const LOOK_EVERY_MS = 500

/** Opens the ledger file and starts what happens by itself: delayed bank decisions, deliveries of events. */
export function openBank({ file, webhookSecret, billingSecret, ownFetch, onError, clock }: BankOptions): Bank {
  const ledger = readLedger(file)
  const { save: write, rest } = createLedgerFile(file, ledger)
  const now = (): number => Math.floor(clock() / 1000)
  const newId = (prefix: string): string =>
    `${prefix}_${randomBytes(18).toString('base64url').replaceAll(/[-_]/g, '0')}`
  const deliveries = createDeliveries({ ledger, webhookSecret, billingSecret, ownFetch, clock, write })
  let timer: NodeJS.Timeout | undefined

  const bank: Bank = {
    ledger,
    now,
    newId,
    tell: (accountId, data) => {
      const event = makeEvent({ id: newId('evt'), created: now(), accountId, ...data })
      ledger.deliveries.push({ eventId: event.id, body: JSON.stringify(event), attempts: 0 })
    },
    announce: (data) => {
      const event = makeBillingEvent({ id: newId('evt'), created: now(), ...data })
      ledger.deliveries.push({ eventId: event.id, body: JSON.stringify(event), attempts: 0, endpoint: 'BILLING' })
    },
    save: async () => {
      await write()
      deliveries.send()
    },
    delivered: deliveries.rest,
    start: () => {
      timer = setInterval(() => {
        const hasSettled = settle(bank)
        if (moveTime(bank) || hasSettled)
          bank.save().catch((error: unknown) => onError(error, 'the sandbox of payments cannot be kept'))
      }, LOOK_EVERY_MS).unref()
      deliveries.send()
    },
    stop: async () => {
      clearInterval(timer)
      await deliveries.stop()
      await rest()
    },
  }
  return bank
}
