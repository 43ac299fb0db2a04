import type { Behavior } from '../define/define-widget.ts'
import { formatPrice } from '../kinds/product/format-price.ts'
import { PRODUCT_ADDRESS } from '../kinds/product/product-address.ts'
import { en } from '../kinds/product/script/messages/en.ts'
import { type SayOfProduct, stockLabel } from '../kinds/product/stock-label.ts'
import { sayOnPage } from '../parts/say-on-page.ts'
import { storeCheckout, storedCheckout } from '../sale/stored-checkout.ts'
import type { ProductOnShow, VariantOnShow } from '../define/live-info.ts'

/** Facts fetched this recently are not fetched again. */
const FRESH_MS = 15_000

const asked = new WeakMap<Element, number>()
const known = new WeakSet<Element>()

const find = (box: Element, name: string): HTMLElement | null => box.querySelector<HTMLElement>(name)

/** Returns the selected radio button and its line in the list. */
function chosenOf(box: Element): { button: HTMLInputElement; line: HTMLElement } | undefined {
  const button = box.querySelector<HTMLInputElement>('.tp-choice input:checked')
  const line = button && find(box, `[data-variant="${CSS.escape(button.value)}"]`)
  return line ? { button, line } : undefined
}

/** Writes the remaining stock, and whether the product can be bought. */
function writeState(box: Element, words: string, canBuy: boolean): void {
  const [left, buy] = [find(box, '.tp-left'), find(box, '.tp-buy')]
  // `hidden` is left to the button's own script: nothing would handle a click before.
  find(box, '.tp-sale')?.toggleAttribute('data-off', !canBuy)
  // Writing the same text again would make screen readers read it again.
  if (left && left.textContent !== words) left.textContent = words
  if (buy) buy.hidden = !canBuy
}

/** Writes the price onto the buy button. */
function writeSum(box: Element, sum: string | undefined): void {
  const place = find(box, '.tp-sale b')
  if (place && sum) place.textContent = sum
}

/** Writes the price and availability of the chosen variant, copied from its line in the list. */
function showChosen(box: Element): void {
  const { line, button } = chosenOf(box) ?? {}
  if (!line || !button) return
  const cost = find(line, '.tp-cost')
  find(box, '.tp-price')?.replaceChildren(...(cost?.cloneNode(true).childNodes ?? []))
  writeSum(box, cost?.querySelector('b')?.textContent)
  writeState(box, line.querySelector('em')?.textContent ?? '', !button.closest('[data-off]'))
}

/** Scrolls the picture of the chosen variant into view, within the gallery only. */
function showPicture(box: Element): void {
  const shows = chosenOf(box)?.line.dataset['shows']
  const picture = shows && find(box, `[data-picture="${CSS.escape(shows)}"]`)
  if (picture) find(box, '.tp-gallery')?.scrollTo({ left: picture.offsetLeft - 14, behavior: 'smooth' })
}

/** Returns what was chosen last in this tab if it is available, else the first available variant. */
function firstChoice(box: HTMLElement, choice: HTMLElement): HTMLInputElement | null {
  const { variantId } = storedCheckout().chosen[box.dataset['item'] ?? ''] ?? {}
  const there = [...choice.querySelectorAll<HTMLInputElement>('label:not([data-off]) input')]
  return there.find(({ value }) => value === variantId) ?? there[0] ?? choice.querySelector('input')
}

/** Stores the chosen variant and quantity, for when the page is reloaded. */
function keepChoice(box: HTMLElement): void {
  const { item } = box.dataset
  const variantId = chosenOf(box)?.button.value
  const { chosen } = storedCheckout()
  if (item && variantId)
    storeCheckout({ chosen: { ...chosen, [item]: { variantId, quantity: chosen[item]?.quantity ?? 1 } } })
}

/** Shows the variant picker instead of the list; calls `onUse` when a visitor chooses or swipes the pictures. */
function enliven(box: HTMLElement, onUse: () => void): void {
  if (known.has(box)) return
  known.add(box)
  const gallery = find(box, '.tp-gallery')
  // A browser may snap back to the start of a picture by itself; that is no use by the visitor.
  gallery?.addEventListener('scroll', () => gallery.scrollLeft > 0 && onUse())
  const choice = find(box, '.tp-choice')
  if (!choice) return
  choice.hidden = false
  choice.onclick = (event) => event.stopPropagation() // a choice must not turn to the next slide
  const first = firstChoice(box, choice)
  if (first) first.checked = true
  choice.onchange = () => {
    onUse()
    keepChoice(box)
    showChosen(box)
    showPicture(box)
  }
  showChosen(box)
}

type Write = (amount: number) => string

function writePrice(place: Element | null, { price, fullPrice }: VariantOnShow, write: Write, say: SayOfProduct): void {
  if (!place) return
  const part = (tag: string, text: string, className = '') =>
    Object.assign(document.createElement(tag), { textContent: text, className })
  place.replaceChildren(
    ...(fullPrice === undefined
      ? []
      : [
          part('span', say('before'), 'tp-unseen'),
          part('s', write(fullPrice)),
          ' ',
          part('span', say('now'), 'tp-unseen'),
        ]),
    part('b', write(price)),
  )
}

/** Updates a variant's line in the list, and its option in the picker. */
function updateLine(box: HTMLElement, line: HTMLElement, variants: readonly VariantOnShow[], write: Write): void {
  const say = sayOnPage(en, box)
  const { variant: id = '' } = line.dataset
  const variant = variants.find(({ variantId }) => variantId === id)
  const words = line.querySelector('em')
  if (words) words.textContent = stockLabel(variant ?? { isAvailable: false }, say)
  if (variant) writePrice(line.querySelector('.tp-cost'), variant, write, say)
  const label = find(box, `input[value="${CSS.escape(id)}"]`)?.closest('label')
  label?.toggleAttribute('data-off', !variant?.isAvailable)
}

/** Updates prices and stock on the slide. */
function update(box: HTMLElement, product: ProductOnShow | null): void {
  const { variants = [], currency = 'USD' } = product ?? {}
  const write = (amount: number) => formatPrice(amount, currency, box.dataset['language'] ?? 'en')
  box.toggleAttribute('data-unsold', !product?.sale)
  for (const line of box.querySelectorAll<HTMLElement>('[data-variant]')) updateLine(box, line, variants, write)
  if (find(box, '.tp-choice')) return showChosen(box)
  const say = sayOnPage(en, box)
  const [only] = variants
  const words = product ? stockLabel(only ?? { isAvailable: false }, say) : say('notOnSale')
  writeState(box, words, only?.isAvailable === true)
  if (!only) return
  writePrice(find(box, '.tp-price'), only, write, say)
  writeSum(box, write(only.price))
}

/** Fetches current price and stock. Without an answer the slide stays as it is. */
async function refresh(box: HTMLElement): Promise<void> {
  const { item: experienceItemId } = box.dataset
  const { path: fullPagePath } = document.body.dataset
  if (performance.now() - (asked.get(box) ?? -FRESH_MS) < FRESH_MS) return
  asked.set(box, performance.now())
  try {
    const response = await fetch(PRODUCT_ADDRESS, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ fullPagePath, experienceItemId }),
    })
    // Our own server's answer, as contract/src/selling/products.ts describes it.
    if (response.ok) update(box, ((await response.json()) as { product: ProductOnShow | null }).product)
    else asked.delete(box)
  } catch {
    asked.delete(box)
  }
}

/** Lets visitors choose a variant, and keeps price and stock current while the slide is in view. */
export const behavior: Behavior = {
  enter(slide, visit) {
    const box = slide.querySelector<HTMLElement>('.tp-product[data-item]')
    if (!box) return
    enliven(box, () => visit?.note('PRODUCT', box))
    void refresh(box)
  },
  leave() {},
}
