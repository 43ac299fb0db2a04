import type { Behavior } from '@taplet/slides/behavior'
import { scrollByKeys } from '../../story/scroll-by-keys.ts'
import { listenToHolds } from '../after-load/hold.ts'
import { keepApp } from '../after-load/keep-app.ts'
import { goByName, syncAddressBar } from '../after-load/sync-address-bar.ts'
import { followVisit } from '../after-load/visit/follow-visit.ts'
import { debounced } from '../after-load/when-idle.ts'
import type { Visit } from '../visit/visit.ts'

const LANDED_MS = 300 // a swipe has ended, and what moved stands
const STAYED_MS = 1000 // this slide is looked at, and no stop on the way to another

/** Where the code of the sheet to pay in is; written in by the build. */
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

/** A bank leads back to any page of an app, also where nothing is sold any more: it says how the payment ended. */
async function resumePayment(visit: Visit | undefined): Promise<void> {
  if (!/[?&]payment_intent=/.test(location.search)) return
  // The type of what is there: the build makes it a file of its own.
  const sale = (await import(/* @vite-ignore */ CHECKOUT_ADDRESS)) as SaleSheet
  sale.resumePayment(visit)
}

function begin(visit: Visit | undefined): void {
  void resumePayment(visit).catch(() => undefined)
  goByName()
  const strip = document.getElementById('tv-strip')
  if (strip) listenToHolds(strip, () => current)
  // Fonts, pictures and turning the phone change what is taller than the screen.
  for (const event of ['resize', 'focusin']) addEventListener(event, () => current && scrollByKeys(current))
  if (visit) followVisit(visit)
  keep = keepApp()
}

/** What every page does, but nobody misses before its first slide is complete. */
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
