import type { SaleOnShow } from '../define/live-info.ts'

/** The part of the provider's script that is used here. */
interface ProviderError {
  type: string
  message?: string
}
interface ProviderScript {
  elements(options: object): {
    create(type: 'payment', options: object): { mount(place: Element): void; destroy(): void; on: Listen }
    update(options: { amount?: number; captureMethod?: string }): void
    submit(): Promise<{ error?: ProviderError }>
  }
  confirmPayment(options: object): Promise<{ error?: ProviderError }>
}
type Listen = (event: 'ready' | 'loaderror', listener: () => void) => void

/** What is paid, and whether the provider takes it at once; not every way to pay can be authorized first. */
interface Cost {
  amount: number
  captureMethod: string
}

/** Card fields, drawn by the provider in its own frames: no card number ever reaches this page. */
export interface CardFields {
  setCost(cost: Cost): void
  /** Validates the fields; undefined when they are complete. */
  check(): Promise<ProviderError | undefined>
  /** Pays; undefined when the provider has accepted it, or has navigated the page away. */
  confirm(payment: {
    secret: string
    captureMethod: string
    returnUrl: string
    buyer: object
  }): Promise<ProviderError | undefined>
  remove(): void
}

/** Matches the style of the sheet. */
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

/** Loads the script once; retries after a failure. */
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
      reject(new Error('no script'))
    }
  })
  loading.set(url, promise)
  document.head.append(script)
  return promise
}

/** Draws the provider's card fields into an element. Rejects when they do not load. */
export async function mountCard(
  place: Element,
  sale: SaleOnShow,
  cost: Cost & { currency: string },
): Promise<CardFields> {
  await load(sale.scriptUrl)
  const { Stripe } = globalThis as unknown as { Stripe: (key: string, options: object) => ProviderScript } // its script defines it
  const provider = Stripe(sale.publishableKey, { stripeAccount: sale.providerAccount })
  let mounted = cost.captureMethod
  const elements = provider.elements({ mode: 'payment', ...cost, appearance: APPEARANCE })
  const field = elements.create('payment', { layout: 'tabs' })
  field.mount(place)
  await new Promise<void>((resolve, reject) => {
    field.on('ready', resolve)
    field.on('loaderror', () => {
      field.destroy()
      reject(new Error('no fields'))
    })
  })
  const check = async () => (await elements.submit()).error
  return {
    setCost(next) {
      mounted = next.captureMethod
      elements.update(next)
    },
    check,
    async confirm({ secret, captureMethod, returnUrl, buyer }) {
      // It became scarce meanwhile: the fields are checked again, as not every way to pay can be authorized first.
      if (captureMethod !== mounted) {
        mounted = captureMethod
        elements.update({ captureMethod })
        const problem = await check()
        if (problem) return problem
      }
      const { error } = await provider.confirmPayment({
        elements,
        clientSecret: secret,
        confirmParams: { return_url: returnUrl, payment_method_data: { billing_details: buyer } },
        redirect: 'if_required',
      })
      return error
    },
    remove: () => field.destroy(),
  }
}
