import { useSearchParams } from 'react-router'
import { useChangeParams } from '../../../lib/use-change-params.ts'

const quiet = { preventScrollReset: true } as const

/** The open entry and the custom range, which inbox lists keep in the address. */
export function useOpenedAddress() {
  const [params] = useSearchParams()
  const changeParams = useChangeParams()
  const own = { from: params.get('from') ?? '', to: params.get('to') ?? '' }
  const change = (names: Record<string, string>, replace: boolean) =>
    changeParams(
      (now) => {
        for (const [name, value] of Object.entries(names)) {
          if (value) now.set(name, value)
          else now.delete(name)
        }
        return now
      },
      { ...quiet, replace },
    )
  return {
    own,
    setOwn: (days: Partial<typeof own>) => change(days, true),
    openId: params.get('open') ?? '',
    /** Opens one; an empty id closes it. Adds a history entry where Back should close it. */
    open: (id: string, isStep: boolean) => change({ open: id }, !isStep),
    openPath: (id: string): string => {
      const next = new URLSearchParams(params)
      next.set('open', id)
      return `?${next}`
    },
  }
}
