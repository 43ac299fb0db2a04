/** Reloads, so that nothing stays in memory. */
export const reloadPage = () => globalThis.location.reload()
