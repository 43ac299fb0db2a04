import type { VisitEventType } from '@taplet/contract'
import { VISITS_ADDRESS } from '../../visits/visits-address.ts'
import { clock } from './clock.ts'
import { guestOf, randomId } from './guest.ts'

export interface NotedEvent {
  /** Events with the same id count once. */
  id: number
  type: VisitEventType
  /** The slide's id. */
  itemId: string | undefined
  widgetId: string | undefined
  value: number | undefined
  /** Time on the page's clock; reports contain its age instead. */
  ago: number
}

/** The events of a visit, in the form of reports; after-load/visit/follow-visit.ts continues with the same object. */
export type Visit = ReturnType<typeof createVisit>

/**
 * Reports this visit when its first slide is shown, and completely again when the visitor looks away: the server counts
 * each event once. Each report says whose the events are, so that whichever arrives first starts the visit.
 */
export function createVisit({ path, tag }: DOMStringMap) {
  let id = 0
  const visit = {
    visitId: randomId(),
    fullPagePath: path,
    tagId: tag,
    guest: guestOf(),
    search: /[?&](utm_|n\b).*/.exec(location.search)?.[0],
    referrer: document.referrer,
    events: [] as NotedEvent[],
    /** Notes an event at a place of the page: its slide, and the widget that contains it. */
    note(type: VisitEventType, place: Element, value?: number): void {
      const idOf = (name: string) => place.closest<HTMLElement>(`[data-${name}]`)?.dataset[name]
      visit.events.push({ id, type, itemId: idOf('item'), widgetId: idOf('widget'), value, ago: clock() })
      if (!id++) visit.send()
    },
    send(): void {
      // Functions are not sent.
      const report = JSON.stringify(visit, (key, value) => (key === 'ago' ? clock() - value : value))
      navigator.sendBeacon(VISITS_ADDRESS, new Blob([report], { type: 'application/json' }))
    },
  }
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) visit.send()
  })
  return visit
}
