export const MAX_SLIDES = 100
/** Addresses per instant app, past ones included; all of them keep working. */
export const MAX_ADDRESSES = 20
/** How many days ahead publishing is scheduled at most: a year, also a leap year. */
export const MAX_DAYS_AHEAD = 366
