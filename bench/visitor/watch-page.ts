/** Readings of the page's own observers. */
interface Seen {
  /** When the first words of the app were in the page. */
  firstText: number
  lcp: number
  cls: number
  /** Long tasks: when they began and ended. */
  tasks: [start: number, end: number][]
}

/** Runs in the page before any of its scripts. */
export function watchPage(): void {
  const seen: Seen = { firstText: 0, lcp: 0, cls: 0, tasks: [] }
  Object.assign(globalThis, { benchSeen: seen })
  const lookForText = (now: number): void => {
    if (document.querySelector('h1,h2,p')?.textContent) seen.firstText = now
    else requestAnimationFrame(lookForText)
  }
  requestAnimationFrame(lookForText)
  const watch = (type: string, note: (entry: PerformanceEntry) => void): void => {
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  }
  watch('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime
  })
  watch('layout-shift', (entry) => {
    // Missing in TypeScript's DOM types.
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!hadRecentInput) seen.cls += value
  })
  watch('longtask', (entry) => {
    seen.tasks.push([entry.startTime, entry.startTime + entry.duration])
  })
}

export interface Timing {
  /** The first frame that shows words of the app. */
  firstText: number
  fcp: number
  lcp: number
  cls: number
  tbt: number
  redirects: number
  /** Over the network, until the page was complete. */
  bytes: number
  /** Requests until the page was complete, the document first. */
  requests: string[]
}

/** Runs in the page when it is complete. */
export function readTiming(): Timing {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[] // by its name
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[] // by its name
  const loadedAt = navigation?.loadEventStart ?? 0
  const asked = resources.filter((one) => one.startTime < loadedAt && one.initiatorType !== 'beacon')
  const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN
  const { firstText, lcp, cls, tasks } = (globalThis as unknown as { benchSeen: Seen }).benchSeen // put there by watchPage
  return {
    // A frame with words in it may still wait for blocking resources.
    firstText: Math.max(firstText, fcp),
    fcp,
    lcp,
    cls,
    // The part of a task beyond 50 ms counts, from the first paint on (web.dev, Total Blocking Time).
    tbt: tasks.reduce((sum, [start, end]) => sum + Math.max(0, end - Math.max(start, fcp) - 50), 0),
    redirects: navigation?.redirectCount ?? 0,
    bytes: asked.reduce((sum, one) => sum + one.transferSize, navigation?.transferSize ?? 0),
    requests: [location.pathname, ...asked.map((one) => new URL(one.name).pathname)],
  }
}
