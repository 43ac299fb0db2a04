import { useMemo, useState } from 'react'
import { MAX_MANY } from '@taplet/contract'

export interface BulkNews {
  /** Restarts the strip and its timer when it changes. */
  id: number
  /** The result; absent while in progress. */
  text?: string
  onUndo?: () => void
  sent: number
  count: number
}

/** Reports the progress and result of bulk changes. */
export interface BulkStripHandle {
  /** Number processed so far. */
  working: (sent: number, count: number) => void
  done: (text: string, onUndo: () => void) => void
  clear: () => void
}

let ids = 0

/** The message above a list about the last bulk change. */
export function useBulkStrip(): { news: BulkNews | undefined; strip: BulkStripHandle } {
  const [news, setNews] = useState<BulkNews>()
  const strip = useMemo(
    () => ({
      working: (sent: number, count: number) => {
        // A single call has no progress to show.
        if (count > MAX_MANY) setNews({ id: 0, sent, count })
      },
      done: (text: string, onUndo: () => void) => setNews({ id: ++ids, text, onUndo, sent: 1, count: 1 }),
      clear: () => setNews(undefined),
    }),
    [],
  )
  return { news, strip }
}
