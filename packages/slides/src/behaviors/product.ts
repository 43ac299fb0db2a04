import type { Behavior } from '../define/define-widget.ts'
import { formatPrice } from '../kinds/product/format-price.ts'
import { PRODUCT_ADDRESS } from '../kinds/product/product-address.ts'
import { stockLabel } from '../kinds/product/stock-label.ts'
import { storeCheckout, storedCheckout } from '../sale/checkout-storage.ts'
import type { ProductOnShow, VariantOnShow } from '../define/live-info.ts'

/** What was heard a moment ago is still true. */
const FRESH_MS = 15_000

const asked = new WeakMap<Element, number>()
const known = new WeakSet<Element>()

const find = (box: Element, name: string): HTMLElement | null => box.querySelector<HTMLElement>(name)

/** The radio button that is chosen, and its line of the list. */
function chosenOf(box: Element): { button: HTMLInputElement; line: HTMLElement } | undefined {
  const button = box.querySelector<HTMLInputElement>('.tp-choice input:checked')
  const line = button && find(box, `[data-variant="${CSS.escape(button.value)}"]`)
  return line ? { button, line } : undefined
}

/** What is left, and whether there is something to buy. */
function writeState(box: Element, words: string, canBuy: boolean): void {
  const [left, buy] = [find(box, '.tp-left'), find(box, '.tp-buy')]
  // Its own script shows it; nothing answers it before.
  find(box, '.tp-sale')?.toggleAttribute('data-off', !canBuy)
  // The same words again would be read out again.
  if (left && left.textContent !== words) left.textContent = words
  if (buy) buy.hidden = !canBuy
}

/** On the button that sells it. */
function writeSum(box: Element, sum: string | undefined): void {
  const place = find(box, '.tp-sale b')
  if (place && sum) place.textContent = sum
}

/** Writes what the chosen variant costs and whether it is there, as its line of the list has it. */
function showChosen(box: Element): void {
  const { line, button } = chosenOf(box) ?? {}
  if (!line || !button) return
  const cost = find(line, '.tp-cost')
  find(box, '.tp-price')?.replaceChildren(...(cost?.cloneNode(true).childNodes ?? []))
  writeSum(box, cost?.querySelector('b')?.textContent)
  writeState(box, line.querySelector('em')?.textContent ?? '', !button.closest('[data-off]'))
}

/** Brings the picture of the chosen variant into view, within the gallery alone. */
function showPicture(box: Element): void {
  const shows = chosenOf(box)?.line.dataset['shows']
  const picture = shows && find(box, `[data-picture="${CSS.escape(shows)}"]`)
  if (picture) find(box, '.tp-gallery')?.scrollTo({ left: picture.offsetLeft - 14, behavior: 'smooth' })
}

/** What was chosen last in this tab, while it can be had; else the first that can. */
function firstChoice(box: HTMLElement, choice: HTMLElement): HTMLInputElement | null {
  const { variantId } = storedCheckout().chosen[box.dataset['item'] ?? ''] ?? {}
  const there = [...choice.querySelectorAll<HTMLInputElement>('label:not([data-off]) input')]
  return there.find(({ value }) => value === variantId) ?? there[0] ?? choice.querySelector('input')
}

/** Remembers it for when the page is loaded again, and how many of it. */
function keepChoice(box: HTMLElement): void {
  const { item } = box.dataset
  const variantId = chosenOf(box)?.button.value
  const { chosen } = storedCheckout()
  if (item && variantId)
    storeCheckout({ chosen: { ...chosen, [item]: { variantId, quantity: chosen[item]?.quantity ?? 1 } } })
}

/** Puts a choice in the place of the list, and tells when somebody chooses or looks through the pictures. */
function enliven(box: HTMLElement, onUse: () => void): void {
  if (known.has(box)) return
  known.add(box)
  const gallery = find(box, '.tp-gallery')
  // A browser may scroll it back to where a picture begins; nobody has moved it then.
  gallery?.addEventListener('scroll', () => gallery.scrollLeft > 0 && onUse())
  const choice = find(box, '.tp-choice')
  if (!choice) return
  choice.hidden = false
  choice.onclick = (event) => event.stopPropagation() // a choice is no step of the story
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

function writePrice(place: Element | null, { price, fullPrice }: VariantOnShow, write: Write): void {
  if (!place) return
  const part = (tag: string, text: string, className = '') =>
    Object.assign(document.createElement(tag), { textContent: text, className })
  place.replaceChildren(
    ...(fullPrice === undefined
      ? []
      : [part('span', 'Before: ', 'tp-unseen'), part('s', write(fullPrice)), ' ', part('span', 'Now: ', 'tp-unseen')]),
    part('b', write(price)),
  )
}

/** Brings a line of the list up to date, and its place in the choice. */
function updateLine(box: Element, line: HTMLElement, variants: readonly VariantOnShow[], write: Write): void {
  const { variant: id = '' } = line.dataset
  const variant = variants.find(({ variantId }) => variantId === id)
  const words = line.querySelector('em')
  if (words) words.textContent = stockLabel(variant ?? { isAvailable: false })
  if (variant) writePrice(line.querySelector('.tp-cost'), variant, write)
  const label = find(box, `input[value="${CSS.escape(id)}"]`)?.closest('label')
  label?.toggleAttribute('data-off', !variant?.isAvailable)
}

/** Brings prices and stock on the slide up to date. */
function update(box: HTMLElement, product: ProductOnShow | null): void {
  const { variants = [], currency = 'USD' } = product ?? {}
  const write = (amount: number) => formatPrice(amount, currency, box.dataset['language'] ?? 'en')
  box.toggleAttribute('data-unsold', !product?.sale)
  for (const line of box.querySelectorAll<HTMLElement>('[data-variant]')) updateLine(box, line, variants, write)
  if (find(box, '.tp-choice')) return showChosen(box)
  const [only] = variants
  const words = product ? stockLabel(only ?? { isAvailable: false }) : 'Not on sale at the moment'
  writeState(box, words, only?.isAvailable === true)
  if (!only) return
  writePrice(find(box, '.tp-price'), only, write)
  writeSum(box, write(only.price))
}

/** Asks what it costs now. Without an answer the slide shows what it showed. */
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

/** Lets visitors choose a variant, and keeps price and stock true while the slide is looked at. */
export const behavior: Behavior = {
  enter(slide, visit) {
    const box = slide.querySelector<HTMLElement>('.tp-product[data-item]')
    if (!box) return
    enliven(box, () => visit?.note('PRODUCT', box))
    void refresh(box)
  },
  leave() {},
}
