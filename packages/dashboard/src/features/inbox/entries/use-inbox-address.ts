import { useDeferredValue, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { useListAddress } from '../../../ui/list/use-list-address.ts'
import { filterNames, inboxChoices, wantedOf } from './inbox-address.ts'
import { useOpenedAddress } from '../frame/use-opened-address.ts'

/** Tab, filters, search, order and the open entry, all stored in the address. */
export function useInboxAddress(experienceIds: readonly string[]) {
  const [params] = useSearchParams()
  const opened = useOpenedAddress()
  const [slide, link] = [params.get('slide') ?? '', params.get('link') ?? '']
  const choices = useMemo(() => inboxChoices(experienceIds, { slide, link }), [experienceIds, slide, link])
  const list = useListAddress(choices)
  // Each value is one of the choices above.
  const chosen = list.chosen
  const search = useDeferredValue(params.get('q') ?? '')
  return {
    ...list,
    ...opened,
    wanted: wantedOf(chosen, opened.own, search),
    /** Number of active filters, without the search. */
    filterCount: filterNames.filter((name) => chosen[name] !== choices[name][0]).length,
    showEverything: () => list.showAll(...filterNames),
  }
}
export type InboxAddress = ReturnType<typeof useInboxAddress>
