import type { Behavior } from '@taplet/slides/behavior'
import { scrollByKeys } from '../../scroll-by-keys.ts'
import { listenToHolds } from '../later/hold.ts'
import { keepApp } from '../later/keep-app.ts'
import { followVisit } from '../later/visit/follow-visit.ts'
import type { Visit } from '../visit.ts'

let current: Element | undefined

function begin(visit: Visit | undefined): void {
  const strip = document.getElementById('tv-strip')
  if (strip) listenToHolds(strip, () => current)
  // Fonts, pictures and turning the phone change what is taller than the screen.
  for (const event of ['resize', 'focusin']) addEventListener(event, () => current && scrollByKeys(current))
  if (visit) followVisit(visit)
}

/** What every page does, but nobody misses before its first slide is complete. */
export const behavior: Behavior = {
  enter(slide, visit?: Visit) {
    const isFirst = !current
    current = slide
    if (isFirst) begin(visit)
    scrollByKeys(slide)
    keepApp()
  },
  leave() {},
}
