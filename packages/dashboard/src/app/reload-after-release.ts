import { PRODUCT } from '@taplet/contract'

const PAUSE = 10_000 // ms; a file that is still missing after a reload is another trouble
const KEY = `${PRODUCT.slug}.reloadedAt`

/**
 * A new release takes the old files away, and a page that was open before asks for them when a screen is opened: loading
 * the page anew brings the new ones. Only when the server really has another page than this one: without a network, or
 * while the server is down, the browser's own page would take the place of ours.
 */
export async function reloadAfterRelease(): Promise<void> {
  const last = Number(sessionStorage.getItem(KEY) ?? 0)
  const entry = document.querySelector('script[type="module"][src]')?.getAttribute('src')
  if (!entry || Date.now() - last < PAUSE) return
  try {
    const page = await fetch(location.pathname, { headers: { accept: 'text/html' } })
    if (!page.ok || (await page.text()).includes(entry)) return
  } catch {
    return // no network: the screen goes on trying
  }
  sessionStorage.setItem(KEY, String(Date.now()))
  globalThis.location.reload()
}
