import { type PointerEvent, useRef, useState } from 'react'

/** How tall a sheet stands: as its content needs, or all the way up. */
export type SheetStop = 'HALF' | 'FULL'

const PULLED = 48 // px of a pull that mean the next stop

/** Where a sheet goes that was pulled down by `down` px (less than nothing: up). */
export function stopAfter(stop: SheetStop, down: number): SheetStop | 'CLOSED' {
  if (Math.abs(down) < PULLED) return stop
  if (down < 0) return 'FULL'
  return stop === 'FULL' ? 'HALF' : 'CLOSED'
}

/** Moves a sheet by its grabber: up to its full height, back, and away. `toggle` does it by a press or a key. */
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
      // The click that ends a pull.
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
