import type { Behavior } from '../define/define-widget.ts'

/** A site that has not answered by then leaves the slide to its card; what comes later is shown all the same. */
const PATIENCE_MS = 10_000

let letGo: (() => void) | undefined

/** A site in a frame of its own origin: it may work, and reach nothing of this page, nor leave it. */
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

/** Only sites of others: one of our own pages could take off its sandbox. */
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
      // Nothing plays on out of sight, and the steps that were made in it are no steps of this page's history.
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
