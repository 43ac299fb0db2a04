/** Loads a page of ours anew, so that nothing of the one before stays in memory. */
export const loadPage = (path: string) => globalThis.location.assign(path)
