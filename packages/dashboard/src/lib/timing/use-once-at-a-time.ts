import { useEffect, useRef, useState } from 'react'
import { onceAtATime } from './once-at-a-time.ts'

/** A handler that takes no second call while one is under way; it does what the latest draw says. */
export function useOnceAtATime<Args extends readonly unknown[]>(run: (...args: Args) => Promise<unknown>) {
  const latest = useRef(run)
  // What it does next time; it is only called by people, who come after the draw.
  useEffect(() => {
    latest.current = run
  })
  // oxlint-disable-next-line react/refs -- read when a person presses, not while drawing
  const [once] = useState(() => onceAtATime((...args: Args) => latest.current(...args)))
  return once
}
