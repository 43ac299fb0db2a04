import type { TrackingService } from '../../lib/tracking/find-service.ts'

/** The host that receives the events, so that people can look it up. */
export const hostOf = ({ scriptUrl }: TrackingService): string =>
  new URL(scriptUrl, globalThis.location.origin).hostname
