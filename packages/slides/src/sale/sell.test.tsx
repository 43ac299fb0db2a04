// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ItemView } from '../kinds/item-view.tsx'
import type { ProductOnShow } from '../slide/live-info.ts'
import { slide } from '../slide/slide-schema.ts'
import { comeBack } from './come-back.ts'
import { keep } from './kept.ts'
import { sell } from './sell.ts'

const cup: ProductOnShow = {
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
const receipt = {
  orderNumber: 'K7Q',
  paymentStatus: 'SUCCEEDED',
  title: 'Cup',
  variantName: '',
  quantity: 1,
  amount: 2800,
  currency: 'EUR',
}
const intent = { id: 'pi', client_secret: 'secret', amount: 2800, currency: 'eur', status: 'requires_payment_method' }

const note = vi.fn()
const confirm = vi.fn()
let answers: Record<string, () => Response>
let asked: { address: string; body: Record<string, unknown>; key: string | undefined }[]

const find = (name: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(name)
  if (!found) throw new Error(`There is no ${name}`)
  return found
}
const said = () => find('.tc-alarm').textContent
const intents = () => asked.filter(({ address }) => address.endsWith('createPaymentIntent'))
const pay = () => find('.tc-form').dispatchEvent(new Event('submit', { cancelable: true }))
const fieldOf = (name: string): HTMLInputElement => {
  const field = find(`.tc-form [name=${name}]`)
  if (!(field instanceof HTMLInputElement)) throw new Error(`${name} is no field`)
  return field
}
const type = (name: string, words: string) => {
  fieldOf(name).value = words
  fieldOf(name).dispatchEvent(new Event('input'))
}

beforeEach(() => {
  keep({ fields: {}, chosen: {}, noted: [], attempt: undefined, request: undefined })
  note.mockReset()
  confirm.mockReset().mockResolvedValue({})
  asked = []
  answers = {
    '/api/products/onShow': () => Response.json({ product: cup }),
    '/api/payments/createPaymentIntent': () => Response.json({ paymentIntent: intent }),
    '/api/payments/receipt': () => Response.json({ receipt }),
  }
  vi.stubGlobal('fetch', async (address: string, { body, headers }: { body: string; headers: HeadersInit }) => {
    const key = new Headers(headers).get('idempotency-key') ?? undefined
    asked.push({ address, body: JSON.parse(body), key })
    return answers[address]?.() ?? new Response(null, { status: 404 })
  })
  let ids = 0
  Object.assign(URL, { createObjectURL: () => `blob:null/${String(++ids).padStart(36, '0')}`, revokeObjectURL() {} })
  // What jsdom has not.
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
  const elements = { create: () => card, update() {}, submit: async () => ({}) }
  vi.stubGlobal('Stripe', () => ({ elements: () => elements, confirmPayment: confirm }))
  const append = document.head.append.bind(document.head)
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) if (node instanceof HTMLScriptElement) node.onload?.(new Event('load'))
    append(...nodes.filter((node) => !(node instanceof HTMLScriptElement)))
  })
  const look = { ...slide.parse({ viewId: 'v' }), itemName: 'Cup', product: { productId: 'p' } }
  const page = { fullPagePath: 'quay', experienceItemId: 'cup-slide' }
  document.body.dataset['path'] = 'quay'
  document.body.innerHTML = renderToStaticMarkup(
    <main>
      <section id="slide-1">
        <ItemView slide={look} media={{}} isDeferred={false} page={page} live={{ products: { p: cup } }} />
      </section>
    </main>,
  )
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** The sheet stands, and everything but the card is typed. */
async function open(): Promise<void> {
  sell(find('.tp-sale'), { note })
  await vi.waitFor(() => expect(find('.tc-card')).toBeDefined(), { timeout: 4000 })
  type('email', 'ada@harbour.example')
  type('name', 'Ada')
}
const thanked = () => vi.waitFor(() => expect(find('.tc-message h3').textContent).toBe('Thank you!'), { timeout: 4000 })

it('pays for what was chosen, and tells the visit once what it came to', async () => {
  await open()
  expect(find('main').inert).toBe(true)
  pay()
  pay()
  await thanked()
  expect(intents()).toHaveLength(1)
  expect(intents()[0]?.body).toMatchObject({
    productId: 'p',
    variantId: 'only',
    quantity: 1,
    fullPagePath: 'quay',
    experienceItemId: 'cup-slide',
    email: 'ada@harbour.example',
    name: 'Ada',
  })
  expect(confirm).toHaveBeenCalledOnce()
  expect(note.mock.calls.filter(([event]) => event === 'ORDER')).toEqual([['ORDER', find('.tp-product'), 2800]])
  find('.tc-close').click()
  expect(find('main').inert).toBe(false)
})

it('charges no more than was shown: it says what it costs now, and waits', async () => {
  answers['/api/payments/createPaymentIntent'] = () => Response.json({ paymentIntent: { ...intent, amount: 3100 } })
  await open()
  pay()
  await vi.waitFor(() => expect(said()).toContain('€31.00'))
  expect(confirm).not.toHaveBeenCalled()
  expect(find('.tc-pay').textContent).toBe('Pay €31.00')
  pay()
  await thanked()
  expect(new Set(intents().map(({ key }) => key)).size).toBe(1)
})

it('asks for the same order again when nobody answered, and for another when something else is asked for', async () => {
  answers['/api/payments/createPaymentIntent'] = () => new Response(null, { status: 502 })
  await open()
  pay()
  await vi.waitFor(() => expect(said()).toContain('nothing was charged'))
  pay()
  await vi.waitFor(() => expect(intents()).toHaveLength(2))
  await vi.waitFor(() => expect(find('.tc-pay').textContent).toBe('Pay €28.00'))
  // Also after the sheet was closed.
  find('.tc-close').click()
  await open()
  pay()
  await vi.waitFor(() => expect(intents()).toHaveLength(3))
  await vi.waitFor(() => expect(find('.tc-pay').textContent).toBe('Pay €28.00'))
  find('[aria-label="One more"]').click()
  pay()
  await vi.waitFor(() => expect(intents()).toHaveLength(4))
  const [first, second, third, fourth] = intents().map(({ key }) => key)
  expect([second, third]).toEqual([first, first])
  expect(fourth).not.toBe(first)
})

it('says what the bank said of a card, and keeps what was typed', async () => {
  confirm.mockResolvedValueOnce({ error: { type: 'card_error', message: 'Your card was declined.' } })
  await open()
  pay()
  await vi.waitFor(() => expect(said()).toBe('Your card was declined.'))
  expect(fieldOf('email').value).toBe('ada@harbour.example')
  expect(sessionStorage.getItem('tp-sale')).not.toContain('secret')
})

it('does not let a payment be made twice that went through while the network was gone', async () => {
  confirm.mockResolvedValueOnce({ error: { type: 'api_connection_error', message: 'No network' } })
  await open()
  pay()
  await thanked()
  expect(confirm).toHaveBeenCalledOnce()
})

it('says what the server has against a field where that stands', async () => {
  answers['/api/payments/createPaymentIntent'] = () =>
    Response.json({ message: 'Mail to this address comes back.', field: 'email' }, { status: 400 })
  await open()
  pay()
  await vi.waitFor(() => expect(find('#tc-email-problem').textContent).toBe('Mail to this address comes back.'))
  expect(document.activeElement).toBe(find('[name=email]'))
})

it('goes to what is missing before anything is asked of anybody', async () => {
  await open()
  type('email', 'ada')
  pay()
  expect(document.activeElement).toBe(find('[name=email]'))
  expect(find('[name=email]').ariaInvalid).toBe('true')
  expect(intents()).toEqual([])
})

it('says so when it is not on sale any more, or nobody answers', async () => {
  answers['/api/products/onShow'] = () => Response.json({ product: { ...cup, sale: undefined } })
  sell(find('.tp-sale'), { note })
  await vi.waitFor(() => expect(find('.tc-message h3').textContent).toBe('Not on sale at the moment'))
  find('.tc-close').click()
  answers['/api/products/onShow'] = () => new Response('<html>', { status: 200 })
  sell(find('.tp-sale'), { note })
  await vi.waitFor(() => expect(find('.tc-message h3').textContent).toBe('Nobody answered'))
})

it('tells who comes back from a bank how it ended, once, and takes it out of the address', async () => {
  const address = '/quay?n=1&payment_intent=pi&payment_intent_client_secret=secret&redirect_status=succeeded#slide-1'
  history.replaceState(null, '', address)
  comeBack({ note })
  comeBack({ note })
  await thanked()
  expect(location.href).toMatch(/\/quay\?n=1#slide-1$/)
  expect(document.querySelectorAll('.tc-sheet')).toHaveLength(1)
  history.replaceState(null, '', address)
  comeBack({ note })
  await thanked()
  expect(note.mock.calls.filter(([event]) => event === 'ORDER')).toHaveLength(1)
  history.replaceState(null, '', '/')
})
