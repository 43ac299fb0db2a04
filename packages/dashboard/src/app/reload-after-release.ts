import { PRODUCT } from '@taplet/contract'

const PAUSE = 10_000 // ms; a file still missing after a reload is another problem
const KEY = `${PRODUCT.slug}.reloadedAt`

/**
 * A new release removes the old files, so a page opened before fails to load further screens until it is reloaded.
 * Reloads only if the server really has a different page: without a network, or while the server is down, the browser's
 * error page would replace ours.
 */
export async function reloadAfterRelease(): Promise<void> {
  const last = Number(sessionStorage.getItem(KEY) ?? 0)
  const entry = document.querySelector('script[type="module"][src]')?.getAttribute('src')
  if (!entry || Date.now() - last < PAUSE) return
  try {
    const page = await fetch(location.pathname, { headers: { accept: 'text/html' } })
    if (!page.ok || (await page.text()).includes(entry)) return
  } catch {
    return // no network: the screen keeps retrying
  }
  sessionStorage.setItem(KEY, String(Date.now()))
  globalThis.location.reload()
}
