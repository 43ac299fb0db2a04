import type { Finding } from '@taplet/checks'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

type Place = Pick<Finding, 'widgetId' | 'control'>

/** What another screen hands over when it leads here: see app-checks.tsx. */
export const arrivalState = (place: Place): { check: Place } => ({ check: place })

function placeOf(state: unknown): Place | undefined {
  // Only arrivalState writes this field, and history keeps it as it was.
  return state instanceof Object ? (Reflect.get(state, 'check') as Place | undefined) : undefined
}

/** Goes to the place that a person was sent to by “Take me there” on another screen, once. */
export function useArrival(onArrive: (place: Place) => void): void {
  const { state, key } = useLocation()
  const arrived = useRef<string>(undefined)
  // The browser's history brought it.
  useEffect(() => {
    const place = placeOf(state)
    if (!place || arrived.current === key) return
    arrived.current = key
    onArrive(place)
  })
}
