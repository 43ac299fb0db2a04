import type { Behavior } from '@taplet/slides/behavior'
import { scrollByKeys } from '../../story/scroll-by-keys.ts'
import { listenToHolds } from '../after-load/hold.ts'
import { listenToFind } from '../after-load/find.ts'
import { keepApp } from '../after-load/keep-app.ts'
import { goByName, syncAddressBar } from '../after-load/sync-address-bar.ts'
import { followVisit } from '../after-load/visit/follow-visit.ts'
import { debounced } from '../after-load/when-idle.ts'
import type { Visit } from '../visit/visit.ts'

const LANDED_MS = 300 // a swipe has ended, and what moved stands
const STAYED_MS = 1000 // this slide is looked at, and no stop on the way to another

/** Address of the checkout sheet's code; inserted by the build. */
declare const CHECKOUT_ADDRESS: string

interface SaleSheet {
  resumePayment: (visit: Visit | undefined) => void
}

let current: Element | undefined
let keep: (() => void) | undefined

const land = debounced(LANDED_MS, () => current && scrollByKeys(current))
const stay = debounced(STAYED_MS, () => {
  if (current) syncAddressBar(current)
  keep?.()
})

/** A bank redirects to any page of an app, even if nothing is sold there any more: reports how the payment ended. */
async function resumePayment(visit: Visit | undefined): Promise<void> {
  if (!/[?&]payment_intent=/.test(location.search)) return
  // The type of the module, which the build makes a separate file.
  const sale = (await import(/* @vite-ignore */ CHECKOUT_ADDRESS)) as SaleSheet
  sale.resumePayment(visit)
}

function begin(visit: Visit | undefined): void {
  void resumePayment(visit).catch(() => undefined)
  goByName()
  const strip = document.getElementById('tv-strip')
  if (strip) listenToHolds(strip, () => current)
  // Fonts, pictures and rotating the phone change what is taller than the screen.
  for (const event of ['resize', 'focusin']) addEventListener(event, () => current && scrollByKeys(current))
  // Back from where a link leads returns to this slide, also where the browser has not cached the page.
  addEventListener('click', ({ target }) => current && (target as Element).closest('a') && syncAddressBar(current))
  listenToFind()
  if (visit) followVisit(visit)
  keep = keepApp()
}

/** What every page does, but only after its first slide is complete. */
export const behavior: Behavior = {
  enter(slide, visit?: Visit) {
    const isFirst = !current
    current = slide
    if (isFirst) begin(visit)
    land()
    stay()
  },
  leave() {},
}
