import { useEffect, useState } from 'react'
import { Icon } from '../icons/icon.tsx'
import styles from './toast-card.module.css'

export interface ToastContent {
  text: string
  tone?: 'plain' | 'done' | 'failed'
  /** Undoes the action; the toast closes. */
  undo?: {
    label: string
    onUndo: () => void
    /** Called when the toast is gone, pressed or not: what waited for Undo may proceed. */
    onGone?: () => void
  }
}

interface ToastCardProps extends ToastContent {
  /** Time on screen in ms; paused while the toast has the pointer or the focus. */
  duration: number
  onClose: () => void
}

const icons = { plain: undefined, done: 'check', failed: 'warning' } as const

/** One message. It runs its own timer, because the toaster pauses for the pointer only, not for the focus. */
export function ToastCard({ text, tone = 'plain', undo, duration, onClose }: ToastCardProps) {
  const [isHeld, setIsHeld] = useState(false)
  const [left, setLeft] = useState(duration)
  // Effect: the timer. It runs while the toast is not held, and remembers the time left.
  useEffect(() => {
    if (isHeld) return
    const started = performance.now()
    const timer = setTimeout(onClose, left)
    return () => {
      clearTimeout(timer)
      setLeft((before) => Math.max(0, before - (performance.now() - started)))
    }
    // `left` only changes when the timer stops; reading it here must not restart the timer.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [isHeld])
  const icon = icons[tone]
  return (
    <div
      className={styles.toast}
      data-tone={tone}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      {icon && <Icon name={icon} />}
      <span className={styles.text}>{text}</span>
      {undo && (
        <button
          type="button"
          className={styles.undo}
          onClick={() => {
            undo.onUndo()
            onClose()
          }}
        >
          {undo.label}
        </button>
      )}
    </div>
  )
}
