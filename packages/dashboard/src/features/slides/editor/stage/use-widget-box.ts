import { isSameData } from '@taplet/slides/edits'
import { type RefObject, useEffect, useRef, useState } from 'react'

export interface Box {
  left: number
  top: number
  width: number
  height: number
  /** It stands in a stack that is scrolled. */
  isScrolled: boolean
}

const cellOf = (root: HTMLElement, widgetId: string) =>
  root.querySelector<HTMLElement>(`[data-widget-id="${CSS.escape(widgetId)}"]`)

function boxIn(outer: DOMRect, cell: HTMLElement): Box {
  // What goes from edge to edge is wider than its cell.
  const parts = [cell, ...cell.querySelectorAll(':scope > *, :scope > * > *')].map((one) => one.getBoundingClientRect())
  const drawn = parts.filter(({ width, height }) => width > 0 && height > 0)
  const { top, height } = cell.getBoundingClientRect()
  const left = Math.min(...drawn.map((one) => one.left))
  const right = Math.max(...drawn.map((one) => one.right))
  return {
    left: left - outer.left,
    top: top - outer.top,
    width: right - left,
    height,
    isScrolled: (cell.closest('.tp-stack')?.scrollTop ?? 0) > 0,
  }
}

/** Where widgets of the preview stand within the frame around it; those that do not stand in it are left out. */
export function useWidgetBoxes(frame: RefObject<HTMLElement | null>, widgetIds: readonly string[]): readonly Box[] {
  const [boxes, setBoxes] = useState<readonly Box[]>([])
  // The browser's layout: after every draw, and when sizes, fonts or scroll positions change later.
  useEffect(() => {
    const root = frame.current
    if (!root) return
    const cells = widgetIds.flatMap((id) => cellOf(root, id) ?? [])
    const measure = () => {
      const outer = root.getBoundingClientRect()
      const next = cells.map((cell) => boxIn(outer, cell))
      setBoxes((before) => (isSameData(before, next) ? before : next))
    }
    measure()
    if (cells.length === 0 || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(measure)
    observer.observe(root)
    // What grows above a widget moves it: the stack's groups tell of all of them.
    for (const one of [...root.querySelectorAll('.tp-group'), ...cells]) observer.observe(one)
    root.addEventListener('scroll', measure, true)
    return () => {
      observer.disconnect()
      root.removeEventListener('scroll', measure, true)
    }
  })
  return boxes
}

/** Brings a widget into view when it is selected elsewhere, or has just been added. */
export function useScrolledIntoView(frame: RefObject<HTMLElement | null>, widgetId: string | undefined): void {
  const shown = useRef<string>(undefined)
  // The preview's own scroll position; after every draw, because what was added is drawn a moment after it is selected.
  useEffect(() => {
    if (shown.current === widgetId) return
    const cell = widgetId === undefined ? null : frame.current && cellOf(frame.current, widgetId)
    if (widgetId !== undefined && !cell) return
    shown.current = widgetId
    const stack = cell?.closest('.tp-stack')
    if (!cell || !stack) return
    scrollIntoView(stack, cell)
  })
}

/** Scrolls a widget to the upper third of the stack, unless all of it is in sight; the preview may be drawn smaller. */
function scrollIntoView(stack: Element, cell: Element): void {
  const [outer, inner] = [stack.getBoundingClientRect(), cell.getBoundingClientRect()]
  if (inner.top >= outer.top && inner.bottom <= outer.bottom) return
  const isCalm = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches
  const top = (inner.top - outer.top - outer.height / 3) * (stack.clientHeight / outer.height)
  stack.scrollBy({ top, behavior: isCalm ? 'instant' : 'smooth' })
}
