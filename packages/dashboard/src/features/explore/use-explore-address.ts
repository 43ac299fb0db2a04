import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'

const TYPING_PAUSE = 250 // ms; browsers refuse an address that changes with every key
const quiet = { replace: true, preventScrollReset: true } as const

/** What is looked for, kept in the address. Much less than useListAddress, which the first screen cannot carry. */
export function useExploreAddress() {
  const [params, setParams] = useSearchParams()
  const query = params.get('q') ?? ''
  // What the address does not say yet; it arrives a moment later.
  const [typed, setTyped] = useState<string>()
  if (typed === query) setTyped(undefined)
  const change = (name: 'q' | 'category', value: string) =>
    setParams((now) => {
      now.delete(name)
      if (value) now.set(name, value)
      return now
    }, quiet)
  // The address bar.
  useEffect(() => {
    if (typed === undefined) return
    const timer = setTimeout(() => change('q', typed), TYPING_PAUSE)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `change` is as new as the address
  }, [typed, params])
  return {
    query,
    category: params.get('category') ?? '',
    /** What the field shows. */
    text: typed ?? query,
    type: setTyped,
    choose: (category: string) => change('category', category),
    showAll: () => {
      setTyped(undefined)
      setParams({}, quiet)
    },
  }
}
