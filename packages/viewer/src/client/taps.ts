import type { Story } from './story.ts'

const BACK_SHARE = 0.3 // of the slide's width, from the left
const HOLD_MS = 400
const DRAG_PX = 10
const OWN_TAPS = 'a,button,input,textarea,select,label,video,[contenteditable]'

/** A tap on the left of the slide goes back, elsewhere on. A hold, a drag, a selection or a control does neither. */
export function listenToTaps(strip: HTMLElement, story: Story): void {
  let start = { x: 0, time: 0 }
  strip.addEventListener('pointerdown', (event) => {
    start = { x: event.clientX, time: event.timeStamp }
  })
  strip.addEventListener('click', (event) => {
    const target = event.target as Element // click events come from elements
    const isHeld = event.timeStamp - start.time > HOLD_MS || Math.abs(event.clientX - start.x) > DRAG_PX
    if (isHeld || target.closest(OWN_TAPS) || !getSelection()?.isCollapsed) return
    const box = (story.page() ?? strip).getBoundingClientRect()
    story.step(event.clientX < box.left + box.width * BACK_SHARE ? -1 : 1)
  })
  document.querySelectorAll<HTMLElement>('.tv-arrow').forEach((arrow, isNext) => {
    arrow.onclick = () => story.step(isNext ? 1 : -1)
  })
}
