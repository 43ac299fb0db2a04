/** How many apps an account remembers; beyond this the oldest are dropped. */
export const MAX_ACCOUNT_HISTORY = 500
/** Paths in one request, and entries that one device may send. */
export const MAX_HISTORY_PATHS = 100
/** Most events in one report of a visit; the viewer sends the rest with its next report. */
export const MAX_VISIT_EVENTS = 50
/** Query parameter in the address of an NFC tag, which tells a tap from a scan. */
export const NFC_MARK = 'n'
/** Query parameter that tells by which link an app was opened, where its address does not. */
export const TAG_MARK = 'tag'
/** Most days of one report. */
export const MAX_REPORT_DAYS = 800
/** Days that `visits30Days`, `scansIn30Days` and what deleting an app means look back. */
export const RECENT_DAYS = 30
/** Days of `visitsRollingWeek`. */
export const ROLLING_WEEK_DAYS = 7
