import type { Behavior } from '../define/define-widget.ts'

type Checkout = typeof import('./checkout.ts')

/** Imports the payment sheet. Its address is in the button's template, so that nothing fetches it too early. */
function checkoutOf(button: Element): Promise<Checkout> {
  const place = button.querySelector('template')?.content.querySelector<HTMLElement>('[data-module]')
  return import(/* @vite-ignore */ place?.dataset['module'] ?? '')
}

/** Lets visitors pay on a slide. The sheet loads when the pointer is near, the provider's script once it is open. */
export const behavior: Behavior = {
  enter(slide, visit) {
    for (const button of slide.querySelectorAll<HTMLElement>('.tp-sale[data-product]')) {
      const status = button.closest('.tp-product')?.querySelector('.tp-left')
      const fetch = () => checkoutOf(button)
      button.onpointerdown = button.onpointerenter = button.onfocus = () => void fetch().catch(() => undefined)
      button.onclick = () =>
        void fetch().then(
          ({ openCheckout }) => openCheckout(button, visit),
          () => status?.replaceChildren(button.dataset['trouble'] ?? ''),
        )
      button.hidden = false
    }
  },
  leave() {},
}
