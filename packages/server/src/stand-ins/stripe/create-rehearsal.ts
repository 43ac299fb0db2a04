import type { FastifyInstance } from 'fastify'
import { join, resolve } from 'node:path'
import type { OwnFetch } from '../../platform/http/own-fetch.ts'
import type { PaymentKeys } from '../../platform/payments/payment-keys.ts'
import type { StripePlace } from '../../platform/payments/stripe/stripe-place.ts'
import { addStripeApi } from './api/routes.ts'
import { openBank } from './bank/open-bank.ts'
import { addBrowserFiles } from './browser/routes.ts'
import { rehearsalKeys } from './keys.ts'
import { addStandInPages } from './pages/routes.ts'
import { rehearsalPlace } from './place.ts'

interface RehearsalOptions {
  dataDir: string
  ownFetch: OwnFetch
  /** Hashes with the secret of this installation. */
  sign: (text: string) => string
  onError: (error: unknown, about: string) => void
  /** In milliseconds. */
  clock?: () => number
}

export interface StripeRehearsal {
  keys: PaymentKeys
  place: StripePlace
  addRoutes: (server: FastifyInstance) => void
}

/** Plays Stripe's part while there are no keys, over HTTP: its API, its script for browsers, its pages and its events. */
export function createStripeRehearsal(options: RehearsalOptions): StripeRehearsal {
  const { dataDir, ownFetch, sign, onError, clock = Date.now } = options
  const keys = rehearsalKeys(sign)
  return {
    keys,
    place: rehearsalPlace(ownFetch),
    addRoutes: (server) => {
      const bank = openBank({
        file: join(resolve(dataDir), 'stripe-rehearsal.json'),
        webhookSecret: keys.webhookSecret,
        ownFetch,
        onError,
        clock,
      })
      server.addHook('onReady', async () => bank.start())
      server.addHook('onClose', async () => bank.stop())
      addStripeApi(server, { bank, keys })
      addBrowserFiles(server)
      addStandInPages(server, bank)
    },
  }
}
