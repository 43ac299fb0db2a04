import { type RefObject, useLayoutEffect } from 'react'

/** Tells the toasts how much a sheet or bar covers at the bottom and side, so that they stay clear of it. */
export function useToastRoom(body: RefObject<HTMLElement | null>, stage: RefObject<HTMLElement | null>): void {
  // Effect: the browser's layout, as sheets are as tall as their content.
  useLayoutEffect(() => {
    const { style } = document.documentElement
    const element = stage.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => {
      const whole = body.current?.getBoundingClientRect()
      const part = element.getBoundingClientRect()
      if (!whole) return
      style.setProperty('--toast-foot', `${Math.round(whole.bottom - part.bottom)}px`)
      style.setProperty('--toast-side', `${Math.round(whole.right - part.right)}px`)
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty('--toast-foot')
      style.removeProperty('--toast-side')
    }
  }, [body, stage])
}
