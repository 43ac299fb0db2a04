import type { PaymentProvider } from '../../platform/payments/port.ts'

/** What a merchant and buyers do at the provider's stand-in, done for the demo. Nobody can do this at the real one. */
export interface SandboxSales {
  /** Finishes what the provider asks of an account, on the page behind this address. */
  finish(onboardingUrl: string, business: string): Promise<void>
  /** Pays an order by card; answers the id of its payment. */
  pay(order: {
    providerAccountId: string
    orderId: string
    amount: number
    currency: string
    description: string
  }): Promise<string>
  refund(refund: { providerAccountId: string; intentId: string; amount: number; key: string }): Promise<void>
}

interface RehearsalAccess {
  provider: PaymentProvider
  secretKey: string
  /** Of this server, by a path. */
  ownFetch: (path: string, init?: RequestInit) => Promise<Response>
}

const STAND_IN = '/dev/stripe'
const FORM = 'application/x-www-form-urlencoded'

/** By the doors that everybody uses: the stand-in's pages and its API. */
export function makeSandboxSales({ provider, secretKey, ownFetch }: RehearsalAccess): SandboxSales {
  async function post(
    path: string,
    fields: Record<string, string>,
    headers: Record<string, string> = {},
  ): Promise<void> {
    const body = new URLSearchParams(fields).toString()
    const init = { method: 'POST', headers: { 'content-type': FORM, ...headers }, body, redirect: 'manual' } as const
    const answer = await ownFetch(path, init)
    if (answer.status >= 400) throw new Error(`The rehearsal answered ${answer.status}: ${await answer.text()}`)
  }
  return {
    async finish(onboardingUrl, business) {
      const { pathname, search } = new URL(onboardingUrl, 'http://localhost')
      await post(pathname + search, { name: business, country: 'DK', next: 'finish' })
    },
    async pay({ providerAccountId, orderId, ...order }) {
      const { intentId, status } = await provider.createIntent({ ...order, providerAccountId, orderId, key: orderId })
      const headers = { authorization: `Bearer ${secretKey}`, 'stripe-account': providerAccountId }
      // A try before this one may have got so far.
      const isPaid =
        status === 'SUCCEEDED' || (await provider.readIntent(providerAccountId, intentId)).status === 'SUCCEEDED'
      if (!isPaid)
        await post(`${STAND_IN}/v1/payment_intents/${intentId}/confirm`, { payment_method: 'pm_card_visa' }, headers)
      return intentId
    },
    async refund(refund) {
      await provider.refund(refund)
    },
  }
}
