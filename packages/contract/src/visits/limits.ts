/** How many apps an account remembers; the oldest make room. */
export const MAX_ACCOUNT_HISTORY = 500
/** What one question may ask about, and what one device brings along. */
export const MAX_HISTORY_PATHS = 100
/** Reports of one visit bring at most so many events at once; the viewer sends the rest with its next report. */
export const MAX_VISIT_EVENTS = 50
/** In the address of an NFC tag: how one tells a tap from a scan. */
export const NFC_MARK = 'n'
/** Days that one report may hold. */
export const MAX_REPORT_DAYS = 800
