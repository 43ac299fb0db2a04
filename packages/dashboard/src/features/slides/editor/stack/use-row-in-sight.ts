import { type RefObject, useEffect } from 'react'

/** Brings the row of a widget into view when it is chosen elsewhere, on the phone or by keys. */
export function useRowInSight(list: RefObject<HTMLElement | null>, widgetId: string | undefined): void {
  // The list's own scroll position.
  useEffect(() => {
    if (widgetId === undefined) return
    const row = list.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(widgetId)}"]`)
    row?.scrollIntoView?.({ block: 'nearest' })
  }, [list, widgetId])
}
