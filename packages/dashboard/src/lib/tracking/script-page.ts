import type { TrackingService } from './find-service.ts'

type Send = (event: string, details: Record<string, string | number | boolean>) => void

/** What the driver needs from the page. */
export interface ScriptPage {
  /** Returns the send function once the script is loaded and has replaced the queue. */
  find: () => Send | undefined
  /** Loads the script, unless it is loading or loaded; calls `onFailed` if it fails. */
  load: (onFailed: () => void) => void
}

/** The global of analytics.js: first a list with its settings, then the script's own object. */
interface AnalyticsGlobal {
  analytics?: { invoked?: boolean; initialize?: unknown; track?: (event: string, details: object) => unknown }
}

/**
 * Loads the script as the snippet of analytics.js does: it finds its key in `window.analytics`, which it replaces. No
 * page views and no identity are sent, only product events.
 */
export function createScriptPage(
  { scriptUrl, writeKey }: TrackingService,
  place: AnalyticsGlobal = globalThis as AnalyticsGlobal, // the script registers itself there
): ScriptPage {
  let script: HTMLScriptElement | undefined
  return {
    find() {
      const { analytics } = place
      if (typeof analytics?.initialize !== 'function' || typeof analytics.track !== 'function') return undefined
      return (event, details) => {
        try {
          analytics.track?.(event, details)
        } catch {
          // A third-party script may fail; the product must not.
        }
      }
    },
    load(onFailed) {
      if (script) return
      place.analytics ??= Object.assign([], { invoked: true, _writeKey: writeKey, _loadOptions: {} })
      const asked = document.createElement('script')
      script = asked
      asked.async = true
      asked.src = scriptUrl
      asked.addEventListener('error', () => {
        asked.remove()
        script = undefined
        onFailed()
      })
      document.head.append(asked)
    },
  }
}
