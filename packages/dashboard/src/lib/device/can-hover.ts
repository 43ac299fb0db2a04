/** Whether there is a pointer that hovers: a mouse, not a finger. */
export const canHover = (): boolean => globalThis.matchMedia?.('(hover: hover)').matches ?? true
