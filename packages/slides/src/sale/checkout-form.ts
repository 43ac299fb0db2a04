import { newId } from '../form/client/new-id.ts'
import { formatPrice } from '../kinds/product/format-price.ts'
import type { ProductOnShow, SaleOnShow } from '../define/live-info.ts'
import { createIntent, type Intent, readProduct } from './calls.ts'
import { type Checkout, checkoutOf, totalOf, variantOf } from './checkout.ts'
import { createFields } from './fields.ts'
import { type Confirmation, confirmPayment } from './confirm-payment.ts'
import { type Attempt, storeCheckout, storedCheckout } from './stored-checkout.ts'
import { createElement } from './create-element.ts'
import { createPicker, sumsOf } from './picker.ts'
import { type CardFields, mountCard } from './mount-card.ts'
import type { SayOfSale } from './say-of-sale.ts'

interface CheckoutFormOptions {
  product: ProductOnShow & { sale: SaleOnShow }
  productId: string
  /** The id of the slide. */
  item: string
  asked: { variantId?: string | undefined; quantity?: number | undefined }
  language: string
  say: SayOfSale
  returnUrl: string
  pictureOf: (url: string) => string
  onBusy: (isBusy: boolean) => void
  onChoose: (variantId: string) => void
  /** Called when the provider has accepted the payment, or may have. */
  onSent: (attempt: Attempt, isSure: boolean) => void
}

/** Builds all that is asked before a payment, and a function to remove it. Undefined when nothing is available. */
export function createCheckoutForm(options: CheckoutFormOptions): { form: HTMLElement; end: () => void } | undefined {
  const { productId, item, language, say, returnUrl, pictureOf, onBusy, onChoose, onSent } = options
  const { sale } = options.product
  let { product }: { product: ProductOnShow } = options
  const first = checkoutOf(product, options.asked)
  if (!first) return undefined
  let checkout: Checkout = first
  let card: CardFields | undefined
  let mounting: Promise<void> | undefined
  /** True when the product is no longer sold here. */
  let isClosed = false
  /** The server's price, where it differs from the one that was shown. */
  let quote: { content: string; amount: number } | undefined

  const fields = createFields(sale, say)
  const picker = createPicker({
    language,
    say,
    pictureOf,
    onPick: (asked) => choose({ ...checkout, ...asked }),
  })
  const alarm = createElement('p', { className: 'tc-problem tc-alarm', role: 'alert', tabIndex: -1 })
  const cardPlace = createElement('div', { className: 'tc-card' })
  const sums = createElement('div')
  const button = createElement('button', { className: 'tc-pay' })
  const form = createElement(
    'form',
    { className: 'tc-form', noValidate: true },
    ...(sale.isTest ? [createElement('p', { className: 'tc-test' }, say('test'))] : []),
    ...picker.places,
    ...fields.places,
    cardPlace,
    createElement('p', { className: 'tc-hint' }, say('cardHint')),
    sums,
    createElement('div', { className: 'tc-foot' }, alarm, button),
  )
  const isBusy = () => checkout.paymentStatus === 'PROCESSING'
  function warn(words: string): void {
    alarm.textContent = words
    if (words) alarm.scrollIntoView({ block: 'nearest' })
  }

  function warnOfCard(words = say('cardAgain')): void {
    cardPlace.scrollIntoView({ block: 'center' })
    warn(words)
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

  const cost = () => ({
    amount: total(),
    captureMethod: variantOf(product, checkout)?.isScarce ? 'manual' : 'automatic_async',
  })

  function draw(): void {
    picker.draw(product, checkout)
    sums.replaceChildren(sumsOf(product, checkout, total(), { language, say }))
    button.textContent = isBusy()
      ? say('paying')
      : say('pay', { price: formatPrice(total(), product.currency, language) })
    button.ariaDisabled = isBusy() ? 'true' : null
    card?.setCost(cost())
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

  /** Updates prices and stock; the choice stays where it is still available. */
  async function refresh(): Promise<void> {
    const reply = await readProduct(item)
    if (reply.kind !== 'DONE') return
    isClosed = !reply.value?.sale
    button.hidden = isClosed
    // An order that was placed stays as it was.
    if (!reply.value || isClosed) return
    product = reply.value
    draw()
  }

  /** Returns the payment at the provider, created once per request; undefined when there is none, after showing why. */
  async function begin(): Promise<Intent | undefined> {
    const body = bodyOf()
    const content = JSON.stringify(body)
    const last = storedCheckout().request
    const key = last?.content === content ? last.key : newId()
    storeCheckout({ request: { content, key } })
    const reply = await createIntent(body, key)
    if (reply.kind === 'SILENT') warn(say('noAnswerUnpaid'))
    if (reply.kind === 'REFUSED') {
      storeCheckout({ request: undefined })
      await refresh()
      if (!fields.refuse(reply.field?.split('.').at(-1) ?? '', reply.message)) warn(reply.message)
    }
    if (reply.kind !== 'DONE') return undefined
    const intent = reply.value
    if (intent.status === 'canceled') {
      storeCheckout({ request: undefined }) // it expired
      return begin()
    }
    if (intent.amount === total()) return intent
    quote = { content, amount: intent.amount }
    await refresh()
    warn(say('newPrice', { price: formatPrice(intent.amount, product.currency, language) }))
    return undefined
  }

  /** Returns the step after the payment; undefined when nothing was sent, after showing why. */
  async function send(fieldsOfCard: CardFields): Promise<(() => void) | undefined> {
    const problem = await fieldsOfCard.check()
    if (problem) warnOfCard(problem.message)
    const intent = problem ? undefined : await begin()
    if (!intent) return undefined
    const attempt = { id: intent.id, secret: intent.client_secret, item }
    const isTaken = ['processing', 'succeeded'].includes(intent.status)
    const done: Confirmation = isTaken
      ? { kind: 'SENT' }
      : await confirmPayment(fieldsOfCard, attempt, intent.capture_method, returnUrl)
    if (done.kind !== 'REFUSED') return () => onSent(attempt, done.kind === 'SENT')
    warnOfCard(done.message)
    return undefined
  }

  async function pay(): Promise<void> {
    if (isBusy() || isClosed || !fields.isComplete()) return
    warn('')
    if (!card) return mount()
    // No new payment starts while the outcome of the last one is unknown.
    const { attempt } = storedCheckout()
    if (attempt) return onSent(attempt, false)
    setBusy(true)
    const goOn = await send(card).catch(() => warn(say('noAnswerUnpaid')))
    setBusy(false)
    if (goOn) goOn()
    else if (!form.contains(document.activeElement)) (isClosed ? alarm : button).focus()
  }

  async function drawCard(): Promise<void> {
    try {
      card = await mountCard(cardPlace, sale, { ...cost(), currency: product.currency.toLowerCase() })
      draw()
    } catch {
      mounting = undefined
      warn(say('noCard'))
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
