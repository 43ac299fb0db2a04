import { isSameData } from '@taplet/slides/edits'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { isCalm } from '../../../../lib/device/is-calm.ts'

export interface WidgetBox {
  left: number
  top: number
  width: number
  height: number
  /** It is in a scrolled stack. */
  isScrolled: boolean
}

const cellOf = (root: HTMLElement, widgetId: string) =>
  root.querySelector<HTMLElement>(`[data-widget-id="${CSS.escape(widgetId)}"]`)

function boxIn(outer: DOMRect, cell: HTMLElement): WidgetBox {
  // Full-width content is wider than its cell.
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

/** Positions of the preview's widgets within its frame; widgets outside it are omitted. */
export function useWidgetBoxes(
  frame: RefObject<HTMLElement | null>,
  widgetIds: readonly string[],
): readonly WidgetBox[] {
  const [boxes, setBoxes] = useState<readonly WidgetBox[]>([])
  // Effect: the browser's layout, after every render, and when sizes, fonts or scroll positions change later.
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
    // Growth above a widget moves it: the stack's groups report all of it.
    for (const one of [...root.querySelectorAll('.tp-group'), ...cells]) observer.observe(one)
    root.addEventListener('scroll', measure, true)
    return () => {
      observer.disconnect()
      root.removeEventListener('scroll', measure, true)
    }
  })
  return boxes
}

/** Scrolls to a widget when it is selected elsewhere, or was just added. */
export function useScrolledIntoView(frame: RefObject<HTMLElement | null>, widgetId: string | undefined): void {
  const shown = useRef<string>(undefined)
  // Effect: the preview's scroll position; after every render, since an added widget renders after its selection.
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

/** Scrolls a widget to the upper third of the stack, unless it is fully visible; the preview may be scaled down. */
function scrollIntoView(stack: Element, cell: Element): void {
  const [outer, inner] = [stack.getBoundingClientRect(), cell.getBoundingClientRect()]
  if (inner.top >= outer.top && inner.bottom <= outer.bottom) return
  const top = (inner.top - outer.top - outer.height / 3) * (stack.clientHeight / outer.height)
  stack.scrollBy({ top, behavior: isCalm() ? 'instant' : 'smooth' })
}
