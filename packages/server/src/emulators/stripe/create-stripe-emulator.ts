import type { FastifyInstance } from 'fastify'
import { join, resolve } from 'node:path'
import type { OwnFetch } from '../../platform/http/own-fetch.ts'
import type { BillingSettings } from '../../platform/billing/billing-settings.ts'
import type { PaymentKeys } from '../../platform/payments/payment-keys.ts'
import type { StripeEndpoint } from '../../platform/payments/stripe/stripe-endpoint.ts'
import { addStripeApi } from './api/routes.ts'
import { openBank } from './bank/open-bank.ts'
import { addBrowserFiles } from './browser/routes.ts'
import { type SeedPrice, seedCatalogue } from './billing/catalogue.ts'
import { emulatorBilling, emulatorKeys } from './keys.ts'
import { addEmulatorPages } from './pages/routes.ts'
import { emulatorEndpoint } from './emulator-endpoint.ts'

interface EmulatorOptions {
  dataDir: string
  ownFetch: OwnFetch
  /** Hashes with the secret of this installation. */
  sign: (text: string) => string
  onError: (error: unknown, about: string) => void
  /** What plans cost, as an operator would enter it at Stripe. */
  prices?: readonly SeedPrice[]
  /** In milliseconds. */
  clock?: () => number
}

export interface StripeEmulator {
  keys: PaymentKeys
  billing: BillingSettings
  endpoint: StripeEndpoint
  addRoutes: (server: FastifyInstance) => void
  /** Resolves when nothing is being delivered. */
  delivered: () => Promise<void>
}

/** Emulates Stripe over HTTP while there are no keys: its API, its browser script, its pages and its events. */
export function createStripeEmulator(options: EmulatorOptions): StripeEmulator {
  const { dataDir, ownFetch, sign, onError, prices = [], clock = Date.now } = options
  const keys = emulatorKeys(sign)
  const billing = emulatorBilling(sign)
  let delivered = async (): Promise<void> => {}
  return {
    keys,
    billing,
    endpoint: emulatorEndpoint(ownFetch),
    delivered: () => delivered(),
    addRoutes: (server) => {
      const bank = openBank({
        file: join(resolve(dataDir), 'stripe-rehearsal.json'),
        webhookSecret: keys.webhookSecret,
        billingSecret: billing.webhookSecret,
        ownFetch,
        onError,
        clock,
      })
      seedCatalogue(bank, prices)
      delivered = bank.delivered
      server.addHook('onReady', async () => bank.start())
      server.addHook('onClose', async () => bank.stop())
      addStripeApi(server, { bank, keys })
      addBrowserFiles(server)
      addEmulatorPages(server, bank)
    },
  }
}
