import { PRODUCT } from '@taplet/contract'
import { loadPage } from '../lib/device/load-page.ts'
import { text } from '../lib/text.ts'
import { toast } from '../ui/toasts/toast.tsx'

const KEY = `${PRODUCT.slug}.switched`

/**
 * This session works in another account than this page shows: chosen in another tab, or an owner took this person out.
 * What is on screen must not be saved there, so the page is reloaded. Unsaved edits stay on the device, by account.
 */
export function leaveForOpenAccount(): void {
  globalThis.sessionStorage?.setItem(KEY, '1')
  loadPage('/app/experiences')
}

/** Says after such a load why another account is shown. */
export function tellOfSwitch(): void {
  if (!globalThis.sessionStorage?.getItem(KEY)) return
  sessionStorage.removeItem(KEY)
  toast.failed(text('chrome:account.switched'))
}
