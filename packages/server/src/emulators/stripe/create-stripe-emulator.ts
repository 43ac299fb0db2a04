import type { FastifyInstance } from 'fastify'
import { join, resolve } from 'node:path'
import type { OwnFetch } from '../../platform/http/own-fetch.ts'
import type { PaymentKeys } from '../../platform/payments/payment-keys.ts'
import type { StripeEndpoint } from '../../platform/payments/stripe/stripe-endpoint.ts'
import { addStripeApi } from './api/routes.ts'
import { openBank } from './bank/open-bank.ts'
import { addBrowserFiles } from './browser/routes.ts'
import { emulatorKeys } from './keys.ts'
import { addEmulatorPages } from './pages/routes.ts'
import { emulatorEndpoint } from './emulator-endpoint.ts'

interface EmulatorOptions {
  dataDir: string
  ownFetch: OwnFetch
  /** Hashes with the secret of this installation. */
  sign: (text: string) => string
  onError: (error: unknown, about: string) => void
  /** In milliseconds. */
  clock?: () => number
}

export interface StripeEmulator {
  keys: PaymentKeys
  place: StripeEndpoint
  addRoutes: (server: FastifyInstance) => void
}

/** Emulates Stripe over HTTP while there are no keys: its API, its browser script, its pages and its events. */
export function createStripeEmulator(options: EmulatorOptions): StripeEmulator {
  const { dataDir, ownFetch, sign, onError, clock = Date.now } = options
  const keys = emulatorKeys(sign)
  return {
    keys,
    place: emulatorEndpoint(ownFetch),
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
      addEmulatorPages(server, bank)
    },
  }
}
