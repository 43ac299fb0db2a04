import { type RefObject, useEffect } from 'react'

/** Scrolls to a widget's row when it is selected elsewhere, on the phone or by keys. */
export function useRowInSight(list: RefObject<HTMLElement | null>, widgetId: string | undefined): void {
  // Effect: the list's scroll position.
  useEffect(() => {
    if (widgetId === undefined) return
    const row = list.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(widgetId)}"]`)
    row?.scrollIntoView?.({ block: 'nearest' })
  }, [list, widgetId])
}
