import { formatPrice } from '../kinds/product/format-price.ts'
import { stockLabel } from '../kinds/product/stock-label.ts'
import type { ProductOnShow } from '../define/live-info.ts'
import { type Checkout, deliveryOf, mostOf, totalOf, variantOf } from './checkout.ts'
import { createElement } from './create-element.ts'
import type { SayOfSale } from './say-of-sale.ts'

interface PickerOptions {
  language: string
  say: SayOfSale
  /** Returns the picture of a variant, as the slide has loaded it. */
  pictureOf: (url: string) => string
  onPick: (asked: { variantId?: string; quantity?: number }) => void
}

/** Lets the buyer pick variant and quantity. It only draws: the caller holds the state. */
export function createPicker({ language, say, pictureOf, onPick }: PickerOptions) {
  const picture = createElement('img', { className: 'tc-picture', alt: '' })
  const price = createElement('p', { className: 'tc-price' })
  const left = createElement('p', { className: 'tc-left' })
  const chips = createElement('fieldset', { className: 'tc-chips' })
  const count = createElement('output', { className: 'tc-count', ariaLabel: say('quantity') })
  const step = (label: string, sign: string) => createElement('button', { type: 'button', ariaLabel: label }, sign)
  const [fewer, more] = [step(say('fewer'), '−'), step(say('more'), '+')]
  const stepper = createElement(
    'div',
    { className: 'tc-stepper', role: 'group', ariaLabel: say('quantity') },
    fewer,
    count,
    more,
  )
  const how = createElement('div', { className: 'tc-row' }, createElement('span', {}, say('quantity')), stepper)
  let drawn: ProductOnShow | undefined

  function drawChips(product: ProductOnShow): void {
    const chip = ({ variantId, name, colour, isAvailable }: ProductOnShow['variants'][number]) => {
      const button = createElement('input', {
        type: 'radio',
        name: 'tc-variant',
        value: variantId,
        disabled: !isAvailable,
      })
      const swatch = createElement('i')
      swatch.style.background = colour
      const label = createElement('label', {}, button, ...(colour ? [swatch] : []), createElement('span', {}, name))
      if (!isAvailable) label.append(createElement('small', {}, ` ${say('soldOut')}`))
      return label
    }
    chips.replaceChildren(
      createElement('legend', { className: 'tc-unseen' }, say('chooseOne')),
      ...product.variants.map(chip),
    )
    chips.hidden = product.variants.length < 2
  }
  chips.onchange = ({ target }) => onPick({ variantId: (target as HTMLInputElement).value }) // it holds radio buttons

  return {
    places: [
      createElement('div', { className: 'tc-product' }, picture, createElement('div', {}, price, left)),
      chips,
      how,
    ],
    draw(product: ProductOnShow, checkout: Checkout): void {
      const variant = variantOf(product, checkout)
      if (product !== drawn) drawChips((drawn = product))
      for (const button of chips.querySelectorAll('input')) button.checked = button.value === checkout.variantId
      const url = pictureOf(variant?.imageUrl || product.images[0]?.url || '')
      picture.hidden = !url
      if (url && picture.getAttribute('src') !== url) picture.src = url
      price.textContent = formatPrice(variant?.price ?? 0, product.currency, language)
      left.textContent = variant ? stockLabel(variant, say) : ''
      count.value = String(checkout.quantity)
      fewer.disabled = checkout.quantity <= 1
      more.disabled = checkout.quantity >= mostOf(variant)
      fewer.onclick = () => onPick({ quantity: checkout.quantity - 1 })
      more.onclick = () => onPick({ quantity: checkout.quantity + 1 })
    },
  }
}

/** Returns the lines of the total. */
export function sumsOf(
  product: ProductOnShow,
  checkout: Checkout,
  total: number,
  { language, say }: Pick<PickerOptions, 'language' | 'say'>,
): HTMLElement {
  const write = (amount: number) => formatPrice(amount, product.currency, language)
  const line = (words: string, sum: string) =>
    createElement('div', {}, createElement('dt', {}, words), createElement('dd', {}, sum))
  const delivery = deliveryOf(product)
  const price = variantOf(product, checkout)?.price ?? 0
  // Lines that do not add up, because the current price is unknown, are left out.
  const isKnown = total === totalOf(product, checkout)
  return createElement(
    'dl',
    { className: 'tc-sums' },
    ...(isKnown && (checkout.quantity > 1 || product.sale?.asksAddress)
      ? [line(`${checkout.quantity} × ${write(price)}`, write(price * checkout.quantity))]
      : []),
    ...(isKnown && product.sale?.asksAddress ? [line(say('delivery'), delivery ? write(delivery) : say('free'))] : []),
    line(say('total'), write(total)),
  )
}
