import type { PaymentProvider } from '../../platform/payments/port.ts'

/** Actions of merchant and buyers at the emulator, for the demo. Impossible with the real provider. */
export interface SandboxSales {
  /** Completes an account's onboarding, on the page at this address. */
  finish(onboardingUrl: string, business: string): Promise<void>
  /** Pays an order by card; returns the id of its payment. */
  pay(order: {
    providerAccountId: string
    orderId: string
    amount: number
    currency: string
    description: string
  }): Promise<string>
  refund(refund: { providerAccountId: string; intentId: string; amount: number; key: string }): Promise<void>
}

interface SandboxAccess {
  provider: PaymentProvider
  secretKey: string
  /** Requests a path of this server. */
  ownFetch: (path: string, init?: RequestInit) => Promise<Response>
}

const EMULATOR_PATH = '/dev/stripe'
const FORM = 'application/x-www-form-urlencoded'

/** Uses the public interfaces: the emulator's pages and its API. */
export function makeSandboxSales({ provider, secretKey, ownFetch }: SandboxAccess): SandboxSales {
  async function post(
    path: string,
    fields: Record<string, string>,
    headers: Record<string, string> = {},
  ): Promise<void> {
    const body = new URLSearchParams(fields).toString()
    const init = { method: 'POST', headers: { 'content-type': FORM, ...headers }, body, redirect: 'manual' } as const
    const answer = await ownFetch(path, init)
    if (answer.status >= 400) throw new Error(`The sandbox answered ${answer.status}: ${await answer.text()}`)
  }
  return {
    async finish(onboardingUrl, business) {
      const { pathname, search } = new URL(onboardingUrl, 'http://localhost')
      await post(pathname + search, { name: business, country: 'DK', next: 'finish' })
    },
    async pay({ providerAccountId, orderId, ...order }) {
      const { intentId, status } = await provider.createIntent({ ...order, providerAccountId, orderId, key: orderId })
      const headers = { authorization: `Bearer ${secretKey}`, 'stripe-account': providerAccountId }
      // An earlier run may have got this far.
      const isPaid =
        status === 'SUCCEEDED' || (await provider.readIntent(providerAccountId, intentId)).status === 'SUCCEEDED'
      if (!isPaid)
        await post(
          `${EMULATOR_PATH}/v1/payment_intents/${intentId}/confirm`,
          { payment_method: 'pm_card_visa' },
          headers,
        )
      return intentId
    },
    async refund(refund) {
      await provider.refund(refund)
    },
  }
}
