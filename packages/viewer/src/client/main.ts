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
  // Before anything that may go wrong: what base.css kept back until the first paint.
  for (const page of pages) page.style.contentVisibility = 'auto'
  const data = document.body.dataset
  // A link answers with the page itself; from here on the page goes by its own name, and so do copies of its address.
  if (data['tag']) history.replaceState(null, '', `/${data['path']}${location.search}${location.hash}`)
  listenToShare()
  if (!strip) return
  const visit = createVisit(data)
  const story = createStory(strip, pages, visit)
  listenToKeys(story)
  listenToTaps(strip, story, visit)
}
