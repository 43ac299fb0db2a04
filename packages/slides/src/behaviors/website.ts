import type { Behavior } from '../define/define-widget.ts'

/** After this time the slide falls back to its card; a site that loads later is still shown. */
const PATIENCE_MS = 10_000

let letGo: (() => void) | undefined

/** Returns a sandboxed frame of another origin: the site works, but cannot reach into this page or navigate it away. */
function frameOf(url: string, title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.title = title
  frame.referrerPolicy = 'strict-origin'
  frame.setAttribute(
    'sandbox',
    'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox',
  )
  frame.allow = ''
  frame.src = url
  return frame
}

/** Only foreign sites are framed: a page of our own origin could remove its sandbox. */
const isForeign = (url: string): boolean => URL.canParse(url) && new URL(url).origin !== location.origin

/** Shows the website of a slide while the slide is in view. */
export const behavior: Behavior = {
  enter(slide) {
    const box = slide.querySelector<HTMLElement>('.tp-site-window')
    const { frame: url = '', title = '' } = box?.dataset ?? {}
    if (!box || letGo || !isForeign(url)) return
    const frame = frameOf(url, title)
    const open = (isOpen: boolean) => box.toggleAttribute('data-open', isOpen)
    const timer = setTimeout(() => open(false), PATIENCE_MS)
    frame.onload = () => {
      clearTimeout(timer)
      box.toggleAttribute('data-loaded', true)
      open(true)
    }
    open(true)
    box.append(frame)
    letGo = () => {
      clearTimeout(timer)
      // Removed, so that nothing keeps playing out of view and navigation inside it leaves this page's history.
      frame.remove()
      open(false)
      box.toggleAttribute('data-loaded', false)
    }
  },
  leave() {
    letGo?.()
    letGo = undefined
  },
}
