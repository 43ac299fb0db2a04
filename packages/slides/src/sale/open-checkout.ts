import type { VisitNotes } from '../define/define-widget.ts'
import { readProduct } from './calls.ts'
import { createCheckoutForm } from './checkout-form.ts'
import { message, pollPayment, sheetButton } from './poll-payment.ts'
import { type Attempt, storedCheckout } from './stored-checkout.ts'
import { createElement } from './create-element.ts'
import { sayOnPage } from '../parts/say-on-page.ts'
import { en } from './messages/en.ts'
import type { SayOfSale } from './say-of-sale.ts'
import { openSheet, type Sheet } from './sheet.ts'

/** The product that is sold on a slide, read from its markup. */
interface Shop {
  box: HTMLElement
  button: HTMLElement
  item: string
  productId: string
  language: string
}

export function shopOf(button: HTMLElement | null): Shop | undefined {
  const box = button?.closest<HTMLElement>('.tp-product')
  const { item, language = 'en' } = box?.dataset ?? {}
  const { product: productId } = button?.dataset ?? {}
  return box && button && item && productId ? { box, button, item, productId, language } : undefined
}

/** Shows in the sheet how a payment ended. */
export function showOutcome(
  sheet: Sheet,
  stall: Shop | undefined,
  attempt: Attempt,
  { visit, isSure, say }: { visit: VisitNotes | undefined; isSure: boolean; say: SayOfSale },
): Promise<void> {
  const onRetry = () => {
    sheet.close()
    openCheckout(stall?.button ?? null, visit)
  }
  const { box = null, language = 'en' } = stall ?? {}
  return pollPayment({ sheet, attempt, visit, isSure, onRetry: stall && onRetry, box, language, say })
}

const loading = (ariaLabel: string) => createElement('div', { className: 'tc-loading', role: 'status', ariaLabel })

/** Finds the picture's file that the slide has loaded, which suits this screen. */
const pictureIn = (box: Element) => (url: string) =>
  box.querySelector<HTMLImageElement>(`[data-picture="${CSS.escape(url)}"] img`)?.currentSrc || url

/** Selects on the slide what was chosen in the sheet. */
function chooseIn(box: Element, variantId: string): void {
  const choice = box.querySelector<HTMLInputElement>(`.tp-choice input[value="${CSS.escape(variantId)}"]`)
  if (!choice || choice.checked) return
  choice.checked = true
  choice.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Lets a visitor pay for the product of a slide, in a sheet over it. */
export function openCheckout(button: HTMLElement | null, visit: VisitNotes | undefined): void {
  const stall = shopOf(button)
  if (!stall) return
  const { box, item, productId, language } = stall
  const say = sayOnPage(en, stall.button)
  let end = () => {}
  const sheet = openSheet(box.querySelector('h2')?.textContent ?? say('buy'), say('close'), () => end())

  async function begin(): Promise<void> {
    sheet.show(loading(say('loading')))
    const { attempt, chosen } = storedCheckout()
    // It may have succeeded without the visitor learning of it: nothing else is paid before its outcome is known.
    if (attempt) return showOutcome(sheet, stall, attempt, { visit, isSure: false, say })
    const reply = await readProduct(item)
    if (!sheet.isOpen()) return
    if (reply.kind !== 'DONE')
      return sheet.show(
        message(say('noAnswer'), say('noOrderOnline')),
        sheetButton(say('retry'), () => void begin()),
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
        say,
        asked: { ...chosen[item], ...(choice && { variantId: choice.value }) },
        returnUrl: `${location.origin}${location.pathname}#${box.closest('[id^=slide-]')?.id ?? ''}`,
        pictureOf: pictureIn(box),
        onBusy: sheet.setBusy,
        onChoose: (variantId) => chooseIn(box, variantId),
        onSent: (sent, isSure) => void showOutcome(sheet, stall, sent, { visit, isSure, say }),
      })
    if (!made) return sheet.show(message(say('notOnSale'), say('noOrder')), sheetButton(say('close'), sheet.close))
    end = made.end
    sheet.show(made.form)
  }
  visit?.note('PRODUCT', box)
  void begin()
}
