import { hold } from '@taplet/slides/behavior'
import type { Story } from './story.ts'

const BACK_SHARE = 0.3 // of the slide's width, from the left
const HOLD_MS = 250
const DRAG_PX = 10
const OWN_TAPS = 'a,button,form,summary,video,[contenteditable]'

/** A tap on the left of the slide goes back, elsewhere on. A hold, a drag, a selection or a control does neither. */
export function listenToTaps(strip: HTMLElement, story: Story): void {
  let startX = 0
  let isHeld = false
  let hadSelection = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const hasSelection = () => !getSelection()?.isCollapsed

  /** Films stop and the picture is cleared while a finger rests on it. */
  function setHeld(next: boolean): void {
    const page = story.page()
    document.body.toggleAttribute('data-held', next)
    if (page) hold(page, next)
  }

  strip.addEventListener('pointerdown', ({ target, clientX }) => {
    startX = clientX
    isHeld = false
    hadSelection = hasSelection() // a tap beside it only lets go of it
    clearTimeout(timer)
    // Pointer and click events come from elements.
    if (!(target as Element).closest(OWN_TAPS)) timer = setTimeout(() => setHeld((isHeld = true)), HOLD_MS)
  })
  // A swipe cancels the pointer, a release anywhere ends it.
  for (const event of ['pointerup', 'pointercancel'])
    addEventListener(event, () => {
      clearTimeout(timer)
      if (isHeld) setHeld(false)
    })
  strip.addEventListener('click', ({ target, clientX }) => {
    if (isHeld || Math.abs(clientX - startX) > DRAG_PX || hadSelection || hasSelection()) return
    if ((target as Element).closest(OWN_TAPS)) return
    const box = (story.page() ?? strip).getBoundingClientRect()
    story.step(clientX < box.left + box.width * BACK_SHARE ? -1 : 1)
  })
  const listen = (name: string, handle: (page: HTMLElement, place: number) => void) =>
    document.querySelectorAll<HTMLElement>(name).forEach((button, place) => {
      button.onclick = (event) => {
        event.preventDefault() // of the link that skips to the slide: no step of history
        const page = story.page()
        if (page) handle(page, place)
      }
    })
  listen('.tv-arrow', (_, isNext) => story.step(isNext ? 1 : -1))
  listen('.tv-skip', (page) => page.focus())
}
