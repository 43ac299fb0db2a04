import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useChangeParams } from '../../lib/use-change-params.ts'

/** The choices of a list by name; the first value of each is the default, left out of the address. */
type Choices = Readonly<Record<string, readonly [string, ...string[]]>>
type Chosen<Table extends Choices> = { [Name in keyof Table]: Table[Name][number] }

const SEARCH = 'q'
const quiet = { replace: true, preventScrollReset: true } as const
const TYPING_PAUSE = 250 // ms; browsers refuse an address that changes with every key

const withParam = (params: URLSearchParams, name: string, value: string): URLSearchParams => {
  const next = new URLSearchParams(params)
  if (value) next.set(name, value)
  else next.delete(name)
  return next
}

/** Search, sort, filter and layout of a list, in the address: states can be linked to and survive a reload. */
export function useListAddress<Table extends Choices>(choices: Table) {
  const [params] = useSearchParams()
  const change = useChangeParams()
  const shown = params.get(SEARCH) ?? ''
  const [search, setSearch] = useState(shown)
  const [seen, setSeen] = useState(shown)
  // The search typed but not yet in the address: it arrives a moment later.
  const [sent, setSent] = useState<string>()
  // The field follows the address unless typing changed that. Setting state while rendering is React's way to do so.
  if (shown !== seen) {
    setSeen(shown)
    setSent(undefined)
    if (shown !== sent) setSearch(shown)
  }
  // Effect: the address bar.
  useEffect(() => {
    if (search === shown) return
    const timer = setTimeout(() => {
      setSent(search)
      change((now) => withParam(now, SEARCH, search), quiet)
    }, TYPING_PAUSE)
    return () => clearTimeout(timer)
  }, [search, shown, change])
  const read = (name: string): string => {
    const allowed: readonly string[] = choices[name] ?? []
    const value = params.get(name)
    return (value !== null && allowed.includes(value) ? value : allowed[0]) ?? ''
  }
  return {
    search,
    setSearch,
    // Each value is one of its table, see read().
    chosen: Object.fromEntries(Object.keys(choices).map((name) => [name, read(name)])) as Chosen<Table>,
    choose: <Name extends keyof Table & string>(name: Name, value: Table[Name][number]) =>
      change((now) => withParam(now, name, value === choices[name]?.[0] ? '' : value), quiet),
    /** Clears search and filters; order and layout stay. */
    showAll: (...filters: (keyof Table & string)[]) => {
      setSearch('')
      setSent('')
      change((now) => [SEARCH, ...filters].reduce((next, name) => withParam(next, name, ''), now), quiet)
    },
  }
}
