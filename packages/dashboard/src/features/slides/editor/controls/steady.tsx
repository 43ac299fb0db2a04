import { type ComponentType, isValidElement, memo, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { afterPaint, settlePaint } from '../../../../lib/timing/after-paint.ts'

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

/** The control whose change its form may not have been drawn with yet. */
let ahead: object | undefined

/**
 * A control that is drawn anew only when what it shows has changed. Forms hand it new functions with each letter that is
 * typed anywhere in them; it goes on with functions of its own, which call the newest ones. What a person does in it shows
 * at once, while its form is drawn a moment later; any other control waits for that, so that it never acts on an old form.
 */
export function steady<P extends object>(Control: ComponentType<P>): ComponentType<P> {
  // Its props are P but for functions, which take and give the same.
  const Kept = memo(Control as ComponentType<Props>, isSameProp)
  return function Steady(props: P) {
    const given = props as Props // an object like any other
    const latest = useRef(given)
    const [calls] = useState(() => new Map<string, Call>())
    const [own, setOwn] = useState<{ value: unknown }>()
    // What is called outlives a draw.
    useLayoutEffect(() => {
      latest.current = given
    })
    const show = (value: unknown) => {
      const shown = { value }
      setOwn(shown)
      afterPaint(() => setOwn((current) => (current === shown ? undefined : current)))
    }
    const callOf = (name: string): Call => {
      const known = calls.get(name)
      if (known) return known
      const isChange = name === 'onChange'
      const call: Call = (...args) => {
        if (ahead !== calls || !isChange) flushSync(settlePaint)
        if (isChange) {
          ahead = calls
          show(args[0])
        }
        const now = latest.current[name]
        return isCall(now) ? now(...args) : undefined
      }
      calls.set(name, call)
      return call
    }
    const kept = Object.fromEntries(
      Object.entries(given).map(([name, value]) => [name, isCall(value) ? callOf(name) : value]),
    )
    if (own) kept['value' in kept ? 'value' : 'checked'] = own.value
    return <Kept {...kept} />
  }
}
