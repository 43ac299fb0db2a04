import { type RefObject, useEffect, useRef, useState } from 'react'

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

const isSame = (one: Box | undefined, other: Box | undefined) =>
  one?.left === other?.left && one?.top === other?.top && one?.width === other?.width && one?.height === other?.height

const cellOf = (root: HTMLElement, widgetId: string | undefined) =>
  [...root.querySelectorAll<HTMLElement>('[data-widget-id]')].find((cell) => cell.dataset['widgetId'] === widgetId)

/** Where a widget of the preview stands within the frame around it; undefined while it does not. */
export function useWidgetBox(frame: RefObject<HTMLElement | null>, widgetId: string | undefined): Box | undefined {
  const [box, setBox] = useState<Box>()
  // The browser's layout: after every draw, and when sizes, fonts or scroll positions change later.
  useEffect(() => {
    const root = frame.current
    const cell = root && cellOf(root, widgetId)
    const measure = () => {
      if (!root || !cell) return setBox(undefined)
      const [outer, inner] = [root.getBoundingClientRect(), cell.getBoundingClientRect()]
      const next = {
        left: inner.left - outer.left,
        top: inner.top - outer.top,
        width: inner.width,
        height: inner.height,
      }
      setBox((before) => (isSame(before, next) ? before : next))
    }
    measure()
    if (!root || !cell || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(measure)
    observer.observe(root)
    for (const one of root.querySelectorAll('[data-widget-id]')) observer.observe(one)
    root.addEventListener('scroll', measure, true)
    return () => {
      observer.disconnect()
      root.removeEventListener('scroll', measure, true)
    }
  })
  return box
}

/** Brings a widget into view when it is selected elsewhere, or has just been added. */
export function useScrolledIntoView(frame: RefObject<HTMLElement | null>, widgetId: string | undefined): void {
  const shown = useRef<string>(undefined)
  // The preview's own scroll position; after every draw, because what was added is drawn a moment after it is selected.
  useEffect(() => {
    if (shown.current === widgetId) return
    const cell = frame.current && cellOf(frame.current, widgetId)
    if (widgetId !== undefined && !cell) return
    shown.current = widgetId
    const stack = cell?.closest('.tp-stack')
    if (!cell || !stack) return
    const [outer, inner] = [stack.getBoundingClientRect(), cell.getBoundingClientRect()]
    if (inner.top < outer.top || inner.bottom > outer.bottom)
      stack.scrollBy({ top: inner.top - outer.top - outer.height / 3, behavior: 'smooth' })
  })
}
