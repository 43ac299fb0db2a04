import type { Behavior } from '../define/define-widget.ts'

type Checkout = typeof import('./checkout.ts')

/** The sheet to pay in: its address waits in the button's template, where nobody fetches it before it is wanted. */
function checkoutOf(button: Element): Promise<Checkout> {
  const place = button.querySelector('template')?.content.querySelector<HTMLElement>('[data-module]')
  return import(/* @vite-ignore */ place?.dataset['module'] ?? '')
}

/** Lets visitors pay for the product of a slide. The sheet comes when a hand is near, the provider's script when it stands. */
export const behavior: Behavior = {
  enter(slide, visit) {
    for (const button of slide.querySelectorAll<HTMLElement>('.tp-sale[data-product]')) {
      const status = button.closest('.tp-product')?.querySelector('.tp-left')
      const fetch = () => checkoutOf(button)
      button.onpointerdown = button.onpointerenter = button.onfocus = () => void fetch().catch(() => undefined)
      button.onclick = () =>
        void fetch().then(
          ({ openCheckout }) => openCheckout(button, visit),
          () => status?.replaceChildren('This did not open. Are you online?'),
        )
      button.hidden = false
    }
  },
  leave() {},
}
