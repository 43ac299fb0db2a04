import type { HistoryItem } from '@taplet/contract'

/** An app in the history, whether stored in the account or on the device. */
export interface Visited extends HistoryItem {
  /** When it was last opened, in ms since 1970. */
  at: number
}

/** The history of a person or a device, and its actions. */
export interface VisitedList {
  items: readonly Visited[]
  state: 'LOADING' | 'FAILED' | 'SHOWN'
  isFetching: boolean
  hasMore: boolean
  isFetchingMore: boolean
  isPaused: boolean
  showMore: () => void
  retry: () => void
  /** Removes it from the list at once; resolves to whether the removal was stored. */
  remove: (item: Visited) => Promise<boolean>
  /** Restores a removed one; resolves to whether that succeeded. */
  putBack: (item: Visited) => Promise<boolean>
  /** Resolves to whether the whole history was deleted. */
  clear: () => Promise<boolean>
  /** Resolves to whether that succeeded. */
  pause: (isPaused: boolean) => Promise<boolean>
}
