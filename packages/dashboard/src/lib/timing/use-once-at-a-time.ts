import { useEffect, useRef, useState } from 'react'
import { onceAtATime } from './once-at-a-time.ts'

/** A handler that ignores calls while one is in progress; it runs the callback of the latest render. */
export function useOnceAtATime<Args extends readonly unknown[]>(run: (...args: Args) => Promise<unknown>) {
  const latest = useRef(run)
  // The next call runs this one; only people call it, and they come after the render.
  useEffect(() => {
    latest.current = run
  })
  // oxlint-disable-next-line react/refs -- read when a person presses, not while drawing
  const [once] = useState(() => onceAtATime((...args: Args) => latest.current(...args)))
  return once
}
