import type { TrackingService } from '../../lib/tracking/find-service.ts'

/** Who is told, in the word that people can look up. */
export const hostOf = ({ scriptUrl }: TrackingService): string =>
  new URL(scriptUrl, globalThis.location.origin).hostname
