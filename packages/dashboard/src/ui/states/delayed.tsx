import { type ReactNode, useEffect, useState } from 'react'

export const LOADER_DELAY = 500 // spec §9, ms

/** Shows its content after the loader's delay, so that quick responses do not flicker. */
export function Delayed({ children, delay = LOADER_DELAY }: { children: ReactNode; delay?: number }) {
  const [isDue, setIsDue] = useState(delay === 0)
  // Effect: a timer.
  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), delay)
    return () => clearTimeout(timer)
  }, [delay])
  return isDue ? children : null
}
