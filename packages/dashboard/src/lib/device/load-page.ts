/** Reloads a page of ours, so that nothing of the one before stays in memory. */
export const loadPage = (path: string) => globalThis.location.assign(path)
