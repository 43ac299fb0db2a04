import type { SaleOnShow } from '../define/live-info.ts'

/** The part of the provider's script that is used here. */
interface ProviderError {
  type: string
  message?: string
}
interface ProviderScript {
  elements(options: object): {
    create(type: 'payment', options: object): { mount(place: Element): void; destroy(): void; on: Listen }
    update(options: { amount: number }): void
    submit(): Promise<{ error?: ProviderError }>
  }
  confirmPayment(options: object): Promise<{ error?: ProviderError }>
}
type Listen = (event: 'ready' | 'loaderror', listener: () => void) => void

/** Fields for a card, drawn by the provider in frames of its own: no number of a card ever comes to this page. */
export interface CardFields {
  setAmount(amount: number): void
  /** Checks what was typed; undefined when it is complete. */
  check(): Promise<ProviderError | undefined>
  /** Pays; undefined when the provider has taken it, or has led the page away. */
  confirm(payment: { secret: string; returnUrl: string; buyer: object }): Promise<ProviderError | undefined>
  remove(): void
}

/** As the sheet looks. */
const APPEARANCE = {
  theme: 'stripe',
  variables: {
    colorPrimary: '#0e1a2b',
    colorText: '#0e1a2b',
    colorDanger: '#b3261e',
    fontFamily: 'system-ui, sans-serif',
    fontSizeBase: '16px',
    borderRadius: '14px',
  },
  rules: { '.Input': { border: '1.5px solid #70757d', boxShadow: 'none', padding: '14px' } },
}

const loading = new Map<string, Promise<void>>()

/** Fetches the script, once; one that failed is asked for again. */
function load(url: string): Promise<void> {
  const known = loading.get(url)
  if (known) return known
  const script = document.createElement('script')
  script.src = url
  const promise = new Promise<void>((resolve, reject) => {
    script.onload = () => resolve()
    script.onerror = () => {
      loading.delete(url)
      script.remove()
      reject(new Error('The script of the payment provider did not come'))
    }
  })
  loading.set(url, promise)
  document.head.append(script)
  return promise
}

/** Draws the fields of the merchant's provider into a place. Rejects when they do not come. */
export async function mountCard(
  place: Element,
  sale: SaleOnShow,
  cost: { amount: number; currency: string },
): Promise<CardFields> {
  await load(sale.scriptUrl)
  const { Stripe } = globalThis as unknown as { Stripe: (key: string, options: object) => ProviderScript } // its script defines it
  const provider = Stripe(sale.publishableKey, { stripeAccount: sale.providerAccount })
  const elements = provider.elements({ mode: 'payment', ...cost, appearance: APPEARANCE })
  const field = elements.create('payment', { layout: 'tabs' })
  field.mount(place)
  await new Promise<void>((resolve, reject) => {
    field.on('ready', resolve)
    field.on('loaderror', () => {
      field.destroy()
      reject(new Error('The fields for a card did not come'))
    })
  })
  return {
    setAmount: (amount) => elements.update({ amount }),
    check: async () => (await elements.submit()).error,
    confirm: async ({ secret, returnUrl, buyer }) =>
      (
        await provider.confirmPayment({
          elements,
          clientSecret: secret,
          confirmParams: { return_url: returnUrl, payment_method_data: { billing_details: buyer } },
          redirect: 'if_required',
        })
      ).error,
    remove: () => field.destroy(),
  }
}
