import fastify from 'fastify'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSign } from '../../../features/identity/create-sign.ts'
import { createOwnFetch } from '../../../platform/http/own-fetch.ts'
import { createStripeBilling } from '../../../platform/billing/stripe/stripe-billing.ts'
import { createStripePayments } from '../../../platform/payments/stripe/stripe-driver.ts'
import type { SeedPrice } from '../billing/catalogue.ts'
import { createStripeEmulator } from '../create-stripe-emulator.ts'

interface Heard {
  body: Buffer
  signature: string
}

/** Two plans by the month, one of them by the year, too. */
const PRICES: readonly SeedPrice[] = [
  { key: 'starter-monthly', productName: 'Starter', interval: 'month', amounts: { EUR: 1200, GBP: 1000, USD: 1200 } },
  { key: 'growth-monthly', productName: 'Growth', interval: 'month', amounts: { EUR: 3000, GBP: 2600, USD: 3000 } },
  { key: 'growth-yearly', productName: 'Growth', interval: 'year', amounts: { EUR: 30_000, GBP: 26_000, USD: 30_000 } },
]

/** Starts the emulator on its own port, with the real driver and SDK as client, and a receiver of events. */
export async function startEmulator(folder?: string, prices: readonly SeedPrice[] = PRICES) {
  const dataDir = folder ?? (await mkdtemp(join(tmpdir(), 'stand-in-')))
  const time = { now: Date.now() }
  const hook = { status: 200 }
  const heard: Heard[] = []
  const heardOfPlans: Heard[] = []
  const server = fastify()
  const ownFetch = createOwnFetch(server)
  const sandbox = createStripeEmulator({
    dataDir,
    ownFetch,
    sign: createSign('a secret for tests, at least 32 characters', 'stripe'),
    onError: (error) => {
      throw error
    },
    prices,
    clock: () => time.now,
  })
  sandbox.addRoutes(server)
  void server.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    scope.post<{ Body: Buffer }>('/hooks/stripe', async ({ body, headers }, reply) => {
      if (hook.status === 200) heard.push({ body, signature: String(headers['stripe-signature']) })
      return reply.code(hook.status).send({})
    })
    scope.post<{ Body: Buffer }>('/hooks/stripe/billing', async ({ body, headers }) => {
      heardOfPlans.push({ body, signature: String(headers['stripe-signature']) })
      return {}
    })
  })
  const origin = await server.listen({ port: 0, host: '127.0.0.1' })
  const { keys, endpoint } = sandbox
  const payments = createStripePayments({ keys, endpoint, clock: () => time.now })
  const billing = createStripeBilling({ settings: sandbox.billing, endpoint, clock: () => time.now })

  /** Sends a form to the emulator, as the SDK does. */
  async function post(path: string, form: Record<string, string>, headers: Record<string, string> = {}) {
    const answer = await fetch(`${origin}/dev/stripe${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${keys.secretKey}`, ...headers },
      body: new URLSearchParams(form),
      redirect: 'manual',
    })
    const text = await answer.text()
    const isJson = answer.headers.get('content-type')?.includes('json') ?? false
    return { status: answer.status, headers: answer.headers, text, body: isJson ? JSON.parse(text) : undefined }
  }

  return {
    keys,
    endpoint,
    payments,
    billing,
    billingSecret: sandbox.billing.webhookSecret,
    origin,
    time,
    hook,
    heard,
    /** Events for the endpoint of plans. */
    heardOfPlans,
    post,
    /** Returns the types of the received events. */
    eventTypes: (): string[] => heard.map(({ body }) => JSON.parse(body.toString()).type),
    /** Creates an account whose onboarding is complete. */
    async aMerchant(name = 'Dune Coffee'): Promise<string> {
      const accountId = await payments.createAccount({ email: 'merchant@example.com', key: `account of ${name}` })
      const urls = { returnUrl: `${origin}/back`, refreshUrl: `${origin}/again` }
      const page = new URL(await payments.onboardingUrl(accountId, urls))
      const { pathname, search } = page
      await post(pathname.replace('/dev/stripe', '') + search, { name, country: 'DE', next: 'finish' })
      return accountId
    },
    /** Pays with the test card of that name. */
    pay: (accountId: string, intentId: string, card: string) =>
      post(
        `/v1/payment_intents/${intentId}/confirm`,
        { payment_method: card, return_url: `${origin}/back` },
        { 'stripe-account': accountId },
      ),
    /** Resolves when all events were delivered. */
    async settled(): Promise<void> {
      for (let before = -1; before !== heard.length + heardOfPlans.length; ) {
        before = heard.length + heardOfPlans.length
        await sandbox.delivered()
      }
    },
    async close(): Promise<void> {
      await server.close()
    },
    async stop(): Promise<void> {
      await server.close()
      await rm(dataDir, { recursive: true, force: true })
    },
    dataDir,
  }
}
export type StartedEmulator = Awaited<ReturnType<typeof startEmulator>>
