import { useEffect, useRef } from 'react'
import { focusEntry } from './focus-entry.ts'

/** Back also closes what is open: the focus returns to the row it came from. */
export function useFocusOnReturn(openId: string): void {
  const before = useRef(openId)
  // Effect: the document's focus, which falls to the body when the focused element is removed.
  useEffect(() => {
    const closed = before.current
    before.current = openId
    if (closed && !openId && document.activeElement === document.body) focusEntry(closed)
  }, [openId])
}
