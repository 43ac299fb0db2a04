/** What a page's own observers saw. */
export interface Seen {
  lcp: number
  cls: number
  tbt: number
}

/** Runs in the page before anything of it does. */
export function watchPage(): void {
  const seen: Seen = { lcp: 0, cls: 0, tbt: 0 }
  Object.assign(globalThis, { benchSeen: seen })
  const watch = (type: string, note: (entry: PerformanceEntry) => void): void => {
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  }
  watch('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime
  })
  watch('layout-shift', (entry) => {
    // Not in TypeScript's list of the browser's types.
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!hadRecentInput) seen.cls += value
  })
  watch('longtask', (entry) => {
    seen.tbt += Math.max(0, entry.duration - 50) // what is longer than 50 ms blocks (web.dev)
  })
}

export interface Timing extends Seen {
  fcp: number
  redirects: number
  /** What was asked for until the page was complete, the document first. */
  requests: string[]
}

/** Runs in the page when it is complete. */
export function readTiming(): Timing {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[] // by its name
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[] // by its name
  const loadedAt = navigation?.loadEventStart ?? 0
  const asked = resources.filter((one) => one.startTime < loadedAt && one.initiatorType !== 'beacon')
  return {
    // Put there by watchPage.
    ...(globalThis as unknown as { benchSeen: Seen }).benchSeen,
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    redirects: navigation?.redirectCount ?? 0,
    requests: [location.pathname, ...asked.map((one) => new URL(one.name).pathname)],
  }
}
