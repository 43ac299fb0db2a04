/** What a page's own observers saw. */
interface Seen {
  lcp: number
  cls: number
  /** Long tasks: when they began and ended. */
  tasks: [start: number, end: number][]
}

/** Runs in the page before anything of it does. */
export function watchPage(): void {
  const seen: Seen = { lcp: 0, cls: 0, tasks: [] }
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
    seen.tasks.push([entry.startTime, entry.startTime + entry.duration])
  })
}

export interface Timing {
  fcp: number
  lcp: number
  cls: number
  tbt: number
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
  const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN
  const { lcp, cls, tasks } = (globalThis as unknown as { benchSeen: Seen }).benchSeen // put there by watchPage
  return {
    fcp,
    lcp,
    cls,
    // What is longer than 50 ms blocks, from the first paint on (web.dev, Total Blocking Time).
    tbt: tasks.reduce((sum, [start, end]) => sum + Math.max(0, end - Math.max(start, fcp) - 50), 0),
    redirects: navigation?.redirectCount ?? 0,
    requests: [location.pathname, ...asked.map((one) => new URL(one.name).pathname)],
  }
}
