import { useMemo, useState } from 'react'
import { MAX_MANY } from '@taplet/contract'

export interface BulkNews {
  /** Changes the strip anew, with its time. */
  id: number
  /** What was done; while it is being done, how far it is. */
  text?: string
  onUndo?: () => void
  sent: number
  count: number
}

/** Where it is told what becomes of many things that are changed together. */
export interface BulkStripHandle {
  /** So many of them are through. */
  working: (sent: number, count: number) => void
  done: (text: string, onUndo: () => void) => void
  clear: () => void
}

let ids = 0

/** What the strip above a list says of the last change of many. */
export function useBulkStrip(): { news: BulkNews | undefined; strip: BulkStripHandle } {
  const [news, setNews] = useState<BulkNews>()
  const strip = useMemo(
    () => ({
      working: (sent: number, count: number) => {
        // One call has no way in between.
        if (count > MAX_MANY) setNews({ id: 0, sent, count })
      },
      done: (text: string, onUndo: () => void) => setNews({ id: ++ids, text, onUndo, sent: 1, count: 1 }),
      clear: () => setNews(undefined),
    }),
    [],
  )
  return { news, strip }
}
