import type { VisitEventType } from '@taplet/contract'
import { VISITS_ADDRESS } from '../../visits/visits-call.ts'
import { clock } from './clock.ts'
import { guestOf, randomId } from './guest.ts'

export interface NotedEvent {
  /** Repeats under one number are one event. */
  id: number
  type: VisitEventType
  /** The slide. */
  itemId: string | undefined
  widgetId: string | undefined
  value: number | undefined
  /** When, by the page's own clock; reports say how long ago that is. */
  ago: number
}

/** What happens while somebody is here, as reports bring it; later/visit/follow-visit.ts goes on with the same object. */
export type Visit = ReturnType<typeof createVisit>

/**
 * Reports this visit when its first slide is shown, and all of it again when the visitor looks away: the server counts
 * each event once. Says in each report whose the events are, so that whichever arrives first begins the visit.
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
    /** At a place of the page: on its slide, and in the widget that holds it. */
    note(type: VisitEventType, place: Element, value?: number): void {
      const idOf = (name: string) => place.closest<HTMLElement>(`[data-${name}]`)?.dataset[name]
      visit.events.push({ id, type, itemId: idOf('item'), widgetId: idOf('widget'), value, ago: clock() })
      if (!id++) visit.send()
    },
    send(): void {
      // What is no data stays here.
      const report = JSON.stringify(visit, (key, value) => (key === 'ago' ? clock() - value : value))
      navigator.sendBeacon(VISITS_ADDRESS, new Blob([report], { type: 'application/json' }))
    },
  }
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) visit.send()
  })
  return visit
}
