/** The page's own clock, which nobody sets: whole ms since it was opened. */
export const clock = (): number => performance.now() | 0
