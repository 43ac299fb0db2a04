const PAUSE = 10_000 // ms; a file that is still missing after a reload is another trouble, for the crash screen

/**
 * A new release takes the old files away, and a page that was open before asks for them when a screen is opened. Loading
 * the page anew then brings the new ones. Unsaved edits are safe: their guard asks first.
 */
export function reloadAfterRelease(): void {
  globalThis.addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem('taplet.reloadedAt') ?? 0)
    if (Date.now() - last < PAUSE) return
    event.preventDefault()
    sessionStorage.setItem('taplet.reloadedAt', String(Date.now()))
    globalThis.location.reload()
  })
}
