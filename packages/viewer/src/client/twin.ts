import { scrollByKeys } from '../story/scroll-by-keys.ts'
import { listenToKeys } from './story/keys.ts'
import { listenToHolds } from './after-load/hold.ts'
import { listenToTaps } from './story/taps.ts'
import { createApply } from './twin/apply.ts'
import { follow } from './twin/follow.ts'
import { createTwinStory } from './twin/story.ts'

const { events = '', version = '', selected = '' } = document.body.dataset
const strip = document.getElementById('tv-strip')
if (strip) {
  const story = createTwinStory(strip)
  const apply = createApply(strip, story)
  story.goToId(selected, true)
  story.refresh()
  listenToKeys(story)
  listenToTaps(strip, story)
  listenToHolds(strip, story.page)
  for (const event of ['load', 'resize', 'focusin']) addEventListener(event, () => scrollByKeys(strip))
  if (events)
    follow({
      url: events,
      version,
      onUpdate: apply,
      onNews: (news) => {
        document.body.dataset['editor'] = news
      },
    })
}
