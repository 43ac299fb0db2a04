import { hold } from '@taplet/slides/behavior'
import { OWN_TAPS } from '../story/taps.ts'

const HOLD_MS = 250

/** While a finger rests on the slide, videos pause and the overlay is hidden; the tap then triggers nothing. */
export function listenToHolds(strip: HTMLElement, slideInView: () => Element | undefined): void {
  let isHeld = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function setHeld(next: boolean): void {
    const slide = slideInView()
    document.body.toggleAttribute('data-held', next)
    if (slide) hold(slide, next)
  }

  strip.addEventListener('pointerdown', ({ target }) => {
    isHeld = false
    clearTimeout(timer)
    // Targets of pointer events are elements.
    if (!(target as Element).closest(OWN_TAPS)) timer = setTimeout(() => setHeld((isHeld = true)), HOLD_MS)
  })
  // A swipe cancels the pointer, a release anywhere ends it.
  for (const event of ['pointerup', 'pointercancel'])
    addEventListener(event, () => {
      clearTimeout(timer)
      if (isHeld) setHeld(false)
    })
  // Runs before the handler that goes to the next slide. Clicks by keyboard have no detail.
  strip.addEventListener('click', (event) => isHeld && event.detail > 0 && event.stopPropagation(), { capture: true })
}
