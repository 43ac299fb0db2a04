import type { HistoryItem } from '@taplet/contract'

/** An app in the history, wherever that is kept. */
export interface Visited extends HistoryItem {
  /** When it was last opened, ms since 1970. */
  at: number
}

/** The history of a person or a device, and what can be done with it. */
export interface VisitedList {
  items: readonly Visited[]
  state: 'LOADING' | 'FAILED' | 'SHOWN'
  isFetching: boolean
  hasMore: boolean
  isFetchingMore: boolean
  isPaused: boolean
  showMore: () => void
  retry: () => void
  /** Off the list at once; resolves to whether it stays off. */
  remove: (item: Visited) => Promise<boolean>
  /** Puts a removed one back; resolves to whether it is. */
  putBack: (item: Visited) => Promise<boolean>
  /** Resolves to whether everything is forgotten. */
  clear: () => Promise<boolean>
  /** Resolves to whether it is so. */
  pause: (isPaused: boolean) => Promise<boolean>
}
