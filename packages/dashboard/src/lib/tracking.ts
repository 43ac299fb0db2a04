import { createContext, useContext } from 'react'

/** Events about the use of the product itself (spec §9, D40). Sent after the server's success; no personal data. */
export type ProductEvent =
  | 'signed_up'
  | 'signed_in'
  | 'signed_out'
  | 'experience_created'
  | 'item_created'
  | 'trigger_created'
  | 'application_crashed'

/** Where product events go. */
export interface Tracking {
  track(event: ProductEvent, details?: Record<string, string | number | boolean>): void
}

const MAX_EVENTS = 200

/** The driver without a service: keeps the latest events in memory. */
export function createMemoryTracking(now: () => number = Date.now) {
  const events: { event: ProductEvent; at: number; details: Record<string, string | number | boolean> }[] = []
  return {
    events,
    track(event: ProductEvent, details = {}) {
      events.push({ event, at: now(), details })
      if (events.length > MAX_EVENTS) events.shift()
    },
  } satisfies Tracking & { events: unknown }
}

const TrackingContext = createContext<Tracking>({ track: () => undefined })
export const TrackingProvider = TrackingContext.Provider
export const useTracking = (): Tracking => useContext(TrackingContext)
