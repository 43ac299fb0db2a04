/** Whether things should not move by themselves; so without a screen. */
export const isCalm = (): boolean => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true
