export const MAX_SLIDES = 100
/** Addresses per instant app, past ones included; all of them keep working. */
export const MAX_ADDRESSES = 20
