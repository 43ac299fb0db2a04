import type { Finding } from '@taplet/checks'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

type ArrivalTarget = Pick<Finding, 'widgetId' | 'control'>

/** The navigation state that another screen passes when it links here: see app-checks.tsx. */
export const arrivalState = (target: ArrivalTarget): { check: ArrivalTarget } => ({ check: target })

function targetOf(state: unknown): ArrivalTarget | undefined {
  // Only arrivalState writes this field, and the history returns it unchanged.
  return state instanceof Object ? (Reflect.get(state, 'check') as ArrivalTarget | undefined) : undefined
}

/** Calls back once with the place that “Take me there” on another screen linked to. */
export function useArrival(onArrive: (target: ArrivalTarget) => void): void {
  const { state, key } = useLocation()
  const arrived = useRef<string>(undefined)
  // Effect: the browser's history state.
  useEffect(() => {
    const target = targetOf(state)
    if (!target || arrived.current === key) return
    arrived.current = key
    onArrive(target)
  })
}
