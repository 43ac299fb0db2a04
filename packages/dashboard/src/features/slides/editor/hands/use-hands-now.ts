import { useLayoutEffect, useRef, useState } from 'react'
import { useHandsContext } from './hands-context.ts'
import type { Hands } from './use-hands.ts'

/** Asks for the hands of the moment when something is done; the same function for ever, so that rows can be kept. */
export function useHandsNow(): () => Hands {
  const hands = useHandsContext()
  const latest = useRef(hands)
  // What outlives a draw: listeners of what is kept.
  useLayoutEffect(() => {
    latest.current = hands
  })
  const [now] = useState(() => () => latest.current)
  return now
}
