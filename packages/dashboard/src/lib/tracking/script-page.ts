import type { TrackingService } from './find-service.ts'

type Send = (event: string, details: Record<string, string | number | boolean>) => void

/** What the driver needs of the page. */
export interface ScriptPage {
  /** How to send, once the script is there and has taken its place. */
  find: () => Send | undefined
  /** Asks for the script, unless it is on its way or has come; tells when it does not come. */
  load: (onFailed: () => void) => void
}

/** The place where analytics.js keeps itself: first a list with its settings, then the script's own object. */
interface Place {
  analytics?: { invoked?: boolean; initialize?: unknown; track?: (event: string, details: object) => unknown }
}

/**
 * Loads the script as the snippet of analytics.js does: it finds its key in `window.analytics`, which it replaces. No page
 * views are sent and nobody is named: product events are all it gets from us.
 */
export function createScriptPage(
  { scriptUrl, writeKey }: TrackingService,
  place: Place = globalThis as Place, // the script writes itself there
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
          // Somebody else's script may fail; the product does not.
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
