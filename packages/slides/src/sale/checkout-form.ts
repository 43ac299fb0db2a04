import { newId } from '../form/client/new-id.ts'
import { formatPrice } from '../kinds/product/format-price.ts'
import type { ProductOnShow, SaleOnShow } from '../define/live-info.ts'
import { createIntent, type Intent, readProduct } from './calls.ts'
import { type Checkout, checkoutOf, totalOf } from './checkout.ts'
import { createFields } from './fields.ts'
import { type Confirmation, confirmPayment } from './confirm-payment.ts'
import { type Attempt, storeCheckout, storedCheckout } from './checkout-storage.ts'
import { createElement } from './create-element.ts'
import { createPicker, sumsOf } from './picker.ts'
import { type CardFields, mountCard } from './provider.ts'

const SILENT =
  'Nobody answered, so nothing was charged. Check your connection and try again: what you typed stays here.'
const NO_CARD = 'The fields for your card did not come. Check your connection, or switch off what blocks payments.'

interface CheckoutFormOptions {
  product: ProductOnShow & { sale: SaleOnShow }
  productId: string
  /** The slide. */
  item: string
  asked: { variantId?: string | undefined; quantity?: number | undefined }
  language: string
  returnUrl: string
  pictureOf: (url: string) => string
  onBusy: (isBusy: boolean) => void
  onChoose: (variantId: string) => void
  /** The provider has taken it, or may have. */
  onSent: (attempt: Attempt, isSure: boolean) => void
}

/** Everything that is asked before somebody pays, and how to take it away. Undefined when nothing can be had. */
export function createCheckoutForm(options: CheckoutFormOptions): { form: HTMLElement; end: () => void } | undefined {
  const { productId, item, language, returnUrl, pictureOf, onBusy, onChoose, onSent } = options
  const { sale } = options.product
  let { product }: { product: ProductOnShow } = options
  const first = checkoutOf(product, options.asked)
  if (!first) return undefined
  let checkout: Checkout = first
  let card: CardFields | undefined
  let mounting: Promise<void> | undefined
  /** It is not sold here any more. */
  let isClosed = false
  /** What the server said that it costs, where that is not what was shown. */
  let quote: { content: string; amount: number } | undefined

  const fields = createFields(sale)
  const picker = createPicker({ language, pictureOf, onPick: (asked) => choose({ ...checkout, ...asked }) })
  const alarm = createElement('p', { className: 'tc-problem tc-alarm', role: 'alert', tabIndex: -1 })
  const cardPlace = createElement('div', { className: 'tc-card' })
  const sums = createElement('div')
  const button = createElement('button', { className: 'tc-pay' })
  const form = createElement(
    'form',
    { className: 'tc-form', noValidate: true },
    ...(sale.isTest ? [createElement('p', { className: 'tc-test' }, 'Rehearsal: no real money moves.')] : []),
    ...picker.places,
    ...fields.places,
    cardPlace,
    createElement('p', { className: 'tc-hint' }, 'Your card goes straight to the payment provider, past this page.'),
    sums,
    createElement('div', { className: 'tc-foot' }, alarm, button),
  )
  const isBusy = () => checkout.paymentStatus === 'PROCESSING'
  function say(words: string): void {
    alarm.textContent = words
    if (words) alarm.scrollIntoView({ block: 'nearest' })
  }

  function sayOfCard(words = 'Look at the card once more.'): void {
    cardPlace.scrollIntoView({ block: 'center' })
    say(words)
  }

  const bodyOf = () => ({
    productId,
    variantId: checkout.variantId,
    quantity: checkout.quantity,
    fullPagePath: document.body.dataset['path'],
    experienceItemId: item,
    tagId: document.body.dataset['tag'],
    ...fields.answers(),
  })
  const total = () => (quote?.content === JSON.stringify(bodyOf()) ? quote.amount : totalOf(product, checkout))

  function draw(): void {
    picker.draw(product, checkout)
    sums.replaceChildren(sumsOf(product, checkout, total(), language))
    button.textContent = isBusy() ? 'Paying …' : `Pay ${formatPrice(total(), product.currency, language)}`
    button.ariaDisabled = isBusy() ? 'true' : null
    card?.setAmount(total())
  }

  function choose(asked: CheckoutFormOptions['asked']): void {
    if (isBusy()) return
    checkout = checkoutOf(product, asked) ?? checkout
    const { variantId, quantity } = checkout
    storeCheckout({ chosen: { ...storedCheckout().chosen, [item]: { variantId, quantity } } })
    onChoose(variantId)
    draw()
  }

  function setBusy(next: boolean): void {
    checkout = { ...checkout, paymentStatus: next ? 'PROCESSING' : 'INCOMPLETE' }
    form.classList.toggle('tc-busy', next)
    onBusy(next)
    draw()
  }

  /** Prices and stock as they are now; what was chosen stays where it can. */
  async function refresh(): Promise<void> {
    const reply = await readProduct(item)
    if (reply.kind !== 'DONE') return
    isClosed = !reply.value?.sale
    button.hidden = isClosed
    // What was ordered stands as it was.
    if (!reply.value || isClosed) return
    product = reply.value
    draw()
  }

  /** The payment at the provider, once for what is asked; undefined when there is none, and why has been said. */
  async function begin(): Promise<Intent | undefined> {
    const body = bodyOf()
    const content = JSON.stringify(body)
    const last = storedCheckout().request
    const key = last?.content === content ? last.key : newId()
    storeCheckout({ request: { content, key } })
    const reply = await createIntent(body, key)
    if (reply.kind === 'SILENT') say(SILENT)
    if (reply.kind === 'REFUSED') {
      storeCheckout({ request: undefined })
      await refresh()
      if (!fields.refuse(reply.field?.split('.').at(-1) ?? '', reply.message)) say(reply.message)
    }
    if (reply.kind !== 'DONE') return undefined
    const intent = reply.value
    if (intent.status === 'canceled') {
      storeCheckout({ request: undefined }) // it waited too long
      return begin()
    }
    if (intent.amount === total()) return intent
    quote = { content, amount: intent.amount }
    await refresh()
    say(
      `The price has just changed: it is ${formatPrice(intent.amount, product.currency, language)} now. Pay if that is fine.`,
    )
    return undefined
  }

  /** What became of it; undefined when nothing was sent, and why has been said. */
  async function send(fieldsOfCard: CardFields): Promise<(() => void) | undefined> {
    const problem = await fieldsOfCard.check()
    if (problem) sayOfCard(problem.message)
    const intent = problem ? undefined : await begin()
    if (!intent) return undefined
    const attempt = { id: intent.id, secret: intent.client_secret, item }
    const isTaken = ['processing', 'succeeded'].includes(intent.status)
    const done: Confirmation = isTaken ? { kind: 'SENT' } : await confirmPayment(fieldsOfCard, attempt, returnUrl)
    if (done.kind !== 'REFUSED') return () => onSent(attempt, done.kind === 'SENT')
    sayOfCard(done.message)
    return undefined
  }

  async function pay(): Promise<void> {
    if (isBusy() || isClosed || !fields.isComplete()) return
    say('')
    if (!card) return mount()
    // Nothing is begun while it is not known how the last one ended.
    const { attempt } = storedCheckout()
    if (attempt) return onSent(attempt, false)
    setBusy(true)
    const goOn = await send(card).catch(() => say(SILENT))
    setBusy(false)
    if (goOn) goOn()
    else if (!form.contains(document.activeElement)) (isClosed ? alarm : button).focus()
  }

  async function drawCard(): Promise<void> {
    try {
      card = await mountCard(cardPlace, sale, { amount: total(), currency: product.currency.toLowerCase() })
      draw()
    } catch {
      mounting = undefined
      say(NO_CARD)
    }
  }
  const mount = () => (mounting ??= drawCard())

  form.onsubmit = (event) => {
    event.preventDefault()
    void pay()
  }
  draw()
  void mount()
  return { form, end: () => card?.remove() }
}
