import { listenToKeys } from './keys.ts'
import { listenToShare } from './share.ts'
import { createStory } from './story.ts'
import { listenToTaps } from './taps.ts'
import { createVisit } from './visit.ts'

// Progressive enhancement only: without this script the page still reads, swipes and links.
// And it runs when the browser has painted what it has.
requestAnimationFrame(() => setTimeout(start))

function start(): void {
  const strip = document.getElementById('tv-strip')
  const pages = [...document.querySelectorAll<HTMLElement>('.tv-page[id]')]
  listenToShare()
  if (!strip) return
  const visit = createVisit(document.body.dataset)
  const story = createStory(strip, pages, visit)
  listenToKeys(story)
  listenToTaps(strip, story, visit)
}
