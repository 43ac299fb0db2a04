import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'

const TYPING_PAUSE = 250 // ms; browsers refuse an address that changes with every key
const quiet = { replace: true, preventScrollReset: true } as const

/** The explore search, stored in the address. Much smaller than useListAddress, which the first screen cannot afford. */
export function useExploreAddress() {
  const [params, setParams] = useSearchParams()
  const query = params.get('q') ?? ''
  // Typed but not yet in the address; it arrives a moment later.
  const [typed, setTyped] = useState<string>()
  if (typed === query) setTyped(undefined)
  const change = (name: 'q' | 'category', value: string) =>
    setParams((now) => {
      now.delete(name)
      if (value) now.set(name, value)
      return now
    }, quiet)
  // Effect: the address bar.
  useEffect(() => {
    if (typed === undefined) return
    const timer = setTimeout(() => change('q', typed), TYPING_PAUSE)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `change` is as new as the address
  }, [typed, params])
  return {
    query,
    category: params.get('category') ?? '',
    /** The value of the search field. */
    text: typed ?? query,
    type: setTyped,
    choose: (category: string) => change('category', category),
    showAll: () => {
      setTyped(undefined)
      setParams({}, quiet)
    },
  }
}
