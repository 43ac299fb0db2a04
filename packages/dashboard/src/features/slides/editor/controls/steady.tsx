import { type ComponentType, isValidElement, memo, useLayoutEffect, useRef, useState } from 'react'

type Props = Record<string, unknown>
type Call = (...given: unknown[]) => unknown
const isCall = (value: unknown): value is Call => typeof value === 'function'

const isFields = (value: unknown): value is Props => typeof value === 'object' && value !== null

/** True when plain data says the same. What is drawn counts as another thing: comparing it would take as long as drawing. */
function isSameProp(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (!isFields(one) || !isFields(other) || isValidElement(one) || isValidElement(other)) return false
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => name in other && isSameProp(one[name], other[name]))
  )
}

/**
 * A control that is drawn anew only when what it shows has changed. Forms hand it new functions with each letter that is
 * typed anywhere in them; it goes on with functions of its own, which call the newest ones.
 */
export function steady<P extends object>(Control: ComponentType<P>): ComponentType<P> {
  // Its props are P but for functions, which take and give the same.
  const Kept = memo(Control as ComponentType<Props>, isSameProp)
  return function Steady(props: P) {
    const given = props as Props // an object like any other
    const latest = useRef(given)
    const [calls] = useState(() => new Map<string, Call>())
    // What is called outlives a draw.
    useLayoutEffect(() => {
      latest.current = given
    })
    const callOf = (name: string): Call => {
      const known = calls.get(name)
      if (known) return known
      const call: Call = (...args) => {
        const now = latest.current[name]
        return isCall(now) ? now(...args) : undefined
      }
      calls.set(name, call)
      return call
    }
    const kept = Object.entries(given).map(([name, value]) => [name, isCall(value) ? callOf(name) : value])
    return <Kept {...Object.fromEntries(kept)} />
  }
}
