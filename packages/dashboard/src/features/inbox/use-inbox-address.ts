import { useDeferredValue, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { useChangeParams } from '../../lib/use-change-params.ts'
import { useListAddress } from '../../ui/list/use-list-address.ts'
import { filterNames, inboxChoices, type InboxTab, wantedOf } from './inbox-address.ts'

const quiet = { preventScrollReset: true } as const

/** Tab, filters, search, order and what is open: all of it in the address. */
export function useInboxAddress(experienceIds: readonly string[]) {
  const [params] = useSearchParams()
  const changeParams = useChangeParams()
  const [slide, link] = [params.get('slide') ?? '', params.get('link') ?? '']
  const choices = useMemo(() => inboxChoices(experienceIds, { slide, link }), [experienceIds, slide, link])
  const list = useListAddress(choices)
  // Each is one of the choices above.
  const chosen = list.chosen
  const own = { from: params.get('from') ?? '', to: params.get('to') ?? '' }
  const search = useDeferredValue(params.get('q') ?? '')
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
    ...list,
    own,
    setOwn: (days: Partial<typeof own>) => change(days, true),
    wanted: wantedOf(chosen, own, search),
    openId: params.get('open') ?? '',
    /** Opens an entry; an empty id closes it. A step of the history where Back should close it. */
    open: (id: string, isStep: boolean) => change({ open: id }, !isStep),
    openPath: (id: string): string => {
      const next = new URLSearchParams(params)
      next.set('open', id)
      return `?${next}`
    },
    tabPath: (tab: InboxTab): string => (tab === 'reviews' ? '/app/inbox' : `/app/inbox?tab=${tab}`),
    /** How many filters narrow the list, the search not counted. */
    filterCount: filterNames.filter((name) => chosen[name] !== choices[name][0]).length,
    showEverything: () => list.showAll(...filterNames),
  }
}
export type InboxAddress = ReturnType<typeof useInboxAddress>
