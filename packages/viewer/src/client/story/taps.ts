import type { Story } from './story.ts'
import type { Visit } from '../visit/visit.ts'

const BACK_SHARE = 0.3 // of the slide's width, from the left
const DRAG_PX = 10
/** Elements that handle taps themselves. */
export const OWN_TAPS = 'a,button,form,summary,video,[contenteditable]'

/** A tap on the left of the slide goes back, elsewhere forward. A drag, a selection or a control does neither. */
export function listenToTaps(strip: HTMLElement, story: Story, visit?: Visit): void {
  let startX = 0
  let hadSelection = false
  const hasSelection = () => !getSelection()?.isCollapsed

  strip.addEventListener('pointerdown', ({ clientX }) => {
    startX = clientX
    hadSelection = hasSelection() // a tap beside it only lets go of it
  })
  strip.addEventListener('click', ({ target, clientX }) => {
    const place = target as Element // click events come from elements
    const link = place.closest('a[class^=tp-]') // of a widget, a product or a website
    if (link) visit?.note('TAP', link)
    if (Math.abs(clientX - startX) > DRAG_PX || hadSelection || hasSelection() || place.closest(OWN_TAPS)) return
    const box = (story.page() ?? strip).getBoundingClientRect()
    story.step(clientX < box.left + box.width * BACK_SHARE ? -1 : 1)
  })
  // Previous, then next.
  document.querySelectorAll<HTMLElement>('.tv-arrow').forEach((arrow, isNext) => {
    arrow.onclick = () => story.step(isNext ? 1 : -1)
  })
  const skip = document.querySelector<HTMLElement>('.tv-skip')
  if (skip)
    skip.onclick = (event) => {
      event.preventDefault() // no step of history
      story.page()?.focus()
    }
}
