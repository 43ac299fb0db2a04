import type { Language } from '@taplet/messages'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { ItemView } from '../../item/item-view.tsx'
import type { ProductOnShow } from '../../define/live-info.ts'
import { slide } from '../../slide/slide-schema.ts'
import { storeCheckout } from '../stored-checkout.ts'
import { openCheckout } from '../open-checkout.ts'

export const cup: ProductOnShow = {
  title: 'Cup',
  description: '',
  currency: 'EUR',
  images: [],
  buyUrl: '',
  variants: [{ variantId: 'only', name: '', colour: '', price: 2800, isAvailable: true, imageUrl: '' }],
  sale: {
    asksAddress: false,
    deliveryPrice: 0,
    isTest: true,
    scriptUrl: '/card.js',
    publishableKey: 'key',
    providerAccount: 'account',
  },
}
export const receipt = {
  orderNumber: 'K7Q',
  paymentStatus: 'SUCCEEDED',
  title: 'Cup',
  variantName: '',
  quantity: 1,
  amount: 2800,
  currency: 'EUR',
  isFresh: true,
}
export const intent = {
  id: 'pi',
  client_secret: 'secret',
  amount: 2800,
  currency: 'eur',
  status: 'requires_payment_method',
  capture_method: 'automatic_async',
}

export const note = vi.fn()
export const confirm = vi.fn()
/** Changes of the provider's fields. */
export const update = vi.fn()
/** The server's answers, by address. */
export const answers: Record<string, () => Response> = {}
/** The requests it received. */
const asked: { address: string; body: Record<string, unknown>; key: string | undefined }[] = []

export const find = (name: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(name)
  if (!found) throw new Error(`There is no ${name}`)
  return found
}
export const said = () => find('.tc-alarm').textContent
export const intents = () => asked.filter(({ address }) => address.endsWith('createPaymentIntent'))
export const pay = () => find('.tc-form').dispatchEvent(new Event('submit', { cancelable: true }))
export const fieldOf = (name: string): HTMLInputElement => {
  const field = find(`.tc-form [name=${name}]`)
  if (!(field instanceof HTMLInputElement)) throw new Error(`${name} is no field`)
  return field
}
export const type = (name: string, words: string) => {
  fieldOf(name).value = words
  fieldOf(name).dispatchEvent(new Event('input'))
}

/** Draws the page of an app that sells this product. */
export function draw(product: ProductOnShow, language?: Language): void {
  const look = { ...slide.parse({ viewId: 'v' }), title: 'Cup', product: { productId: 'p' } }
  const page = { fullPagePath: 'quay', experienceItemId: 'cup-slide' }
  document.body.innerHTML = renderToStaticMarkup(
    <main>
      <section id="slide-1">
        <ItemView
          slide={look}
          media={{}}
          isDeferred={false}
          page={page}
          live={{ products: { p: product } }}
          language={language}
        />
      </section>
    </main>,
  )
}

/** Sets up a page that sells a cup, with a fake server and provider's script. Call it once in a file. */
export function useShop(): void {
  beforeEach(() => {
    storeCheckout({ fields: {}, chosen: {}, noted: [], attempt: undefined, request: undefined })
    note.mockReset()
    update.mockReset()
    confirm.mockReset().mockResolvedValue({})
    asked.length = 0
    Object.assign(answers, {
      '/api/products/onShow': () => Response.json({ product: cup }),
      '/api/payments/createPaymentIntent': () => Response.json({ paymentIntent: intent }),
      '/api/payments/receipt': () => Response.json({ receipt }),
    })
    vi.stubGlobal('fetch', async (address: string, { body, headers }: { body: string; headers: HeadersInit }) => {
      const key = new Headers(headers).get('idempotency-key') ?? undefined
      asked.push({ address, body: JSON.parse(body), key })
      return answers[address]?.() ?? new Response(null, { status: 404 })
    })
    let ids = 0
    Object.assign(URL, { createObjectURL: () => `blob:null/${String(++ids).padStart(36, '0')}`, revokeObjectURL() {} })
    // Missing from jsdom.
    vi.stubGlobal('CSS', { escape: (value: string) => value })
    Object.assign(HTMLElement.prototype, { scrollIntoView() {} })
    Object.assign(HTMLDialogElement.prototype, {
      show(this: HTMLDialogElement) {
        this.open = true
      },
    })
    const card = {
      mount() {},
      destroy() {},
      on: (event: string, listener: () => void) => event === 'ready' && listener(),
    }
    const elements = { create: () => card, update, submit: async () => ({}) }
    vi.stubGlobal('Stripe', () => ({ elements: () => elements, confirmPayment: confirm }))
    const append = document.head.append.bind(document.head)
    vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
      for (const node of nodes) if (node instanceof HTMLScriptElement) node.onload?.(new Event('load'))
      append(...nodes.filter((node) => !(node instanceof HTMLScriptElement)))
    })
    document.body.dataset['path'] = 'quay'
    draw(cup)
  })
  afterEach(() => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })
}

/** Opens the sheet and fills in everything but the card. */
export async function open(): Promise<void> {
  openCheckout(find('.tp-sale'), { note })
  await vi.waitFor(() => expect(find('.tc-card')).toBeDefined(), { timeout: 4000 })
  type('email', 'ada@harbour.example')
  type('name', 'Ada')
}
export const thanked = () =>
  vi.waitFor(() => expect(find('.tc-message h3').textContent).toBe('Thank you!'), { timeout: 4000 })

export const heading = (words: string) =>
  vi.waitFor(() => expect(find('.tc-message h3').textContent).toBe(words), { timeout: 6000 })
export const receipts = () => asked.filter(({ address }) => address.endsWith('receipt'))
export const buttonOf = (words: string): HTMLElement => {
  const found = [...document.querySelectorAll<HTMLElement>('.tc-sheet button')].find((one) => one.textContent === words)
  if (!found) throw new Error(`There is no button ${words}`)
  return found
}
export const lose = () =>
  confirm.mockResolvedValueOnce({ error: { type: 'api_connection_error', message: 'No network' } })
export const answerReceipt = (change: object) => {
  answers['/api/payments/receipt'] = () => Response.json({ receipt: { ...receipt, ...change } })
}
