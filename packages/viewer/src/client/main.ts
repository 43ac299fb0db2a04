import { listenToKeys } from './story/keys.ts'
import { listenToShare } from './share.ts'
import { createStory } from './story/story.ts'
import { listenToTaps } from './story/taps.ts'
import { createVisit } from './visit/visit.ts'

// Progressive enhancement only: without this script the page still shows, swipes and links. It runs after the browser's
// first paint.
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
