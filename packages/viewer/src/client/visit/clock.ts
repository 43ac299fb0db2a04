/** Monotonic clock: whole ms since the page was opened. */
export const clock = (): number => performance.now() | 0
