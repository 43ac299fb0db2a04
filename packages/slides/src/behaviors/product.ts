import type { Behavior } from '../define.ts'
import { formatPrice } from '../kinds/format-price.ts'
import { PRODUCT_ADDRESS } from '../kinds/product-address.ts'
import { stockWords } from '../kinds/variant-words.ts'
import type { ProductOnShow, VariantOnShow } from '../slide/live-info.ts'

/** What was heard a moment ago is still true. */
const FRESH_MS = 15_000

const asked = new WeakMap<Element, number>()
const known = new WeakSet<Element>()

const find = <T extends HTMLElement>(box: Element, name: string): T | null => box.querySelector<T>(name)

/** Writes what the chosen variant costs and whether it is there, as its line of the list has it. */
function showChosen(box: Element): void {
  const chosen = find<HTMLInputElement>(box, '.tp-choice input:checked')
  const line = chosen && find(box, `[data-variant="${CSS.escape(chosen.value)}"]`)
  if (!line) return
  const [price, left, buy] = [find(box, '.tp-price'), find(box, '.tp-left'), find(box, '.tp-buy')]
  const words = line.querySelector('em')?.textContent ?? ''
  price?.replaceChildren(...(find(line, '.tp-cost')?.cloneNode(true).childNodes ?? []))
  // The same words again would be read out again.
  if (left && left.textContent !== words) left.textContent = words
  if (buy) buy.hidden = 'off' in (chosen.closest('label')?.dataset ?? {})
}

/** Brings the picture of the chosen variant into view, within the gallery alone. */
function showPicture(box: Element): void {
  const chosen = find<HTMLInputElement>(box, '.tp-choice input:checked')
  const shows = chosen && find(box, `[data-variant="${CSS.escape(chosen.value)}"]`)?.dataset['shows']
  const picture = shows && find(box, `[data-picture="${CSS.escape(shows)}"]`)
  if (picture) find(box, '.tp-gallery')?.scrollTo({ left: picture.offsetLeft - 14, behavior: 'smooth' })
}

/** Puts a choice in the place of the list. */
function enliven(box: Element): void {
  const choice = find<HTMLFieldSetElement>(box, '.tp-choice')
  if (!choice || known.has(box)) return
  known.add(box)
  choice.hidden = false
  const first = find<HTMLInputElement>(box, '.tp-choice label:not([data-off]) input') ?? find(box, '.tp-choice input')
  if (first instanceof HTMLInputElement) first.checked = true
  choice.onchange = () => {
    showChosen(box)
    showPicture(box)
  }
  showChosen(box)
}

function writePrice(
  place: Element | null,
  { price, fullPrice }: VariantOnShow,
  write: (amount: number) => string,
): void {
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

/** Brings prices and stock on the slide up to date. */
function update(box: HTMLElement, product: ProductOnShow | null): void {
  const { language = 'en' } = box.dataset
  const variants = product?.variants ?? []
  const write = (amount: number) => formatPrice(amount, product?.currency ?? 'USD', language)
  for (const line of box.querySelectorAll<HTMLElement>('[data-variant]')) {
    const variant = variants.find(({ variantId }) => variantId === line.dataset['variant'])
    const label = find(box, `input[value="${CSS.escape(line.dataset['variant'] ?? '')}"]`)?.closest('label')
    label?.toggleAttribute('data-off', !variant?.isAvailable)
    const words = line.querySelector('em')
    if (words) words.textContent = stockWords(variant ?? { isAvailable: false })
    if (variant) writePrice(line.querySelector('.tp-cost'), variant, write)
  }
  if (find(box, '.tp-choice')) return showChosen(box)
  const [only] = variants
  const [left, buy] = [find(box, '.tp-left'), find(box, '.tp-buy')]
  const words = product ? stockWords(only ?? { isAvailable: false }) : 'Not on sale at the moment'
  if (left && left.textContent !== words) left.textContent = words
  if (buy) buy.hidden = !only?.isAvailable
  if (only) writePrice(find(box, '.tp-price'), only, write)
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
    // Our own server's answer, as contract/src/products.ts describes it.
    if (response.ok) update(box, ((await response.json()) as { product: ProductOnShow | null }).product)
    else asked.delete(box)
  } catch {
    asked.delete(box)
  }
}

/** Lets visitors choose a variant, and keeps price and stock true while the slide is looked at. */
export const behavior: Behavior = {
  enter(slide) {
    const box = slide.querySelector<HTMLElement>('.tp-product[data-item]')
    if (!box) return
    enliven(box)
    void refresh(box)
  },
  leave() {},
}
