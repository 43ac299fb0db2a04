import { PRODUCT } from '@taplet/contract'

const PAUSE = 10_000 // ms; a file that is still missing after a reload is another trouble, for the crash screen
const KEY = `${PRODUCT.slug}.reloadedAt`

/**
 * A new release takes the old files away, and a page that was open before asks for them when a screen is opened. Loading
 * the page anew then brings the new ones. Unsaved edits are safe: their guard asks first. Without a network nothing is
 * loaded anew: there the browser's own page would take the place of ours.
 */
export function reloadAfterRelease(): void {
  globalThis.addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(KEY) ?? 0)
    if (Date.now() - last < PAUSE || !navigator.onLine) return
    event.preventDefault()
    sessionStorage.setItem(KEY, String(Date.now()))
    globalThis.location.reload()
  })
}
