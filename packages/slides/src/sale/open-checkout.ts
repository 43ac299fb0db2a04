import type { VisitNotes } from '../define/define-widget.ts'
import { readProduct } from './calls.ts'
import { createCheckoutForm } from './checkout-form.ts'
import { pollPayment, message } from './poll-payment.ts'
import { type Attempt, storedCheckout } from './checkout-storage.ts'
import { createElement } from './create-element.ts'
import { openSheet, type Sheet } from './sheet.ts'

/** The product of a slide that is sold there, as its markup has it. */
interface Stall {
  box: HTMLElement
  button: HTMLElement
  item: string
  productId: string
  language: string
}

export function stallOf(button: HTMLElement | null): Stall | undefined {
  const box = button?.closest<HTMLElement>('.tp-product')
  const { item, language = 'en' } = box?.dataset ?? {}
  const { product: productId } = button?.dataset ?? {}
  return box && button && item && productId ? { box, button, item, productId, language } : undefined
}

/** Says in the sheet how a payment ended. */
export function showOutcome(
  sheet: Sheet,
  stall: Stall | undefined,
  attempt: Attempt,
  { visit, isSure }: { visit: VisitNotes | undefined; isSure: boolean },
): Promise<void> {
  const onRetry = () => {
    sheet.close()
    openCheckout(stall?.button ?? null, visit)
  }
  const { box = null, language = 'en' } = stall ?? {}
  return pollPayment({ sheet, attempt, visit, isSure, onRetry: stall && onRetry, box, language })
}

const loading = () => createElement('div', { className: 'tc-loading', role: 'status', ariaLabel: 'Loading' })

const trouble = (title: string, text: string, label: string, onclick: () => void) => [
  message(title, text),
  createElement('button', { type: 'button', className: 'tc-pay', onclick }, label),
]

/** The picture as the slide has fetched it, which knows what fits this screen. */
const pictureIn = (box: Element) => (url: string) =>
  box.querySelector<HTMLImageElement>(`[data-picture="${CSS.escape(url)}"] img`)?.currentSrc || url

/** The slide shows what was chosen in the sheet. */
function chooseIn(box: Element, variantId: string): void {
  const choice = box.querySelector<HTMLInputElement>(`.tp-choice input[value="${CSS.escape(variantId)}"]`)
  if (!choice || choice.checked) return
  choice.checked = true
  choice.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Lets a visitor pay for what stands on a slide, in a sheet over it. */
export function openCheckout(button: HTMLElement | null, visit: VisitNotes | undefined): void {
  const stall = stallOf(button)
  if (!stall) return
  const { box, item, productId, language } = stall
  let end = () => {}
  const sheet = openSheet(box.querySelector('h2')?.textContent ?? 'Buy', () => end())

  async function begin(): Promise<void> {
    sheet.show(loading())
    const { attempt, chosen } = storedCheckout()
    // It may have gone through while nobody could say so: nothing else is paid before that is known.
    if (attempt) return showOutcome(sheet, stall, attempt, { visit, isSure: false })
    const reply = await readProduct(item)
    if (!sheet.isOpen()) return
    if (reply.kind !== 'DONE')
      return sheet.show(
        ...trouble('Nobody answered', 'Nothing was ordered. Are you online?', 'Try again', () => void begin()),
      )
    const product = reply.value
    const choice = box.querySelector<HTMLInputElement>('.tp-choice input:checked')
    const made =
      product?.sale &&
      createCheckoutForm({
        product: { ...product, sale: product.sale },
        productId,
        item,
        language,
        asked: { ...chosen[item], ...(choice && { variantId: choice.value }) },
        returnUrl: `${location.origin}${location.pathname}#${box.closest('[id^=slide-]')?.id ?? ''}`,
        pictureOf: pictureIn(box),
        onBusy: sheet.setBusy,
        onChoose: (variantId) => chooseIn(box, variantId),
        onSent: (sent, isSure) => void showOutcome(sheet, stall, sent, { visit, isSure }),
      })
    if (!made) return sheet.show(...trouble('Not on sale at the moment', 'Nothing was ordered.', 'Close', sheet.close))
    end = made.end
    sheet.show(made.form)
  }
  visit?.note('PRODUCT', box)
  void begin()
}
