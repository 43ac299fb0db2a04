/** Entry point: the visit history. Apart from `contract`, so that the dashboard's first screen does not carry it. */
import { historyCalls } from './visits/history.ts'
import { historyToolCalls } from './visits/history-tools.ts'

export { type HistoryItem, MAX_HISTORY_PATHS } from './visits/history.ts'
export { type AccountHistoryItem, MAX_ACCOUNT_HISTORY } from './visits/history-tools.ts'

/** What the server binds beyond the specification's calls. */
export const historyTools = { history: historyToolCalls } as const

/** All calls about visited apps, as a client wants them. */
export const visitHistory = { history: { ...historyCalls, ...historyToolCalls } } as const
export type VisitHistory = typeof visitHistory
