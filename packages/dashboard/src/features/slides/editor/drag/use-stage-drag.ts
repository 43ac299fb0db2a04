import { type RefObject, useEffect, useRef, useState } from 'react'
import { cellsOf } from './cells-of.ts'
import { dropGap, type Line } from './drop-gap.ts'

export interface StageDrag {
  ids: readonly string[]
  gap: number
  line: Line
  point: { x: number; y: number }
}

interface Options {
  widgets: readonly { widgetId: string }[]
  /** What moves with this widget: itself, or the whole selection it belongs to. */
  idsWith: (widgetId: string) => readonly string[]
  /** Called when a long press has lifted a widget. */
  onHold: () => void
  onDrop: (ids: readonly string[], gap: number) => void
}

const FEW_PIXELS = 5 // a press that does not move stays a press
const HOLD_MS = 380 // a press this long lifts; a shorter one scrolls
const HOLD_SLACK = 9 // px that a resting finger may move
const EDGE = 56 // px at the edges of the stack where it scrolls
const SCROLL_STEP = 9 // px a frame

/**
 * Dragging widgets on the preview: by mouse, or by a long press, so that scrolling stays possible. Escape cancels. The
 * click that ends a drag selects nothing.
 */
export function useStageDrag(frame: RefObject<HTMLElement | null>, options: Options): StageDrag | undefined {
  const [drag, setDrag] = useState<StageDrag>()
  const latest = useRef(options)
  // Keeps the latest callbacks for the listeners below.
  useEffect(() => {
    latest.current = options
  })
  // Effect: pointer events on the preview.
  useEffect(() => {
    const root = frame.current
    if (!root) return
    const stop = listenForDrags(root, () => latest.current, setDrag)
    return stop
  }, [frame])
  return drag
}

function listenForDrags(root: HTMLElement, options: () => Options, show: (drag: StageDrag | undefined) => void) {
  let pressed: { id: string; x: number; y: number; isTouch: boolean } | undefined
  let drag: StageDrag | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let frameId = 0
  const set = (next: StageDrag | undefined) => {
    drag = next
    show(next)
  }
  const aim = (point: { x: number; y: number }, ids = drag?.ids) => {
    const found = ids && dropGap(cellsOf(root, options().widgets), point)
    if (ids && found) set({ ids, point, ...found })
  }
  const scroll = () => {
    if (!drag) return
    const stack = root.querySelector('.tp-stack')
    const box = stack?.getBoundingClientRect()
    if (stack && box) {
      const [above, below] = [drag.point.y - box.top, box.bottom - drag.point.y]
      const step = above < EDGE ? -SCROLL_STEP : below < EDGE ? SCROLL_STEP : 0
      const before = stack.scrollTop
      if (step) stack.scrollTop += step
      if (stack.scrollTop !== before) aim(drag.point)
    }
    frameId = requestAnimationFrame(scroll)
  }
  const begin = (point: { x: number; y: number }) => {
    if (!pressed) return
    clearTimeout(timer)
    aim(point, options().idsWith(pressed.id))
    // Selected text would be dragged along, or extended.
    document.getSelection()?.removeAllRanges()
    document.documentElement.dataset['carrying'] = ''
    frameId = requestAnimationFrame(scroll)
  }
  const end = (isDropped: boolean) => {
    clearTimeout(timer)
    cancelAnimationFrame(frameId)
    const done = drag
    pressed = undefined
    delete document.documentElement.dataset['carrying']
    if (!done) return
    set(undefined)
    // The click that ends a drag is not a press on what is there.
    const swallow = (event: Event) => {
      event.stopPropagation()
      event.preventDefault()
    }
    window.addEventListener('click', swallow, { capture: true, once: true })
    setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 50)
    if (isDropped) options().onDrop(done.ids, done.gap)
  }
  const handleDown = (event: PointerEvent) => {
    // The targets of these events are elements.
    const target = event.target as Element
    const cell = target.closest<HTMLElement>('.tp-stack [data-widget-id]')
    const id = cell?.dataset['widgetId']
    if (id === undefined || event.button !== 0 || !event.isPrimary || target.closest('[data-typing]')) return
    const point = { x: event.clientX, y: event.clientY }
    pressed = { id, ...point, isTouch: event.pointerType !== 'mouse' }
    if (pressed.isTouch)
      timer = setTimeout(() => {
        navigator.vibrate?.(12)
        options().onHold()
        begin(point)
      }, HOLD_MS)
  }
  const handleMove = (event: PointerEvent) => {
    if (!pressed) return
    const point = { x: event.clientX, y: event.clientY }
    if (drag) return aim(point)
    const moved = Math.hypot(point.x - pressed.x, point.y - pressed.y)
    if (pressed.isTouch && moved > HOLD_SLACK) return end(false)
    if (!pressed.isTouch && moved > FEW_PIXELS) begin(point)
  }
  const handleKey = (event: KeyboardEvent) => {
    if (!drag || event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    end(false)
  }
  const handleTouch = (event: TouchEvent) => {
    if (drag) event.preventDefault()
  }
  // The browser's own dragging of links and pictures would cancel ours.
  const handleNative = (event: Event) => event.preventDefault()
  // A press that may become a drag must not select text; presses in text being typed do not get here.
  const handleSelect = (event: Event) => {
    if (pressed) event.preventDefault()
  }
  const handleMenu = (event: Event) => {
    if (pressed?.isTouch) event.preventDefault()
  }
  const finish = new AbortController()
  const { signal } = finish
  root.addEventListener('pointerdown', handleDown, { signal })
  root.addEventListener('dragstart', handleNative, { signal })
  root.addEventListener('contextmenu', handleMenu, { signal })
  root.addEventListener('touchmove', handleTouch, { signal, passive: false })
  document.addEventListener('selectstart', handleSelect, { signal })
  window.addEventListener('pointermove', handleMove, { signal })
  window.addEventListener('pointerup', () => end(true), { signal })
  window.addEventListener('pointercancel', () => end(false), { signal })
  window.addEventListener('keydown', handleKey, { signal, capture: true })
  return () => {
    end(false)
    finish.abort()
  }
}
