import { cloneElement, type ReactElement, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import styles from './hint.module.css'

type Side = 'top' | 'bottom' | 'left' | 'right'

interface HintProps {
  text: string
  /** E.g. "Ctrl Z". */
  shortcut?: string
  side?: Side
  /** One control; it receives the listeners that open and close the hint. */
  children: ReactElement<Record<string, unknown>>
}

const DELAY = 400 // ms of hover before a hint appears
const GAP = 8 // px between control and hint
const EDGE = 8 // px left free at the window's edge

/** Returns the top left corner of a hint of this size beside its control, inside the window. */
function place(control: DOMRect, hint: DOMRect, side: Side) {
  const isRow = side === 'left' || side === 'right'
  const x = { left: control.left - hint.width - GAP, right: control.right + GAP, top: 0, bottom: 0 }[side]
  const y = { top: control.top - hint.height - GAP, bottom: control.bottom + GAP, left: 0, right: 0 }[side]
  const left = isRow ? x : control.left + (control.width - hint.width) / 2
  const top = isRow ? control.top + (control.height - hint.height) / 2 : y
  const clamp = (value: number, max: number) => Math.max(EDGE, Math.min(value, max - EDGE))
  return { left: clamp(left, innerWidth - hint.width), top: clamp(top, innerHeight - hint.height) }
}

/** A tooltip that names a control with only an icon. Never the only place of needed text; touch does not show it. */
export function Hint({ text, shortcut, side = 'bottom', children }: HintProps) {
  const [control, setControl] = useState<HTMLElement | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hint = useRef<HTMLSpanElement>(null)
  const open = (target: HTMLElement, delay: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setControl(target), delay)
  }
  const close = () => {
    clearTimeout(timer.current)
    setControl(null)
  }
  // The timer must not open the hint of a control that is gone.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the latest clock is meant, read when the hint goes
  useEffect(() => () => clearTimeout(timer.current), [])
  // Measures the hint before it is painted.
  useLayoutEffect(() => {
    if (!control || !hint.current) return
    const { left, top } = place(control.getBoundingClientRect(), hint.current.getBoundingClientRect(), side)
    Object.assign(hint.current.style, { left: `${left}px`, top: `${top}px` })
  }, [control, side])
  // Escape closes a hint without moving the pointer (WCAG 1.4.13).
  useEffect(() => {
    if (!control) return
    const handleKey = (event: KeyboardEvent) => event.key === 'Escape' && setControl(null)
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [control])
  return (
    <>
      {/* oxlint-disable-next-line react/refs -- the listeners reach the clock when they are called, not while drawing */}
      {cloneElement(children, {
        onPointerEnter: (event: PointerEvent & { currentTarget: HTMLElement }) =>
          event.pointerType === 'mouse' && open(event.currentTarget, DELAY),
        onPointerLeave: close,
        onPointerDown: close,
        onFocus: (event: { currentTarget: HTMLElement }) =>
          event.currentTarget.matches(':focus-visible') && open(event.currentTarget, 0),
        onBlur: close,
      })}
      {control &&
        createPortal(
          // Hidden from screen readers: the control has the same text as its name.
          <span ref={hint} className={styles.hint} aria-hidden="true">
            {text}
            {shortcut && <kbd>{shortcut}</kbd>}
          </span>,
          document.body,
        )}
    </>
  )
}
