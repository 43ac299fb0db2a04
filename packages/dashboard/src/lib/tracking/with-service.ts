import type { Tracking } from '../tracking.ts'
import type { TrackingService } from './find-service.ts'

interface Consent {
  /** Of this moment: it can be taken back. */
  isGiven: () => boolean
  onChange: (listener: () => void) => void
}

const fetchDriver = async () => (await import('./create-service-tracking.ts')).createServiceTracking

/**
 * Tells the service too, once somebody has agreed: its code and its script are not asked for before, what happened before
 * is not sent afterwards, and what waits is dropped when the consent is taken back. Nothing ever waits for it.
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
      () => undefined, // its code did not come: this page load goes without
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
