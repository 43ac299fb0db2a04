import { useEffect, useRef } from 'react'
import { focusEntry } from './focus-entry.ts'

/** Back, too, closes what is open: the focus goes back to the row it came from. */
export function useFocusOnReturn(openId: string): void {
  const before = useRef(openId)
  // The browser's focus, which falls to the body when what had it is gone.
  useEffect(() => {
    const closed = before.current
    before.current = openId
    if (closed && !openId && document.activeElement === document.body) focusEntry(closed)
  }, [openId])
}
