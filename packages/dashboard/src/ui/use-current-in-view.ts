import { type RefObject, useEffect, useRef } from 'react'

/** Returns the ref of a row of links that may be wider than the window: its current one is scrolled to the middle. */
export function useCurrentInView(current: string | undefined): RefObject<HTMLElement | null> {
  const row = useRef<HTMLElement>(null)
  // Effect: the row's scroll position.
  useEffect(() => {
    const link = row.current?.querySelector('[aria-current]')
    if (!row.current || !link) return
    const [room, box] = [row.current.getBoundingClientRect(), link.getBoundingClientRect()]
    row.current.scrollTo?.({ left: row.current.scrollLeft + box.left - room.left - (room.width - box.width) / 2 })
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- it says when, not what
  }, [current])
  return row
}
