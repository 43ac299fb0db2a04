import { type PointerEvent, useRef, useState } from 'react'

/** Height of a sheet: as its content needs, or full height. */
export type SheetStop = 'HALF' | 'FULL'

const PULLED = 48 // px of a drag that reach the next stop

/** Where a sheet goes after being dragged down by `down` px (negative: up). */
export function stopAfter(stop: SheetStop, down: number): SheetStop | 'CLOSED' {
  if (Math.abs(down) < PULLED) return stop
  if (down < 0) return 'FULL'
  return stop === 'FULL' ? 'HALF' : 'CLOSED'
}

/** Drags a sheet by its handle: to full height, back, and closed. `toggle` changes the height by press or key. */
export function useSheetPull(onClose: () => void) {
  const panel = useRef<HTMLElement>(null)
  const [stop, setStop] = useState<SheetStop>('HALF')
  const start = useRef<{ y: number; height: number }>(undefined)
  const hasMoved = useRef(false)
  const show = (down: number) => {
    const { style } = panel.current ?? {}
    if (!style || !start.current) return
    style.translate = `0 ${Math.max(0, down)}px`
    style.height = down < 0 ? `${start.current.height - down}px` : ''
    style.maxHeight = down < 0 ? '100%' : ''
  }
  const settle = (down: number) => {
    show(0)
    start.current = undefined
    const next = stopAfter(stop, down)
    if (next === 'CLOSED') onClose()
    else setStop(next)
  }
  const pulled = (event: PointerEvent) => event.clientY - (start.current?.y ?? event.clientY)
  return {
    panel,
    stop,
    toggle: () => {
      // A click that ends a drag does not toggle.
      if (!hasMoved.current) setStop(stop === 'FULL' ? 'HALF' : 'FULL')
      hasMoved.current = false
    },
    grip: {
      onPointerDown: (event: PointerEvent) => {
        start.current = { y: event.clientY, height: panel.current?.offsetHeight ?? 0 }
        hasMoved.current = false
        event.currentTarget.setPointerCapture(event.pointerId)
      },
      onPointerMove: (event: PointerEvent) => {
        if (Math.abs(pulled(event)) > 4) hasMoved.current = true
        show(pulled(event))
      },
      onPointerUp: (event: PointerEvent) => settle(pulled(event)),
      onPointerCancel: () => settle(0),
    },
  }
}
