/** Begins anew with nothing in memory. */
export const reloadPage = () => globalThis.location.reload()
