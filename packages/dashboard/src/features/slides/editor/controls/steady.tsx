import { type ComponentType, isValidElement, memo, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { afterPaint, settlePaint } from '../../../../lib/timing/after-paint.ts'

type Props = Record<string, unknown>
type Call = (...given: unknown[]) => unknown
const isCall = (value: unknown): value is Call => typeof value === 'function'

const isFields = (value: unknown): value is Props => typeof value === 'object' && value !== null

/** True when plain data is equal. React elements always differ: comparing would take as long as rendering. */
function isSameProp(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (!isFields(one) || !isFields(other) || isValidElement(one) || isValidElement(other)) return false
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => name in other && isSameProp(one[name], other[name]))
  )
}

/** The control whose last change its form may not have rendered yet. */
let ahead: object | undefined

/**
 * A control that re-renders only when what it shows has changed. Forms pass new functions with each letter typed in
 * them; the control keeps stable functions, which call the newest ones. Changes in it show at once, while its form
 * renders a moment later; any other control waits for that, so that it never acts on an outdated form.
 */
export function steady<P extends object>(Control: ComponentType<P>): ComponentType<P> {
  // Its props are P except for functions, which keep their signatures.
  const Memoised = memo(Control as ComponentType<Props>, isSameProp)
  return function Steady(props: P) {
    const given = props as Props // an object like any other
    const latest = useRef(given)
    const [calls] = useState(() => new Map<string, Call>())
    const [own, setOwn] = useState<{ value: unknown }>()
    // Keeps the latest callbacks.
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
    const stableProps = Object.fromEntries(
      Object.entries(given).map(([name, value]) => [name, isCall(value) ? callOf(name) : value]),
    )
    if (own) stableProps['value' in stableProps ? 'value' : 'checked'] = own.value
    return <Memoised {...stableProps} />
  }
}
