import type { Tracking } from '../tracking.ts'
import type { TrackingService } from './find-service.ts'

interface Consent {
  /** Read at each event: consent can be withdrawn. */
  isGiven: () => boolean
  onChange: (listener: () => void) => void
}

const fetchDriver = async () => (await import('./create-service-tracking.ts')).createServiceTracking

/**
 * Also sends events to the service once the person has consented: its code and script are not loaded before, earlier
 * events are not sent, and the queue is dropped when consent is withdrawn. Nothing ever waits for it.
 */
export function withService<Own extends Tracking>(
  own: Own,
  service: TrackingService,
  consent: Consent,
  load: () => Promise<(service: TrackingService) => Tracking & { stop: () => void }> = fetchDriver,
): Own {
  let driver: Promise<(Tracking & { stop: () => void }) | undefined> | undefined

  function begin(): void {
    driver ??= load().then(
      (create) => create(service),
      () => undefined, // its code failed to load: this page goes without
    )
  }
  function follow(): void {
    if (consent.isGiven()) return begin()
    void driver?.then((running) => running?.stop())
    driver = undefined
  }
  consent.onChange(follow)
  follow()
  return {
    ...own,
    track(event, details) {
      own.track(event, details)
      if (consent.isGiven()) void driver?.then((running) => running?.track(event, details))
    },
  }
}
